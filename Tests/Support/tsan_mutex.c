// SPDX-License-Identifier: Apache-2.0
// Tells the thread sanitizer what a contended Swift Mutex does: the kernel hands the lock over there
// (FUTEX_LOCK_PI), which the sanitizer cannot see. Preloaded by Tests/sanitize.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

SWIFT void evenhand_lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void evenhand_unlock(SELF void *mutex) __asm__(UNLOCK);

SWIFT void evenhand_lock(uint32_t thread, SELF void *mutex) {
  SWIFT void (*original)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
  original(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void evenhand_unlock(SELF void *mutex) {
  SWIFT void (*original)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(mutex);
  original(mutex);
}
