// SPDX-License-Identifier: Apache-2.0
#include "trial_fork.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
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

void evenhand_limit_computing(double seconds) {
  double whole;
  double part = modf(seconds, &whole);
  struct itimerval limit = {
      .it_value = {.tv_sec = (time_t)whole, .tv_usec = (suseconds_t)(part * 1e6)}};
  signal(SIGPROF, SIG_DFL);
  setitimer(ITIMER_PROF, &limit, NULL);
}
