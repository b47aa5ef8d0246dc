// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "trial_copies.h"

#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

static const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGSYS, SIGTRAP};

pid_t evenhand_fork_trial(void) {
  // What is not yet written would be written by both.
  fflush(NULL);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child) return child;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before that was said.
  if (getppid() != parent) _exit(0);
  // What would look into a crash, as the Swift runtime's backtracer, would outlive the copy.
  for (size_t place = 0; place < sizeof crashes / sizeof *crashes; place++) {
    signal(crashes[place], SIG_DFL);
  }
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  return 0;
}

static int printed = -1;

void evenhand_keep_printed(void) {
  int file = memfd_create("printed", MFD_CLOEXEC);
  if (file < 0) return;
  if (fcntl(file, F_SETFL, O_APPEND) == 0 && dup2(file, STDOUT_FILENO) >= 0) {
    // That of the process that this one is a copy of.
    if (printed >= 0) close(printed);
    printed = file;
  } else {
    close(file);
  }
}

size_t evenhand_read_printed(uint8_t *bytes, size_t most) {
  if (printed < 0) return 0;
  fflush(stdout);
  off_t size = lseek(printed, 0, SEEK_END);
  if (size <= 0) return 0;
  off_t start = size > (off_t)most ? size - (off_t)most : 0;
  ssize_t count = pread(printed, bytes, most, start);
  return count > 0 ? (size_t)count : 0;
}

void evenhand_forget_printed(size_t least) {
  if (printed < 0) return;
  if (least == 0) fflush(stdout);
  if (lseek(printed, 0, SEEK_END) > (off_t)least) (void)!ftruncate(printed, 0);
}

void evenhand_limit_computing(double seconds) {
  double whole;
  double part = modf(seconds, &whole);
  struct itimerval limit = {
      .it_value = {.tv_sec = (time_t)whole, .tv_usec = (suseconds_t)(part * 1e6)}};
  signal(SIGPROF, SIG_DFL);
  setitimer(ITIMER_PROF, &limit, NULL);
}
