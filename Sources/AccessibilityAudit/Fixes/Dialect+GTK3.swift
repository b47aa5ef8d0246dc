// SPDX-License-Identifier: Apache-2.0

extension Dialect {
  static let gtk3C = Dialect(
    toolkit: "GTK 3", language: "c", busName: "gtk", series: "3",
    lines: [
      .name: """
      atk_object_set_name (gtk_widget_get_accessible (widget), "Mute");
      """,
      .label: """
      gtk_label_set_text_with_mnemonic (GTK_LABEL (label), "_Name:");
      gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
      """,
      .title: """
      gtk_window_set_title (GTK_WINDOW (window), "Preferences");
      """,
      .picture: """
      atk_object_set_name (gtk_widget_get_accessible (image), "Warning");
      """,
      .control: """
      /* In the place of an event box or a drawing area that hears clicks: */
      GtkWidget *play = gtk_button_new_from_icon_name ("media-playback-start", GTK_ICON_SIZE_BUTTON);
      atk_object_set_name (gtk_widget_get_accessible (play), "Play");
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

  static let gtk3Python = Dialect(
    toolkit: "GTK 3", language: "python", busName: "gtk", series: "3", mark: "python3",
    lines: [
      .name: """
      widget.get_accessible().set_name("Mute")
      """,
      .label: """
      label.set_text_with_mnemonic("_Name:")
      label.set_mnemonic_widget(entry)
      """,
      .title: """
      window.set_title("Preferences")
      """,
      .picture: """
      image.get_accessible().set_name("Warning")
      """,
      .control: """
      # In the place of an event box or a drawing area that hears clicks:
      play = Gtk.Button.new_from_icon_name("media-playback-start", Gtk.IconSize.BUTTON)
      play.get_accessible().set_name("Play")
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

  /// It publishes GTK 3's tree and no names of its own: `wxWindow::SetName` is for programs.
  static let wxWidgets = Dialect(
    toolkit: "wxWidgets on GTK 3", language: "cpp", busName: "gtk", series: "3", mark: "libwx_",
    lines: [
      .name: """
      atk_object_set_name(gtk_widget_get_accessible(widget->GetHandle()), "Mute");
      """,
      .label: """
      label->SetLabel("&Name:");
      gtk_label_set_mnemonic_widget(GTK_LABEL(label->GetHandle()), entry->GetHandle());
      """,
      .title: """
      window->SetTitle("Preferences");
      """,
      .picture: """
      atk_object_set_name(gtk_widget_get_accessible(image->GetHandle()), "Warning");
      """,
      .control: """
      // In the place of a panel or a static bitmap that hears clicks:
      auto *play = new wxBitmapButton(
        box, wxID_ANY, wxArtProvider::GetBitmap(wxART_GO_FORWARD, wxART_BUTTON));
      atk_object_set_name(gtk_widget_get_accessible(play->GetHandle()), "Play");
      play->Bind(wxEVT_BUTTON, on_play);
      """,
      .mnemonic: """
      button->SetLabel("A&bort");
      """,
      .size: """
      button->SetMinSize(wxSize(24, 24));
      """,
    ])
}
