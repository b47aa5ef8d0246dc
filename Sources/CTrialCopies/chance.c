// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "trial_copies.h"

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
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

// Where the linker writes what a library calls by a name.
typedef struct {
  ElfW(Addr) base;
  const ElfW(Sym) * symbols;
  const char *names;
  const ElfW(Phdr) * readOnly;
} Library;

static void replace_slot(const Library *library, ElfW(Addr) offset) {
  ElfW(Addr) slot = library->base + offset;
  ElfW(Addr) page = slot & ~((ElfW(Addr))getpagesize() - 1);
  size_t size = slot + sizeof(void *) - page;
  const ElfW(Phdr) *kept = library->readOnly;
  bool isReadOnly =
      kept && offset >= kept->p_vaddr && offset < kept->p_vaddr + kept->p_memsz;
  if (isReadOnly && mprotect((void *)page, size, PROT_READ | PROT_WRITE)) return;
  *(void **)slot = (void *)answer;
  if (isReadOnly) mprotect((void *)page, size, PROT_READ);
  isReplaced = true;
}

static void replace_in(const Library *library, const ElfW(Rela) * entries, size_t bytes) {
  for (size_t place = 0; entries && place < bytes / sizeof *entries; place++) {
    size_t symbol = ELF64_R_SYM(entries[place].r_info);
    if (symbol && !strcmp(library->names + library->symbols[symbol].st_name, "syscall")) {
      replace_slot(library, entries[place].r_offset);
    }
  }
}

static int look_at(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  if (!strstr(info->dlpi_name, "/libswiftCore.so")) return 0;
  Library library = {.base = info->dlpi_addr};
  const ElfW(Dyn) *entry = NULL;
  for (int place = 0; place < info->dlpi_phnum; place++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[place];
    if (header->p_type == PT_DYNAMIC) entry = (void *)(library.base + header->p_vaddr);
    if (header->p_type == PT_GNU_RELRO) library.readOnly = header;
  }
  const ElfW(Rela) *calls = NULL, *others = NULL;
  size_t callBytes = 0, otherBytes = 0;
  for (; entry && entry->d_tag != DT_NULL; entry++) {
    switch (entry->d_tag) {
      case DT_SYMTAB: library.symbols = (void *)entry->d_un.d_ptr; break;
      case DT_STRTAB: library.names = (void *)entry->d_un.d_ptr; break;
      case DT_JMPREL: calls = (void *)entry->d_un.d_ptr; break;
      case DT_PLTRELSZ: callBytes = entry->d_un.d_val; break;
      case DT_RELA: others = (void *)entry->d_un.d_ptr; break;
      case DT_RELASZ: otherBytes = entry->d_un.d_val; break;
      default: break;
    }
  }
  if (library.symbols && library.names) {
    replace_in(&library, calls, callBytes);
    replace_in(&library, others, otherBytes);
  }
  return 1;
}

void evenhand_begin_chance(void) {
  if (!isReplaced) dl_iterate_phdr(look_at, NULL);
  state = 0;
  asked = 0;
}

size_t evenhand_chance_count(void) { return asked; }
