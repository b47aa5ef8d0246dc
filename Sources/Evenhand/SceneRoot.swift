// SPDX-License-Identifier: Apache-2.0

/// What is open in front of a window's views where the host can show no other window.
struct OpenedDialog: Identifiable {
  let id: Int
  let part: WindowPart
  let view: AnyView
}

/// The views of one of an application's windows, under its menus.
struct SceneRoot: View {
  let desk: WindowDesk
  /// What it shows; nil for what the first scene does.
  let window: OpenWindow?

  @State private var dialog: OpenedDialog?
  @State private var count = 0

  private var parts: SceneParts { desk.parts }

  private func open(_ part: WindowPart) {
    if !desk.open(part, about: nil) { showDialog(part, nil) }
  }

  private func open(id: String?, value: AnyHashable?) {
    desk.open(id: id, value: value, otherwise: showDialog)
  }

  private func openSettings() { desk.openSettings(otherwise: showDialog) }

  private func showDialog(_ part: WindowPart, _ value: AnyHashable?) {
    count += 1
    dialog = OpenedDialog(id: count, part: part, view: part.views(about: WindowTopic(value)))
  }

  private func close(_ request: DismissWindowAction.Request) {
    if dialog != nil {
      if request.id == nil || dialog?.part.id == request.id { dialog = nil }
    } else {
      desk.close(request, from: window)
    }
  }

  /// What the scenes add to the author's own menus.
  private func completed(_ menus: [MenuPart]) -> [MenuPart] {
    var menus = menus
    if parts.settings != nil {
      menus.insert(
        MenuPart(
          title: ProcessInfo.processInfo.processName,
          content: {
            AnyView(Button("Settings", action: openSettings).keyboardShortcut(","))
          }), at: 0)
    }
    let listed = parts.listed
    if !listed.isEmpty {
      menus.add(to: "Window") {
        AnyView(
          ForEach(listed.indices, id: \.self) { place in
            Button(listed[place].menuTitle) { open(listed[place]) }
              .keyboardShortcut(listed[place].shortcut)
          })
      }
    }
    return menus
  }

  private var views: AnyView {
    guard let window else {
      return parts.windows.first?.views(about: WindowTopic()) ?? AnyView(EmptyView())
    }
    return AnyView(
      window.part.views(about: window.topic)
        .windowClosed { desk.close(window) }
        .background {
          ClosingKeys(closesByEscape: window.part.closesByEscape) { desk.close(window) }
        })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if window?.hasMenus ?? true {
        CommandsBody(commands: parts.commands[...], menus: []) { menus in
          let menus = completed(menus)
          return AnyView(Group { if !menus.isEmpty { MenuBar(menus: menus) } })
        }
      }
      views.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .sheet(item: $dialog) { dialog in
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Text(dialog.part.title).font(.headline).accessibilityAddTraits(.isHeader)
          Spacer()
          Button("Close") { self.dialog = nil }
        }
        dialog.view
      }
      .accessibilityLabel(dialog.part.title)
    }
    .environment(\.supportsMultipleWindows, desk.opensWindows)
    .environment(\.openWindow, OpenWindowAction(open: open))
    .environment(\.dismissWindow, DismissWindowAction(close: close))
    .environment(\.openSettings, OpenSettingsAction(open: openSettings))
  }
}

/// The keys that close a window beside the first.
private struct ClosingKeys: View {
  let closesByEscape: Bool
  let close: () -> Void

  var body: some View {
    VStack {
      Button("Close", action: close).keyboardShortcut("w")
      if closesByEscape { Button("Close", action: close).keyboardShortcut(.cancelAction) }
    }
    .keysAlone()
  }
}

extension View {
  /// Takes keys, and is neither seen nor reached.
  func keysAlone() -> some View {
    frame(width: 0, height: 0)
      .opacity(0)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
