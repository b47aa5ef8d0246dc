// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// A copy of this process with all that its memory holds, and with this thread alone: Swift has no
// fork. 0 in the copy, its number here, -1 with errno where there is none.
//
// The copy ends when the one that called ends. A crash ends it at once, without a core file and
// without whatever the program does about crashes.
pid_t evenhand_fork_trial(void);

// To be called in the copy: from now on it writes what it prints into memory of its own.
void evenhand_keep_printed(void);

// The last of what was printed since then; how many bytes there are.
size_t evenhand_read_printed(uint8_t *bytes, size_t most);

// Forgets what was printed until now, where it is more than so many bytes.
void evenhand_forget_printed(size_t least);

// From now on this process may use the processor for so many seconds before it is ended by SIGPROF;
// each call begins anew, and 0 takes the limit back.
void evenhand_limit_computing(double seconds);

// From now on Swift's random numbers on the main thread are those that they were after the last call.
// Nothing changes where Swift's library is linked into the program itself.
void evenhand_begin_chance(void);

// How often the main thread has asked for some since then.
size_t evenhand_chance_count(void);

// From now on what the main thread puts into Dispatch's main queue, and the tasks that it begins or
// goes on with, are given away instead, with the seconds after which they are to be done: by calling
// the function with the context, once. False where Dispatch is linked into the program itself, or is
// not there.
bool evenhand_take_work(void (*taker)(void (*function)(void *), void *context, double seconds));
