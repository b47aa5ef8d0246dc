// SPDX-License-Identifier: Apache-2.0

extension Dialect {
  static let qtWidgets = Dialect(
    toolkit: "Qt Widgets", language: "cpp", busName: "qt",
    lines: [
      .name: """
      widget->setAccessibleName(QObject::tr("Mute"));
      """,
      .label: """
      label->setText(QObject::tr("&Name:"));
      label->setBuddy(entry);
      """,
      .title: """
      window->setWindowTitle(QObject::tr("Preferences"));
      """,
      .picture: """
      image->setAccessibleName(QObject::tr("Warning"));
      """,
      .control: """
      // In the place of a widget that hears mousePressEvent:
      auto *play = new QToolButton(box);
      play->setIcon(QIcon::fromTheme("media-playback-start"));
      play->setAccessibleName(QObject::tr("Play"));
      play->setFocusPolicy(Qt::StrongFocus);
      QObject::connect(play, &QToolButton::clicked, box, on_play);
      """,
      .mnemonic: """
      button->setText(QObject::tr("A&bort"));
      """,
      .tab: """
      text->setTabChangesFocus(true);
      // And of a table: table->setTabKeyNavigation(false);
      """,
      .size: """
      button->setMinimumSize(24, 24);
      """,
    ])

  static let pyQt = Dialect(
    toolkit: "PyQt and PySide", language: "python", busName: "qt", mark: "python3",
    lines: [
      .name: """
      widget.setAccessibleName("Mute")
      """,
      .label: """
      label.setText("&Name:")
      label.setBuddy(entry)
      """,
      .title: """
      window.setWindowTitle("Preferences")
      """,
      .picture: """
      image.setAccessibleName("Warning")
      """,
      .control: """
      # In the place of a widget that hears mousePressEvent:
      play = QToolButton(box)
      play.setIcon(QIcon.fromTheme("media-playback-start"))
      play.setAccessibleName("Play")
      play.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
      play.clicked.connect(on_play)
      """,
      .mnemonic: """
      button.setText("A&bort")
      """,
      .tab: """
      text.setTabChangesFocus(True)
      # And of a table: table.setTabKeyNavigation(False)
      """,
      .size: """
      button.setMinimumSize(24, 24)
      """,
    ])

  static let qml = Dialect(
    toolkit: "Qt Quick", language: "qml", busName: "qt", mark: "Qml",
    lines: [
      .name: """
      Accessible.name: qsTr("Mute")
      """,
      .label: """
      // In the field; nameLabel is the id of the label beside it:
      Accessible.name: nameLabel.text
      """,
      .title: """
      title: qsTr("Preferences")
      """,
      .picture: """
      Accessible.role: Accessible.Graphic
      Accessible.name: qsTr("Warning")
      """,
      .control: """
      // In the place of a MouseArea round a picture:
      Button {
        icon.name: "media-playback-start"
        Accessible.name: qsTr("Play")
        onClicked: play()
      }
      """,
      .mnemonic: """
      text: qsTr("A&bort")
      """,
      .tab: """
      // In the TextArea:
      KeyNavigation.priority: KeyNavigation.BeforeItem
      KeyNavigation.tab: next
      KeyNavigation.backtab: previous
      """,
      .size: """
      implicitWidth: 24
      implicitHeight: 24
      """,
    ])
}
