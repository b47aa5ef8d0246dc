// SPDX-License-Identifier: Apache-2.0

extension Dialect {
  static let gtk4C = Dialect(
    toolkit: "GTK 4", language: "c", busName: "gtk", series: "4",
    lines: [
      .name: """
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, "Mute", -1);
      """,
      .label: """
      gtk_label_set_text_with_mnemonic (GTK_LABEL (label), "_Name:");
      gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (entry),
                                      GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
      """,
      .title: """
      gtk_window_set_title (GTK_WINDOW (window), "Preferences");
      """,
      .picture: """
      gtk_accessible_update_property (GTK_ACCESSIBLE (image),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, "Warning", -1);
      """,
      .control: """
      /* In the place of a box or a drawing area with a click gesture: */
      GtkWidget *play = gtk_button_new_from_icon_name ("media-playback-start");
      gtk_accessible_update_property (GTK_ACCESSIBLE (play),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, "Play", -1);
      g_signal_connect (play, "clicked", G_CALLBACK (on_play), NULL);
      """,
      .mnemonic: """
      gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
      gtk_button_set_label (GTK_BUTTON (button), "A_bort");
      """,
      .tab: """
      gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (text), FALSE);
      """,
      .size: """
      gtk_widget_set_size_request (button, 24, 24);
      """,
    ])

  static let gtk4Python = Dialect(
    toolkit: "GTK 4", language: "python", busName: "gtk", series: "4", mark: "python3",
    lines: [
      .name: """
      widget.update_property([Gtk.AccessibleProperty.LABEL], ["Mute"])
      """,
      .label: """
      label.set_text_with_mnemonic("_Name:")
      label.set_mnemonic_widget(entry)
      """,
      .title: """
      window.set_title("Preferences")
      """,
      .picture: """
      image.update_property([Gtk.AccessibleProperty.LABEL], ["Warning"])
      """,
      .control: """
      # In the place of a box or a drawing area with a click gesture:
      play = Gtk.Button.new_from_icon_name("media-playback-start")
      play.update_property([Gtk.AccessibleProperty.LABEL], ["Play"])
      play.connect("clicked", on_play)
      """,
      .mnemonic: """
      button.set_use_underline(True)
      button.set_label("A_bort")
      """,
      .tab: """
      text.set_accepts_tab(False)
      """,
      .size: """
      button.set_size_request(24, 24)
      """,
    ])
}
