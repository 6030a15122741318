// Runs a command once, its output thrown away, and prints what it took:
//   WALL_NANOSECONDS CPU_NANOSECONDS PEAK_KIBIBYTES EXIT_STATUS
// A program of its own, since Linux counts the memory of whoever starts a process among that process's peak.
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long nanoseconds(struct timeval time) { return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL; }

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  int nowhere = open("/dev/null", O_RDWR);
  long long start = now();
  pid_t child = fork();
  if (child == 0) {
    dup2(nowhere, 0);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    execvp(argv[1], argv + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 2;
  long long wall = now() - start;
#ifdef __APPLE__
  long peak = usage.ru_maxrss / 1024;
#else
  long peak = usage.ru_maxrss;
#endif
  printf("%lld %lld %ld %d\n", wall, nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), peak,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
