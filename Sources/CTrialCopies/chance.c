// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "replaced_calls.h"
#include "trial_copies.h"

#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Swift's library gets its random numbers from the kernel by libc's `syscall`, and lets nobody replace
// the function of its own that does so. Where that library calls `syscall`, it calls this instead.

static uint64_t state;
static size_t asked;
static bool isReplaced;

// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
static uint64_t next(void) {
  uint64_t mixed = state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

static long answer(
    long number, long first, long second, long third, long fourth, long fifth, long sixth) {
  if (number != SYS_getrandom || gettid() != getpid()) {
    return syscall(number, first, second, third, fourth, fifth, sixth);
  }
  asked++;
  uint8_t *bytes = (uint8_t *)first;
  for (long done = 0; done < second; done += (long)sizeof(uint64_t)) {
    uint64_t value = next();
    long left = second - done;
    memcpy(bytes + done, &value, left < (long)sizeof value ? (size_t)left : sizeof value);
  }
  return second;
}

void evenhand_begin_chance(void) {
  if (!isReplaced) {
    isReplaced = true;
    evenhand_replace_calls("/libswiftCore.so", "syscall", (void *)answer);
  }
  state = 0;
  asked = 0;
}

size_t evenhand_chance_count(void) { return asked; }
