// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>

// Heap allocations of this process so far. Linking this module puts a counter in front of malloc:
// for benchmarks only.
uint64_t evenhand_allocations(void);

// Bytes of the heap that are in use.
uint64_t evenhand_heap_bytes(void);
