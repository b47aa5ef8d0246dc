// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>

// Heap allocations of this process so far. Linking this module puts a counter in front of malloc:
// for benchmarks and tests only.
uint64_t evenhand_allocations(void);

// Bytes that this thread has asked the heap for so far, given back or not: what a piece of work on
// one thread cost, whatever other threads do meanwhile.
uint64_t evenhand_thread_allocated_bytes(void);

// Bytes of the heap that are in use.
uint64_t evenhand_heap_bytes(void);
