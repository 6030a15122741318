// What only a process has of the system's C library, by one name on every platform, and what Swift cannot call by itself:
// variadic functions and macros.

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// A thread, whose type is a number here and a pointer there.
struct SystemThread {
  pthread_t handle;
};

static inline bool startThread(
    struct SystemThread *thread, size_t stackSize, void *(*body)(void *), void *context) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  bool started = pthread_attr_setstacksize(&attributes, stackSize) == 0
      && pthread_create(&thread->handle, &attributes, body, context) == 0;
  pthread_attr_destroy(&attributes);
  return started;
}

static inline void joinThread(struct SystemThread thread) {
  pthread_join(thread.handle, NULL);
}

static inline int lastSystemError(void) {
  return errno;
}

static inline void clearSystemError(void) {
  errno = 0;
}

static inline int openFile(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

static inline bool isRegularFile(mode_t mode) {
  return S_ISREG(mode);
}

static inline bool isFolder(mode_t mode) {
  return S_ISDIR(mode);
}

static inline bool isSymbolicLink(mode_t mode) {
  return S_ISLNK(mode);
}

// When the file was changed last.
static inline struct timespec timeOfChange(struct stat status) {
#ifdef __APPLE__
  return status.st_mtimespec;
#else
  return status.st_mtim;
#endif
}

// Removes the files named 0 ..< count of an open folder (-1 if it was never opened), then the folder. Safe in a signal handler.
static inline void removeNumberedFiles(const char *path, int folder, int count) {
  // Other threads may still be making files. They fail once the folder is gone.
  for (int attempt = 0; attempt < 1000; attempt++) {
    for (int number = 0; folder >= 0 && number < count; number++) {
      char name[12];
      char *digit = name + sizeof name;
      *--digit = 0;
      int rest = number;
      do {
        *--digit = (char)('0' + rest % 10);
        rest /= 10;
      } while (rest > 0);
      unlinkat(folder, digit, 0);
    }
    if (rmdir(path) == 0 || (errno != ENOTEMPTY && errno != EEXIST)) return;
  }
}

// Of the main thread, in bytes.
static inline size_t stackLimit(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_STACK, &limit) == 0 ? (size_t)limit.rlim_cur : 0;
}

static inline void ignoreSignal(int number) {
  signal(number, SIG_IGN);
}

static inline void resetSignal(int number) {
  signal(number, SIG_DFL);
}

static inline bool isSignalIgnored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
