// The least that reading YAML by libyaml costs: its event loop over each file, and nothing done with the events.
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(2);
  }
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*size + 1);
  if (!bytes || fread(bytes, 1, *size, file) != *size) {
    fprintf(stderr, "%s: cannot be read\n", path);
    exit(2);
  }
  fclose(file);
  return bytes;
}

// A function of its own, so that callgrind can count it alone.
__attribute__((noinline)) long count_events(const unsigned char *bytes, size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  long count = 0;
  int at_end = 0;
  if (!yaml_parser_initialize(&parser)) exit(2);
  yaml_parser_set_input_string(&parser, bytes, size);
  while (!at_end) {
    if (!yaml_parser_parse(&parser, &event)) exit(1);
    at_end = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    count++;
  }
  yaml_parser_delete(&parser);
  return count;
}

int main(int argc, char **argv) {
  for (int index = 1; index < argc; index++) {
    size_t size;
    unsigned char *bytes = read_file(argv[index], &size);
    printf("%ld events in %s\n", count_events(bytes, size), argv[index]);
    free(bytes);
  }
  return 0;
}
