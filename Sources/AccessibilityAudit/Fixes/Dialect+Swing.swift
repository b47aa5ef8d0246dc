// SPDX-License-Identifier: Apache-2.0

extension Dialect {
  static let swing = Dialect(
    toolkit: "Swing", language: "java", busName: "J2SE-access-bridge",
    lines: [
      .name: """
      widget.getAccessibleContext().setAccessibleName("Mute");
      """,
      .label: """
      label.setDisplayedMnemonic('N');
      label.setLabelFor(entry);
      """,
      .title: """
      window.setTitle("Preferences");
      """,
      .picture: """
      image.getAccessibleContext().setAccessibleName("Warning");
      """,
      .control: """
      // In the place of a panel or a label with a MouseListener:
      JButton play = new JButton(icon);
      play.getAccessibleContext().setAccessibleName("Play");
      play.addActionListener(event -> onPlay());
      """,
      .mnemonic: """
      button.setMnemonic('B');
      """,
      .tab: """
      text.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
      text.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
      """,
      .size: """
      button.setPreferredSize(new Dimension(24, 24));
      """,
    ])
}
