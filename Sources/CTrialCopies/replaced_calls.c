// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "replaced_calls.h"

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Where the linker writes what an object calls by a name.
typedef struct {
  ElfW(Addr) base;
  const ElfW(Sym) * symbols;
  const char *names;
  const ElfW(Phdr) * readOnly;
} Object;

typedef struct {
  const char *library;
  const char *name;
  void *function;
} Replacement;

static void replace_slot(
    const Object *object, ElfW(Addr) offset, const Replacement *replacement) {
  ElfW(Addr) slot = object->base + offset;
  ElfW(Addr) page = slot & ~((ElfW(Addr))getpagesize() - 1);
  size_t size = slot + sizeof(void *) - page;
  const ElfW(Phdr) *kept = object->readOnly;
  bool isReadOnly =
      kept && offset >= kept->p_vaddr && offset < kept->p_vaddr + kept->p_memsz;
  if (isReadOnly && mprotect((void *)page, size, PROT_READ | PROT_WRITE)) return;
  *(void **)slot = replacement->function;
  if (isReadOnly) mprotect((void *)page, size, PROT_READ);
}

static void replace_in(
    const Object *object, const ElfW(Rela) * entries, size_t bytes,
    const Replacement *replacement) {
  for (size_t place = 0; entries && place < bytes / sizeof *entries; place++) {
    size_t symbol = ELF64_R_SYM(entries[place].r_info);
    if (symbol && !strcmp(object->names + object->symbols[symbol].st_name, replacement->name)) {
      replace_slot(object, entries[place].r_offset, replacement);
    }
  }
}

static int look_at(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const Replacement *replacement = context;
  if (replacement->library && !strstr(info->dlpi_name, replacement->library)) return 0;
  // The kernel's own object has addresses of another kind.
  if (strstr(info->dlpi_name, "linux-vdso")) return 0;
  Object object = {.base = info->dlpi_addr};
  const ElfW(Dyn) *entry = NULL;
  for (int place = 0; place < info->dlpi_phnum; place++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[place];
    if (header->p_type == PT_DYNAMIC) entry = (void *)(object.base + header->p_vaddr);
    if (header->p_type == PT_GNU_RELRO) object.readOnly = header;
  }
  const ElfW(Rela) *calls = NULL, *others = NULL;
  size_t callBytes = 0, otherBytes = 0;
  for (; entry && entry->d_tag != DT_NULL; entry++) {
    switch (entry->d_tag) {
      case DT_SYMTAB: object.symbols = (void *)entry->d_un.d_ptr; break;
      case DT_STRTAB: object.names = (void *)entry->d_un.d_ptr; break;
      case DT_JMPREL: calls = (void *)entry->d_un.d_ptr; break;
      case DT_PLTRELSZ: callBytes = entry->d_un.d_val; break;
      case DT_RELA: others = (void *)entry->d_un.d_ptr; break;
      case DT_RELASZ: otherBytes = entry->d_un.d_val; break;
      default: break;
    }
  }
  if (object.symbols && object.names) {
    replace_in(&object, calls, callBytes, replacement);
    replace_in(&object, others, otherBytes, replacement);
  }
  return 0;
}

void evenhand_replace_calls(const char *library, const char *name, void *function) {
  Replacement replacement = {.library = library, .name = name, .function = function};
  dl_iterate_phdr(look_at, &replacement);
}
