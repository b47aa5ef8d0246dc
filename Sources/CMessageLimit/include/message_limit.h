// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <gio/gio.h>

// GDBus decodes the whole body of every message before anybody can look at its header, and keeps the
// largest buffer that it ever needed: a call of 60 MiB blocks all others for seconds. This goes
// between the socket and GDBus.

// The header field by which a message that was cut can be told; D-Bus has none of this number, and
// unknown fields are passed over. It has the signature of the body that was there.
#define EVENHAND_CUT_FIELD 240

// Passes D-Bus messages through, in any pieces. The body of a message that has more than so many
// bytes is left out, as it comes, and its header says that there is none. A message whose header
// itself has more than 32 KiB is left out as a whole.
GConverter *evenhand_message_limit_new(gsize body_limit);
