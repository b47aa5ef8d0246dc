// SPDX-License-Identifier: Apache-2.0

/// A menu in the bar above a window's views.
struct MenuPart {
  var title: String
  var content: @MainActor () -> AnyView
}

/// Menus of an application: one row of them above the views of its window.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

/// Takes the menus of an application.
@resultBuilder
@MainActor
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several of them, in their order.
  public static func buildBlock<First: Commands, Second: Commands, each Rest: Commands>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> CommandsSequence<First, Second, repeat each Rest> {
    CommandsSequence(first: first, second: second, rest: (repeat each rest))
  }
}

/// Commands that say themselves what they add.
@MainActor
protocol CommandsPart {
  func add(to menus: inout [MenuPart])
}

extension Commands {
  func addMenus(to menus: inout [MenuPart]) {
    if let part = self as? any CommandsPart {
      part.add(to: &menus)
    } else {
      body.addMenus(to: &menus)
    }
  }

  /// One by one.
  var all: [any Commands] { (self as? any CommandsList)?.inOrder ?? [self] }
}

/// Commands that are several.
@MainActor
private protocol CommandsList {
  var inOrder: [any Commands] { get }
}

/// Several commands.
public struct CommandsSequence<First: Commands, Second: Commands, each Rest: Commands>: Commands {
  let first: First
  let second: Second
  let rest: (repeat each Rest)

  /// Commands end here.
  public var body: Self { self }
}

extension CommandsSequence: CommandsList {
  fileprivate var inOrder: [any Commands] {
    var commands = first.all + second.all
    for each in repeat each rest { commands += each.all }
    return commands
  }
}

extension CommandsSequence: CommandsPart {
  func add(to menus: inout [MenuPart]) {
    first.addMenus(to: &menus)
    second.addMenus(to: &menus)
    for commands in repeat each rest { commands.addMenus(to: &menus) }
  }
}

/// No commands.
public struct EmptyCommands: Commands, CommandsPart {
  nonisolated public init() {}

  /// Commands end here.
  public var body: Self { self }

  func add(to menus: inout [MenuPart]) {}
}

/// A menu of an application's own.
public struct CommandMenu<Content: View>: Commands, CommandsPart {
  private let title: String
  private let content: () -> Content

  /// A menu under a text.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.title = String(title)
    self.content = content
  }

  /// Commands end here.
  public var body: Self { self }

  func add(to menus: inout [MenuPart]) {
    let content = content
    menus.append(MenuPart(title: title, content: { AnyView(content()) }))
  }
}

/// Which menu lines are for.
public struct CommandGroupPlacement: Hashable, Sendable {
  let menu: String

  /// The menu with the application's name.
  public static let appInfo = CommandGroupPlacement(menu: "")
  /// The menu with the application's name.
  public static let appSettings = CommandGroupPlacement(menu: "")
  /// The menu with the application's name.
  public static let appVisibility = CommandGroupPlacement(menu: "")
  /// The menu with the application's name.
  public static let appTermination = CommandGroupPlacement(menu: "")
  /// The menu with the application's name.
  public static let systemServices = CommandGroupPlacement(menu: "")
  /// The menu "File".
  public static let newItem = CommandGroupPlacement(menu: "File")
  /// The menu "File".
  public static let saveItem = CommandGroupPlacement(menu: "File")
  /// The menu "File".
  public static let importExport = CommandGroupPlacement(menu: "File")
  /// The menu "File".
  public static let printItem = CommandGroupPlacement(menu: "File")
  /// The menu "Edit".
  public static let undoRedo = CommandGroupPlacement(menu: "Edit")
  /// The menu "Edit".
  public static let pasteboard = CommandGroupPlacement(menu: "Edit")
  /// The menu "Edit".
  public static let textEditing = CommandGroupPlacement(menu: "Edit")
  /// The menu "Format".
  public static let textFormatting = CommandGroupPlacement(menu: "Format")
  /// The menu "View".
  public static let toolbar = CommandGroupPlacement(menu: "View")
  /// The menu "View".
  public static let sidebar = CommandGroupPlacement(menu: "View")
  /// The menu "Window".
  public static let windowSize = CommandGroupPlacement(menu: "Window")
  /// The menu "Window".
  public static let windowList = CommandGroupPlacement(menu: "Window")
  /// The menu "Window".
  public static let windowArrangement = CommandGroupPlacement(menu: "Window")
  /// The menu "Window".
  public static let singleWindowList = CommandGroupPlacement(menu: "Window")
  /// The menu "Help".
  public static let help = CommandGroupPlacement(menu: "Help")
}

/// Lines of one of the usual menus, which has no lines but those.
public struct CommandGroup<Content: View>: Commands, CommandsPart {
  private let placement: CommandGroupPlacement
  private let content: () -> Content

  /// Lines of the menu that the placement stands for.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content
  ) {
    placement = group
    content = addition
  }

  /// Lines of the menu that the placement stands for.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content
  ) {
    placement = group
    content = addition
  }

  /// Lines of the menu that the placement stands for.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content
  ) {
    placement = group
    content = addition
  }

  /// Commands end here.
  public var body: Self { self }

  func add(to menus: inout [MenuPart]) {
    // Nothing takes the place of nothing.
    if Content.self == EmptyView.self { return }
    let name = placement.menu.isEmpty ? ProcessInfo.processInfo.processName : placement.menu
    let content = content
    menus.add(to: name) { AnyView(content()) }
  }
}

extension [MenuPart] {
  /// Adds lines to the menu with a title, which may be new.
  mutating func add(to title: String, _ content: @escaping @MainActor () -> AnyView) {
    guard let index = firstIndex(where: { $0.title == title }) else {
      return append(MenuPart(title: title, content: content))
    }
    let before = self[index].content
    self[index].content = {
      AnyView(
        Group {
          before()
          Divider()
          content()
        })
    }
  }
}

/// What other desktops have in their menus for a sidebar; here nothing: F9 hides and shows it.
public typealias SidebarCommands = EmptyCommands
/// What other desktops have in their menus for a tool bar; here nothing.
public typealias ToolbarCommands = EmptyCommands
/// What other desktops have in their menus for texts; here nothing: texts have their keys.
public typealias TextEditingCommands = EmptyCommands
/// What other desktops have in their menus for how texts look; here nothing.
public typealias TextFormattingCommands = EmptyCommands
/// What other desktops have in their menus for an inspector; here nothing.
public typealias InspectorCommands = EmptyCommands
/// What other desktops have in their menus for cameras; here nothing.
public typealias ImportFromDevicesCommands = EmptyCommands

/// What commands come to, one after the other: the `@Environment` and the models of each are followed.
struct CommandsBody: View {
  let commands: ArraySlice<any Commands>
  /// Those of the commands before.
  let menus: [MenuPart]
  let show: ([MenuPart]) -> AnyView

  var body: some View {
    if let first = commands.first { body(of: first) } else { show(menus) }
  }

  private func body(of first: some Commands) -> AnyView {
    AnyView(
      OwnerBody(of: first) { first in
        var menus = menus
        first.addMenus(to: &menus)
        return CommandsBody(commands: commands.dropFirst(), menus: menus, show: show)
      })
  }
}

/// The menus, side by side in as many lines as they need: a title is not broken. What they have keys for
/// is pressed by them while they are closed too.
struct MenuBar: View {
  let menus: [MenuPart]

  var body: some View {
    WholeWordLines(spacing: 16, lineSpacing: 4) {
      ForEach(menus.indices, id: \.self) { place in
        Menu(menus[place].title) { menus[place].content() }
          .accessibilityRole(.menuItem)
          .background { MenuKeys(content: menus[place].content()) }
      }
    }
    .menusHaveKeys()
    .padding(.horizontal, 12).padding(.vertical, 6)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.menuBar)
  }
}

/// The lines of a menu, for their keys alone.
private struct MenuKeys: View {
  let content: AnyView

  var body: some View {
    VStack { content }.keysAlone()
  }
}
