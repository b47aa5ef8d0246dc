// SPDX-License-Identifier: Apache-2.0
#pragma once

// Where loaded objects call a function of another one by its name, they call this instead, for as
// long as the process lives. Nothing changes where it is linked into who calls it.
//
// Only objects with this in their path; NULL for all.
void evenhand_replace_calls(const char *library, const char *name, void *function);
