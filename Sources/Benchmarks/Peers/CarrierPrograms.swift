// SPDX-License-Identifier: Apache-2.0

/// The least that a program can be which answers `GetState` with a constant, on each library that
/// carries D-Bus. Each prints its name on the bus.
enum CarrierPrograms {
  static let gdbus = #"""
    #include <gio/gio.h>
    #include <stdio.h>
    #include <stdlib.h>

    /* Answered on the worker thread, which is as fast as GDBus goes. */
    static GDBusMessage *answer(GDBusConnection *bus, GDBusMessage *call, gboolean is_incoming,
                                gpointer data) {
      guint32 words[2] = {1 << 25, 0};
      (void)data;
      if (!is_incoming || g_strcmp0(g_dbus_message_get_member(call), "GetState")) return call;
      GDBusMessage *reply = g_dbus_message_new_method_reply(call);
      GVariant *states = g_variant_new_fixed_array(G_VARIANT_TYPE_UINT32, words, 2, 4);
      g_dbus_message_set_body(reply, g_variant_new_tuple(&states, 1));
      g_dbus_connection_send_message(bus, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, NULL, NULL);
      g_object_unref(reply);
      g_object_unref(call);
      return NULL;
    }

    int main(void) {
      GDBusConnection *bus = g_dbus_connection_new_for_address_sync(
        getenv("AT_SPI_BUS_ADDRESS"),
        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
          G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
        NULL, NULL, NULL);
      if (!bus) return 1;
      g_dbus_connection_add_filter(bus, answer, NULL, NULL);
      puts(g_dbus_connection_get_unique_name(bus));
      fflush(stdout);
      g_main_loop_run(g_main_loop_new(NULL, FALSE));
    }
    """#

  static let libdbus = #"""
    #include <dbus/dbus.h>
    #include <stdio.h>
    #include <stdlib.h>

    static DBusHandlerResult answer(DBusConnection *bus, DBusMessage *call, void *data) {
      dbus_uint32_t words[2] = {1 << 25, 0}, *states = words;
      DBusMessageIter body, array;
      (void)data;
      if (!dbus_message_is_method_call(call, "org.a11y.atspi.Accessible", "GetState"))
        return DBUS_HANDLER_RESULT_NOT_YET_HANDLED;
      DBusMessage *reply = dbus_message_new_method_return(call);
      dbus_message_iter_init_append(reply, &body);
      dbus_message_iter_open_container(&body, 'a', "u", &array);
      dbus_message_iter_append_fixed_array(&array, 'u', &states, 2);
      dbus_message_iter_close_container(&body, &array);
      dbus_connection_send(bus, reply, NULL);
      dbus_message_unref(reply);
      return DBUS_HANDLER_RESULT_HANDLED;
    }

    int main(void) {
      DBusConnection *bus = dbus_connection_open_private(getenv("AT_SPI_BUS_ADDRESS"), NULL);
      if (!bus || !dbus_bus_register(bus, NULL)) return 1;
      dbus_connection_add_filter(bus, answer, NULL, NULL);
      puts(dbus_bus_get_unique_name(bus));
      fflush(stdout);
      while (dbus_connection_read_write_dispatch(bus, -1)) {}
    }
    """#

  static let sdbus = #"""
    #include <stdio.h>
    #include <stdlib.h>
    #include <systemd/sd-bus.h>

    static int answer(sd_bus_message *call, void *data, sd_bus_error *error) {
      uint32_t words[2] = {1 << 25, 0};
      sd_bus_message *reply;
      (void)data;
      (void)error;
      if (!sd_bus_message_is_method_call(call, "org.a11y.atspi.Accessible", "GetState")) return 0;
      if (sd_bus_message_new_method_return(call, &reply) < 0) return 0;
      sd_bus_message_append_array(reply, 'u', words, sizeof words);
      sd_bus_send(NULL, reply, NULL);
      sd_bus_message_unref(reply);
      return 1;
    }

    int main(void) {
      sd_bus *bus;
      const char *name;
      if (sd_bus_new(&bus) < 0 || sd_bus_set_address(bus, getenv("AT_SPI_BUS_ADDRESS")) < 0 ||
          sd_bus_set_bus_client(bus, 1) < 0 || sd_bus_start(bus) < 0)
        return 1;
      sd_bus_add_filter(bus, NULL, answer, NULL);
      sd_bus_get_unique_name(bus, &name);
      puts(name);
      fflush(stdout);
      for (;;) {
        int handled = sd_bus_process(bus, NULL);
        if (handled < 0) return 1;
        if (!handled) sd_bus_wait(bus, UINT64_MAX);
      }
    }
    """#
}
