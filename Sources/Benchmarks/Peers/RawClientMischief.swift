// SPDX-License-Identifier: Apache-2.0

extension RawClientProgram {
  /// What no good client does:
  /// - `lie CALLS` calls whatever members with whatever arguments, 64 at a time, and prints how many
  ///   calls were answered; it fails where that is not each of them.
  /// - `hang SECONDS` asks for long lists and reads no answer, for so long.
  static let mischief = #"""
    static long answered;

    static int took(sd_bus_message *reply, void *data, sd_bus_error *error) {
      (void)data;
      (void)error;
      /* What comes from here is the end of patience, and no answer. */
      if (!sd_bus_message_is_method_error(reply, "org.freedesktop.DBus.Error.NoReply")) answered++;
      in_flight--;
      return 0;
    }

    static const char *one_of(const char *const *words) {
      int number = 0;
      while (words[number]) number++;
      return words[rand() % number];
    }

    static sd_bus_message *lie_once(void) {
      static const char *const paths[] = {
        ROOT, "/org/a11y/atspi/accessible/1", "/org/a11y/atspi/accessible/2",
        "/org/a11y/atspi/accessible/3", "/org/a11y/atspi/accessible/4000000000",
        "/org/a11y/atspi/cache", "/org/a11y/atspi/null", "/", "/elsewhere", NULL,
      };
      static const char *const interfaces[] = {
        ACCESSIBLE, PROPERTIES, "org.a11y.atspi.Action", "org.a11y.atspi.Component",
        "org.a11y.atspi.Value", "org.a11y.atspi.Text", "org.a11y.atspi.Cache",
        "org.a11y.atspi.Application", DAEMON ".Introspectable", DAEMON ".Peer", "a.b", NULL,
      };
      static const char *const members[] = {
        "GetChildren", "GetChildAtIndex", "GetState", "GetRole", "Get", "GetAll", "Set",
        "GetExtents", "Contains", "GetAccessibleAtPoint", "GetItems", "Introspect", "Ping",
        "GetName", "GetKeyBinding", "GetText", "GetLocalizedRoleName", "GetRelationSet", "Nonsense",
        NULL,
      };
      sd_bus_message *message = method(one_of(paths), one_of(interfaces), one_of(members));
      switch (rand() % 8) {
      case 0: sd_bus_message_append(message, "i", rand() % 3 ? rand() % 50 - 5 : 2147483647); break;
      case 1: sd_bus_message_append(message, "ss", one_of(interfaces), "Name"); break;
      case 2: sd_bus_message_append(message, "s", one_of(interfaces)); break;
      case 3: sd_bus_message_append(message, "iiu", rand() % 900, rand() % 900, rand() % 4); break;
      case 4: sd_bus_message_append(message, "ssv", one_of(interfaces), "CurrentValue", "d", 5.0);
        break;
      case 5: sd_bus_message_append(message, "a{sv}", 1, "x", "as", 2, "y", "z"); break;
      case 6: sd_bus_message_append(message, "u", (unsigned)rand()); break;
      default: break;
      }
      return message;
    }

    static int lie(int calls) {
      int left = calls;
      srand(getpid());
      while (left || in_flight) {
        while (left && in_flight < 64) {
          sd_bus_message *message = lie_once();
          if (sd_bus_call_async(bus, NULL, message, took, NULL, 60000000) < 0) return 2;
          sd_bus_message_unref(message);
          in_flight++;
          left--;
        }
        turn(5000000);
      }
      printf("%d %ld\n", calls, answered);
      return answered == calls ? 0 : 9;
    }

    static int hang(int length) {
      double end = now() + length;
      while (now() < end) {
        sd_bus_message *message = method("/org/a11y/atspi/accessible/1", ACCESSIBLE, "GetChildren");
        if (sd_bus_call_async(bus, NULL, message, took, NULL, 0) < 0) break;
        sd_bus_message_unref(message);
        usleep(20000);
      }
      /* It goes without a word. */
      _exit(0);
    }

    """#
}
