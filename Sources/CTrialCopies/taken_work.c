// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "replaced_calls.h"
#include "trial_copies.h"

#include <dlfcn.h>
#include <unistd.h>

// What Dispatch calls a block, by the ABI that the compiler's documentation describes.
typedef struct {
  void *kind;
  int flags;
  int reserved;
  void (*invoke)(void *);
} Block;

typedef void (*Function)(void *);

static void *(*copy)(const void *);
static void (*release)(const void *);
static uint64_t (*moment)(uint64_t when, int64_t nanoseconds);
static void (*async)(void *queue, void *block);
static void (*after)(uint64_t when, void *queue, void *block);
static void (*asyncFunction)(void *queue, void *context, Function function);
static void (*afterFunction)(uint64_t when, void *queue, void *context, Function function);
static void (*setWidth)(void *queue, long width);
static void *mainQueue;
static void (*take)(void (*function)(void *), void *context, double seconds);

// A moment's two upper bits say of which clock it is; one of the calendar's counts downwards.
static const uint64_t clockBits = 3ull << 62;
static const uint64_t sleepingClock = 1ull << 63;
static const uint64_t calendar = ~1ull;

static bool isMainThread(void) { return gettid() == getpid(); }

static double seconds_until(uint64_t when) {
  uint64_t clock = when & clockBits;
  bool isOfCalendar = clock == clockBits;
  uint64_t now = moment(isOfCalendar ? calendar : clock ? sleepingClock : 0, 0);
  int64_t left = isOfCalendar ? (int64_t)(now - when) : (int64_t)(when - now);
  return left > 0 ? (double)left / 1e9 : 0;
}

static void do_block(void *block) {
  ((Block *)block)->invoke(block);
  release(block);
}

static void take_async(void *queue, void *block) {
  if (queue != mainQueue || !isMainThread()) return async(queue, block);
  take(do_block, copy(block), 0);
}

static void take_after(uint64_t when, void *queue, void *block) {
  if (queue != mainQueue || !isMainThread()) return after(when, queue, block);
  take(do_block, copy(block), seconds_until(when));
}

// Of tasks, those of other actors too: one thread does all.
static void take_async_function(void *queue, void *context, Function function) {
  if (!isMainThread()) return asyncFunction(queue, context, function);
  take(function, context, 0);
}

static void take_after_function(uint64_t when, void *queue, void *context, Function function) {
  if (!isMainThread()) return afterFunction(when, queue, context, function);
  take(function, context, seconds_until(when));
}

// A queue of the library's own is made with the first task, and making it wide takes a thread, which
// a copy of the process would not have.
static void take_width(void *queue, long width) {
  if (!isMainThread()) setWidth(queue, width);
}

// Where a function is, and what is called in its place.
typedef struct {
  const char *name;
  void **original;
  void *replacement;
} Taken;

// What anybody calls, and what Swift's tasks call.
static const Taken takenFromAll[] = {
    {"dispatch_async", (void **)&async, (void *)take_async},
    {"dispatch_after", (void **)&after, (void *)take_after},
};
static const Taken takenFromTasks[] = {
    {"dispatch_async_f", (void **)&asyncFunction, (void *)take_async_function},
    {"dispatch_after_f", (void **)&afterFunction, (void *)take_after_function},
    {"dispatch_queue_set_width", (void **)&setWidth, (void *)take_width},
};

static bool find(const Taken *all, size_t count) {
  for (size_t place = 0; place < count; place++) {
    *all[place].original = dlsym(RTLD_DEFAULT, all[place].name);
    if (!*all[place].original) return false;
  }
  return true;
}

static void replace(const Taken *all, size_t count, const char *library) {
  for (size_t place = 0; place < count; place++) {
    evenhand_replace_calls(library, all[place].name, all[place].replacement);
  }
}

bool evenhand_take_work(void (*taker)(void (*function)(void *), void *context, double seconds)) {
  const size_t ofAll = sizeof takenFromAll / sizeof *takenFromAll;
  const size_t ofTasks = sizeof takenFromTasks / sizeof *takenFromTasks;
  copy = dlsym(RTLD_DEFAULT, "_Block_copy");
  release = dlsym(RTLD_DEFAULT, "_Block_release");
  moment = dlsym(RTLD_DEFAULT, "dispatch_time");
  mainQueue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  if (!copy || !release || !moment || !mainQueue) return false;
  if (!find(takenFromAll, ofAll) || !find(takenFromTasks, ofTasks)) return false;
  take = taker;
  replace(takenFromAll, ofAll, NULL);
  replace(takenFromTasks, ofTasks, "/libswift_Concurrency.so");
  return true;
}
