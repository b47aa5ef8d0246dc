// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A menu with the ways in which a desktop hands something on: it is copied, or written into a letter.
///
/// What is shared are addresses and texts; of what is neither, its description. The letter is opened
/// by the environment's `openURL`.
public struct ShareLink<Label: View>: View {
  private let items: [String]
  private let subject: String?
  private let message: String?
  private let label: Label
  @State private var opener = MenuOpener()
  @Environment(\.openURL) private var openURL

  fileprivate init(
    _ items: [any Transferable], _ subject: Text?, _ message: Text?, label: Label
  ) {
    self.items = items.map(Self.text)
    self.subject = subject?.string
    self.message = message?.string
    self.label = label
  }

  private static func text(of item: any Transferable) -> String {
    let transfer = TransferItem(item)
    if let text = transfer.value(as: String.self) { return text }
    if let url = transfer.value(as: URL.self) { return url.absoluteString }
    return transfer.value(as: AttributedString.self).map { String($0.characters) } ?? "\(item)"
  }

  private var text: String { items.joined(separator: "\n") }

  public var body: some View {
    Menu(
      opener: opener,
      content: TupleView(
        views: Button("Copy") { copy() },
        Button("Send by email") { if let letter { openURL(letter) } }),
      label: label)
  }

  private func copy() {
    opener.copy(text)
    AccessibilityNotification.Announcement("Copied").post()
  }

  /// As RFC 6068 writes a letter that has no address yet.
  private var letter: URL? {
    let body = [message, text].compactMap { $0 }.joined(separator: "\n\n")
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: "&+=?#")
    func field(_ name: String, _ value: String?) -> String? {
      value?.addingPercentEncoding(withAllowedCharacters: allowed).map { "\(name)=\($0)" }
    }
    let fields = [field("subject", subject), field("body", body)].compactMap { $0 }
    return URL(string: "mailto:?" + fields.joined(separator: "&"))
  }
}

/// What people see of a thing before they share it; here its title is the letter's subject.
@MainActor @preconcurrency
public struct SharePreview {
  let title: Text

  /// Under a title.
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

  /// Under a title, with a picture that is not shown.
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

  /// Under a title, with a symbol that is not shown.
  public init<S: StringProtocol>(_ title: S, icon: Image) { self.title = Text(title) }
}

extension ShareLink {
  /// One thing, under a label of views.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], subject, message, label: label())
  }

  /// One thing with a preview, under a label of views.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.init([item], subject ?? preview.title, message, label: label())
  }

  /// Several things, under a label of views.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(Array(items), subject, message, label: label())
  }
}

extension ShareLink where Label == Views.Label<Text, Image> {
  private static func standard(_ title: String) -> Label {
    Label(title, systemImage: "square.and.arrow.up")
  }

  /// One thing, under "Share…".
  public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init([item], subject, message, label: Self.standard("Share…"))
  }

  /// One thing with a preview, under "Share…".
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init([item], subject ?? preview.title, message, label: Self.standard("Share…"))
  }

  /// One thing, under a text.
  public init<S: StringProtocol, Item: Transferable>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item], subject, message, label: Self.standard(String(title)))
  }

  /// One thing with a preview, under a text.
  public init<S: StringProtocol, Item: Transferable>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init([item], subject ?? preview.title, message, label: Self.standard(String(title)))
  }

  /// Several things, under "Share…".
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable {
    self.init(Array(items), subject, message, label: Self.standard("Share…"))
  }

  /// Several things with a preview of each, which is not shown, under "Share…".
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message)
  }

  /// Several things, under a text.
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable {
    self.init(Array(items), subject, message, label: Self.standard(String(title)))
  }
}
