// SPDX-License-Identifier: Apache-2.0
#include "message_limit.h"

#include <string.h>

enum {
  FIXED_HEADER = 16,      // Up to and with the length of the array of header fields.
  SIGNATURE_FIELD = 8,    // The D-Bus specification's number.
  HEADER_LIMIT = 1 << 15, // Bytes; a path and four names have room in it many times over.
};

// Input is taken only as output is given: what reads through a converter asks the socket for more as
// soon as all input is taken.
typedef struct {
  GObject parent;
  gsize body_limit;
  gsize header_size; // 0 between two messages.
  gsize header_done; // So many bytes of it are through.
  gsize signature;   // Where the header's field of that name has its number; 0 where it has none.
  guint64 body_left;
  gboolean passes_body;
} MessageLimit;

typedef struct {
  GObjectClass parent;
} MessageLimitClass;

static void message_limit_converter_init(GConverterIface *interface);

G_DEFINE_TYPE_WITH_CODE(MessageLimit, message_limit, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_CONVERTER, message_limit_converter_init))

static void begin_message(MessageLimit *self) {
  self->header_size = 0;
  self->header_done = 0;
  self->signature = 0;
  self->body_left = 0;
  self->passes_body = TRUE;
}

// A number in a message, whose first byte tells the order of its bytes.
static guint32 number_at(const guint8 *message, gsize offset) {
  guint32 number;
  memcpy(&number, message + offset, sizeof number);
  return message[0] == 'B' ? GUINT32_FROM_BE(number) : GUINT32_FROM_LE(number);
}

static guint64 aligned(guint64 offset, gsize alignment) {
  return (offset + alignment - 1) / alignment * alignment;
}

// Behind the value of a header field, which has one basic type; 0 where that cannot be told.
static guint64 end_of_value(const guint8 *header, guint64 offset, char type, gsize end) {
  switch (type) {
  case 's':
  case 'o':
    offset = aligned(offset, 4);
    return offset + 4 > end ? 0 : offset + 4 + number_at(header, offset) + 1;
  case 'g':
    return offset >= end ? 0 : offset + 1 + header[offset] + 1;
  case 'u':
  case 'i':
    return aligned(offset, 4) + 4;
  default:
    return 0;
  }
}

// Where the field of the body's signature has its number; 0 where there is none.
static gsize signature_field(const guint8 *header) {
  gsize end = FIXED_HEADER + number_at(header, 12);
  guint64 offset = FIXED_HEADER;
  // A field is its number, a signature of one letter with its length before and a zero behind it,
  // and the value.
  while (offset + 4 <= end && header[offset + 1] == 1) {
    if (header[offset] == SIGNATURE_FIELD) return offset;
    guint64 value = end_of_value(header, offset + 4, (char)header[offset + 2], end);
    if (value == 0) return 0;
    offset = aligned(value, 8);
  }
  return 0;
}

// Decides what becomes of a message; FALSE where more of its header is needed for that.
static gboolean take_header(MessageLimit *self, const guint8 *in, gsize size) {
  if (size < FIXED_HEADER) return FALSE;
  guint64 header_size = aligned(FIXED_HEADER + (guint64)number_at(in, 12), 8);
  self->body_left = number_at(in, 4);
  if (header_size > FIXED_HEADER + HEADER_LIMIT) {
    self->body_left += header_size;
    self->passes_body = FALSE;
    self->header_size = self->header_done = FIXED_HEADER;
    return TRUE;
  }
  if (size < header_size) return FALSE;
  self->header_size = header_size;
  self->passes_body = self->body_left <= self->body_limit;
  if (!self->passes_body) self->signature = signature_field(in);
  return TRUE;
}

// Of a message that is cut, the header says that there is no body. The field of the signature gets
// another number, so that nothing has to move.
static void pass_header(MessageLimit *self, const guint8 *in, guint8 *out, gsize count) {
  memcpy(out, in, count);
  if (!self->passes_body) {
    for (gsize place = 0; place < count; place++) {
      gsize offset = self->header_done + place;
      if (offset >= 4 && offset < 8) out[place] = 0;
      if (offset == self->signature && offset > 0) out[place] = EVENHAND_CUT_FIELD;
    }
  }
  self->header_done += count;
}

static GConverterResult message_limit_convert(GConverter *converter, const void *input,
                                              gsize input_size, void *output, gsize output_size,
                                              GConverterFlags flags, gsize *bytes_read,
                                              gsize *bytes_written, GError **error) {
  MessageLimit *self = (MessageLimit *)converter;
  const guint8 *in = input;
  guint8 *out = output;
  gsize read = 0, written = 0;
  for (;;) {
    gsize in_left = input_size - read, out_left = output_size - written;
    if (self->header_size == 0) {
      if (!take_header(self, in + read, in_left)) break;
    } else if (self->header_done < self->header_size) {
      gsize count = MIN(self->header_size - self->header_done, MIN(in_left, out_left));
      if (count == 0) break;
      pass_header(self, in + read, out + written, count);
      read += count;
      written += count;
    } else if (self->body_left > 0) {
      gsize count = MIN(self->body_left, self->passes_body ? MIN(in_left, out_left) : in_left);
      if (count == 0) break;
      if (self->passes_body) {
        memcpy(out + written, in + read, count);
        written += count;
      }
      read += count;
      self->body_left -= count;
    } else {
      begin_message(self);
    }
  }
  *bytes_read = read;
  *bytes_written = written;
  if (read > 0) return G_CONVERTER_CONVERTED;
  if (flags & G_CONVERTER_INPUT_AT_END) return G_CONVERTER_FINISHED;
  if (output_size == 0) {
    g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "no room");
  } else {
    g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT, "more is needed");
  }
  return G_CONVERTER_ERROR;
}

static void message_limit_reset(GConverter *converter) { begin_message((MessageLimit *)converter); }

static void message_limit_converter_init(GConverterIface *interface) {
  interface->convert = message_limit_convert;
  interface->reset = message_limit_reset;
}

static void message_limit_class_init(MessageLimitClass *class) { (void)class; }

static void message_limit_init(MessageLimit *self) { begin_message(self); }

GConverter *evenhand_message_limit_new(gsize body_limit) {
  MessageLimit *self = g_object_new(message_limit_get_type(), NULL);
  self->body_limit = body_limit;
  return G_CONVERTER(self);
}
