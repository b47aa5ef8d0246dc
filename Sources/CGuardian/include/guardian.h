// SPDX-License-Identifier: Apache-2.0
#pragma once

// Runs this program again as a grandchild, under a guardian that ends everything that the grandchild
// leaves behind, however it ends.
//
// Swift has no fork, and a process can adopt what its descendants leave behind (a child subreaper)
// only where it is their ancestor: so the command cannot be its own guardian.
//
// Three processes come of it. This one stays what its parent knows: it passes signals on, and ends as
// the grandchild ends. The guardian has a process group of its own, so that a signal to the group of
// the other two leaves it, and another name. The grandchild is the program, with `mark`
// ("NAME=VALUE") in its environment; it stays in this process's group.
//
// Comes back only where there is no guardian: a fork failed. `arguments` end with NULL.
// `folder_prefix` is what the paths of the grandchild's folders begin with; they are removed at its
// end. To be called before there are threads.
void evenhand_run_guarded(
    const char *executable, char *const arguments[], const char *mark, const char *folder_prefix);
