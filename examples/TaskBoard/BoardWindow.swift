// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The window: what can be done, what is wrong, and the lists side by side.
struct BoardWindow: View {
  let model: BoardModel

  /// "light" or "dark", where the person has chosen; otherwise the desktop decides.
  @AppStorage("colours") private var chosen = ""
  @Environment(\.colorScheme) private var scheme
  @State private var edited: Card?
  @Environment(\.colorSchemeContrast) private var contrast
  @ScaledMetric private var listWidth: CGFloat = 260

  private static let spacing: CGFloat = 14

  private var theme: Theme {
    let theme = isDark ? Theme.dark : Theme.light
    return contrast == .increased ? theme.withMoreContrast : theme
  }

  /// The lists share the window; where they would become narrow they go past it, and one alone never does.
  private func width(ofListIn window: CGFloat) -> CGFloat {
    let count = CGFloat(max(1, model.board.lists.count))
    let room = max(0, window - 2 * Self.spacing)
    let share = (room - (count - 1) * Self.spacing) / count
    return max(share, min(listWidth, room))
  }

  private var isDark: Bool { chosen.isEmpty ? scheme == .dark : chosen == "dark" }

  private var isDarkChosen: Binding<Bool> {
    Binding(get: { isDark }, set: { chosen = $0 ? "dark" : "light" })
  }

  var body: some View {
    VStack(spacing: 0) {
      bar(theme)
      if let problem = model.problem { ProblemBanner(problem: problem, model: model) }
      GeometryReader { window in
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: Self.spacing) {
            ForEach(model.board.lists) { list in
              ListColumn(list: list, model: model, width: width(ofListIn: window.size.width)) {
                edited = $0
              }
            }
          }
          .padding(Self.spacing)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .disabled(model.isBroken)
    }
    .foregroundColor(theme.text)
    .background(theme.ground)
    .environment(\.theme, theme)
    .preferredColorScheme(isDark ? .dark : .light)
    .sheet(item: $edited) { card in
      CardEditor(card: card, model: model)
    }
  }

  /// In one row, or where that has no room in two or more: words are not broken.
  private func bar(_ theme: Theme) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 10) {
        title(theme)
        Spacer(minLength: 8)
        history
        darkSwitch
      }
      VStack(alignment: .leading, spacing: 8) {
        title(theme)
        HStack(spacing: 10) {
          history
          darkSwitch
        }
      }
      VStack(alignment: .leading, spacing: 8) {
        title(theme)
        HStack(spacing: 10) {
          history.labelStyle(.iconOnly)
          darkSwitch
        }
      }
      VStack(alignment: .leading, spacing: 8) {
        title(theme)
        HStack(spacing: 10) { history.labelStyle(.iconOnly) }
        darkSwitch
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 14).padding(.vertical, 8)
    .background(theme.bar)
  }

  @ViewBuilder private func title(_ theme: Theme) -> some View {
    HStack(spacing: 10) {
      Text("Task Board").font(.title3.weight(.semibold)).fixedSize().accessibilityHeading(.h1)
      Text(model.file.url.lastPathComponent).font(.caption).foregroundColor(theme.secondary)
        .lineLimit(1).truncationMode(.middle)
    }
  }

  private var darkSwitch: some View {
    Toggle(isOn: isDarkChosen) { Text("Dark").fixedSize() }.toggleStyle(.switch)
  }

  @ViewBuilder private var history: some View {
    Button {
      announce(model.undoName.map { "Undone: \($0)" })
      withAnimation(.snappy) { model.undo() }
    } label: {
      Label("Undo", systemImage: "arrow.uturn.backward").fixedSize()
    }
    .keyboardShortcut("z")
    .disabled(model.undoName == nil)
    .help(model.undoName.map { "Undo \($0)" } ?? "Nothing to undo")
    Button {
      announce(model.redoName.map { "Done again: \($0)" })
      withAnimation(.snappy) { model.redo() }
    } label: {
      Label("Redo", systemImage: "arrow.uturn.forward").fixedSize()
    }
    .keyboardShortcut("z", modifiers: [.command, .shift])
    .disabled(model.redoName == nil)
  }

  private func announce(_ words: String?) {
    if let words { AccessibilityNotification.Announcement(words).post() }
  }
}

extension View {
  /// Says what became of a card that is not where the focus is.
  func announce(_ what: String, _ card: Card) {
    AccessibilityNotification.Announcement("\(what): \(card.title)").post()
  }
}

extension BoardModel {
  var isBroken: Bool {
    if case .broken = problem { true } else { false }
  }
}

/// What is wrong with the file, and what can be done about it.
private struct ProblemBanner: View {
  let problem: BoardModel.Problem
  let model: BoardModel

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
      Text(words).frame(maxWidth: .infinity, alignment: .leading)
      switch problem {
      case .broken:
        Button("Read Again") { model.load() }
        Button("Start a New Board Beside It") { model.startBeside() }
      case .unwritable:
        Button("Save Again") { model.save() }
      }
    }
    .foregroundColor(.black)
    .padding(.horizontal, 14).padding(.vertical, 10)
    .background(Color(red: 1, green: 0.86, blue: 0.5))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Problem with the file")
  }

  private var words: String {
    let path = model.file.url.path
    return switch problem {
    case .broken(let reason):
      "\(path) cannot be read: \(reason). It is left as it is, and nothing is saved."
    case .unwritable(let reason): "\(path) cannot be written: \(reason)"
    }
  }
}
