// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "guardian.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// What a command may be sent; what cannot be caught needs no passing on.
static const int passed_on[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM};
static const size_t passed_on_count = sizeof passed_on / sizeof *passed_on;

// Programs get this long to end by themselves before they are killed: an X server removes its lock.
static const int patience_milliseconds = 2000;
// For what has been killed to be gone: what waits for a disk can take its time.
static const int last_patience_milliseconds = 10000;
static const int look_milliseconds = 10;

static volatile sig_atomic_t program = 0;

static void pass_on(int number) {
  if (program > 0) kill(program, number);
}

static void nothing(int number) { (void)number; }

static void handle(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void pause_between_looks(void) {
  struct timespec time = {.tv_nsec = look_milliseconds * 1000000L};
  nanosleep(&time, NULL);
}

// The parent of a process, or 0 where it is gone. "12 (a name) with ) S 1 ..."
static pid_t parent_of(pid_t process) {
  char path[32], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  const char *end = strrchr(text, ')');
  int parent = 0;
  return end && sscanf(end + 1, " %*c %d", &parent) == 1 ? parent : 0;
}

static bool descends_from(pid_t process, pid_t ancestor) {
  // A cycle cannot be, but the table is read while it changes.
  for (int steps = 0; process > 1 && steps < 1000; steps++) {
    process = parent_of(process);
    if (process == ancestor) return true;
  }
  return false;
}

static void signal_descendants(int number) {
  DIR *folder = opendir("/proc");
  if (!folder) return;
  pid_t own = getpid();
  for (struct dirent *entry; (entry = readdir(folder));) {
    char *end;
    long process = strtol(entry->d_name, &end, 10);
    if (*end || process <= 1 || process == own) continue;
    if (descends_from((pid_t)process, own)) kill((pid_t)process, number);
  }
  closedir(folder);
}

// Whether a child is left; what has ended is collected, and the program's end noted. What its
// descendants leave behind becomes this process's children, so none left is none at all.
static bool has_children(pid_t command, int *status) {
  for (;;) {
    int ending = 0;
    pid_t ended = waitpid(-1, &ending, WNOHANG);
    if (ended > 0 && ended == command) *status = ending;
    if (ended == 0) return true;
    if (ended < 0 && errno != EINTR) return false;
  }
}

static void end_descendants(pid_t command, int *status) {
  int ended = 0;
  if (!has_children(command, status)) return;
  signal_descendants(SIGTERM);
  // What is stopped takes no other signal before it continues.
  signal_descendants(SIGCONT);
  for (; ended < patience_milliseconds; ended += look_milliseconds) {
    if (!has_children(command, status)) return;
    pause_between_looks();
  }
  for (ended = 0; ended < last_patience_milliseconds; ended += look_milliseconds) {
    signal_descendants(SIGKILL);
    if (!has_children(command, status)) return;
    pause_between_looks();
  }
}

static void collect(pid_t child) {
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
}

static void remove_folders(const char *prefix) {
  pid_t remover = fork();
  if (remover == 0) {
    char *const environment[] = {"PATH=/usr/bin:/bin", NULL};
    char *const arguments[] = {"sh", "-c", "rm -rf -- \"$1\"-*", "sh", (char *)prefix, NULL};
    execve("/bin/sh", arguments, environment);
    _exit(127);
  }
  if (remover > 0) collect(remover);
}

// So that who ends the program by its name, by its command line or by a variable that it was given
// does not end this too.
static void take_another_name(char *const arguments[]) {
  static const char name[] = "guardian";
  prctl(PR_SET_NAME, name);
  for (int index = 0; environ[index]; index++) memset(environ[index], 0, strlen(environ[index]));
  for (int index = 0; arguments[index]; index++) {
    size_t length = strlen(arguments[index]);
    memset(arguments[index], 0, length);
    if (index == 0) strncpy(arguments[index], name, length);
  }
}

static void leave_files(int kept) {
  int none = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int file = 0; none >= 0 && file <= 2; file++) dup2(none, file);
  if (kept > 3) close_range(3, kept - 1, 0);
  close_range(kept + 1, ~0U, 0);
}

// Never comes back. `parent` is written to, and tells by its end that the first process is gone.
static void guard(
    pid_t command, int parent, char *const arguments[], const char *folder_prefix) {
  int status = 0;
  setpgid(0, 0);
  take_another_name(arguments);
  leave_files(parent);
  for (size_t index = 0; index < passed_on_count; index++) handle(passed_on[index], SIG_IGN);
  handle(SIGPIPE, SIG_IGN);
  handle(SIGCHLD, nothing);
  sigset_t during_wait;
  sigemptyset(&during_wait);

  ssize_t written = write(parent, &command, sizeof command);
  bool is_ended = false;
  while (!is_ended && written == sizeof command) {
    int ending = 0;
    pid_t ended = waitpid(-1, &ending, WNOHANG);
    if (ended == command) {
      status = ending;
      is_ended = true;
    } else if (ended == 0) {
      struct pollfd reader = {.fd = parent};
      // A pipe without a reader is an error, which is always told.
      if (ppoll(&reader, 1, NULL, &during_wait) > 0) break;
    } else if (ended < 0 && errno != EINTR) {
      break;
    }
  }
  if (!is_ended) kill(command, SIGKILL);
  end_descendants(command, &status);
  remove_folders(folder_prefix);
  if (write(parent, &status, sizeof status) < 0) _exit(1);
  _exit(0);
}

static bool read_whole(int file, void *bytes, size_t count) {
  for (size_t done = 0; done < count;) {
    ssize_t now = read(file, (char *)bytes + done, count - done);
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) return false;
    done += (size_t)now;
  }
  return true;
}

// Ends as the program has ended.
static void end_as(int status) {
  if (WIFSIGNALED(status)) {
    int number = WTERMSIG(status);
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    handle(number, SIG_DFL);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    sigprocmask(SIG_UNBLOCK, &only, NULL);
    kill(getpid(), number);
    _exit(128 + number);
  }
  _exit(WEXITSTATUS(status));
}

void evenhand_run_guarded(
    const char *executable, char *const arguments[], const char *mark, const char *folder_prefix) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return;
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);

  pid_t guardian = fork();
  if (guardian == 0) {
    close(ends[0]);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t command = fork();
    if (command == 0) {
      // Whoever ends the guardian ends the program, which then cleans up itself.
      prctl(PR_SET_PDEATHSIG, SIGTERM);
      char *variable = strdup(mark);
      if (variable) putenv(variable);
      sigprocmask(SIG_SETMASK, &before, NULL);
      execv(executable, arguments);
      _exit(127);
    }
    if (command > 0) guard(command, ends[1], arguments, folder_prefix);
    _exit(1);
  }
  close(ends[1]);

  pid_t command = 0;
  if (guardian > 0 && read_whole(ends[0], &command, sizeof command)) {
    program = command;
    for (size_t index = 0; index < passed_on_count; index++) {
      handle(passed_on[index], pass_on);
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    int status = 0;
    bool is_told = read_whole(ends[0], &status, sizeof status);
    collect(guardian);
    if (is_told) end_as(status);
    // The guardian was killed. The kernel has told the program to end.
    _exit(128 + SIGKILL);
  }
  close(ends[0]);
  if (guardian > 0) collect(guardian);
  sigprocmask(SIG_SETMASK, &before, NULL);
}
