/* Prints the columns and the content size of every frame table in a JSON file of layoutc. */
#include <stdio.h>

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (file == NULL) {
    fprintf(stderr, "usage: report FILE\n");
    return 2;
  }
  char line[4096];
  int columns = 0;
  double width, height;
  while (fgets(line, sizeof line, file) != NULL) {
    if (sscanf(line, " \"contentSize\": [%lf, %lf]", &width, &height) == 2) {
      printf("columns: %d, content: %g x %g points\n", columns, width, height);
    } else {
      sscanf(line, " \"columns\": %d", &columns);
    }
  }
  fclose(file);
  return 0;
}
