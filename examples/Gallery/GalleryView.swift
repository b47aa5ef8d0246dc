// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages

/// The page, what the keyboard can do on it, and in words what just changed. With help the keys stand
/// at the control, and in their place what a screen reader says.
struct GalleryView: View {
  @State private var page: GalleryPage
  @State private var contents = GalleryContents()
  @Environment(\.textScale) private var scale
  @Environment(\.keyHelp) private var help

  /// Of the window as it opens, in points.
  static let size = CGSize(width: 960, height: 680)

  init(page: GalleryPage) {
    _page = State(initialValue: page)
  }

  /// Below these, with text of the usual size, a page has no room beside the list of pages, and not
  /// all of it is seen at once.
  private static let leastSize = CGSize(width: 940, height: 676)
  private static let margin: CGFloat = 16
  /// Beside a page that scrolls: room for the ring of the focus, and behind it for the bar.
  private static let besidePage: (leading: CGFloat, trailing: CGFloat) = (8, 12)
  private static let besideReflowed = 2 * margin + besidePage.leading + besidePage.trailing
  /// Of the keys, in points: a title and three lines.
  private static let keyHeight: CGFloat = 102
  /// Of the status in a line, with the space above it, in points.
  private static let lineHeight: CGFloat = 27
  /// Of one line of keys, and above and below keys and status, in points.
  private static let (keyLine, stripPadding): (CGFloat, CGFloat) = (22, 10)

  /// In a narrow window the list of pages is a menu. There, in a low one and with large text, the page
  /// alone scrolls, up and down: the way to the other pages, the keys and the status stay in sight.
  var body: some View {
    GeometryReader { window in
      let size = window.size
      let scale = Self.fitting(scale, in: size)
      Group {
        if size.width >= Self.leastSize.width * scale {
          whole(scrolls: size.height < Self.leastSize.height * scale, scale)
            .environment(\.pageGrowth, growth(in: size, around: around(scale), scale))
        } else {
          reflowed(size, scale)
            .environment(
              \.pageGrowth, growth(in: size, around: reflowedSurroundings(size, scale), scale))
        }
      }
      .environment(\.textScale, scale)
    }
    .frame(minWidth: Self.smallest.width, minHeight: Self.smallest.height)
  }

  /// Of the window, in points.
  nonisolated static let smallest = CGSize(width: 360, height: 400)
  /// With text of its own size, in points: so much room has the longest word of any page, and a line of
  /// each thing that stays in sight.
  nonisolated private static let wordRoom = CGSize(width: 180, height: 200)

  /// How large text is: as the desktop asks for, unless a window is too small for a word of that size.
  nonisolated static func fitting(_ scale: CGFloat, in size: CGSize) -> CGFloat {
    let most = min(size.width / wordRoom.width, size.height / wordRoom.height)
    return min(scale, max(1, most))
  }

  /// What is round a page: the list of pages, the keys, the status and the margins.
  private static let surroundings = CGSize(width: 212, height: 240)
  private static let greatestGrowth: CGFloat = 2.5
  private static let leastPicture: CGFloat = 0.7

  /// The same with its text.
  private func around(_ scale: CGFloat) -> CGSize {
    let scale = max(1, scale)
    return CGSize(
      width: Self.surroundings.width * scale, height: Self.surroundings.height * scale)
  }

  /// The same where the list of pages is a menu: margins, the menu's line, the page's title and summary,
  /// the keys and the status.
  private func reflowedSurroundings(_ size: CGSize, _ scale: CGFloat) -> CGSize {
    CGSize(
      width: Self.besideReflowed,
      height: 4 * Self.margin + 112 * scale + keyRoom(size, scale) + Self.lineHeight * scale)
  }

  /// A page is as much larger as its room is, by the side that grew less. What is round it grows with
  /// its text, and so does what stands side by side on it and is as wide as its words. A picture is
  /// smaller where a low window has all of it in sight then.
  private func growth(in size: CGSize, around: CGSize, _ scale: CGFloat) -> CGFloat {
    let scale = max(1, scale)
    let words = page == .mixer || page == .board ? scale.squareRoot() : 1
    let part = { (size: CGFloat, usual: CGFloat, around: CGFloat, usualAround: CGFloat) in
      (size - around) / ((usual - usualAround) * words)
    }
    let across = part(size.width, Self.size.width, around.width, Self.surroundings.width)
    let down = part(size.height, Self.size.height, around.height, Self.surroundings.height)
    let isPicture = page == .photo || page == .map
    let isLow = down < across && down >= Self.leastPicture
    return min(max(isPicture && isLow ? down : 1, min(across, down)), Self.greatestGrowth)
  }

  /// In which "Page" has room beside the longest of their names, in points.
  private static let widthForLabel: CGFloat = 230

  private var pages: some View {
    Picker("Page", selection: $page) {
      ForEach(GalleryPage.allCases, id: \.self) { page in
        Text(page.title).accessibilityLabel("\(page.title), \(page.place)").tag(page)
      }
    }
    .pickerStyle(.menu)
  }

  /// Keys and status together take a fifth of the window, and a line of keys is always there.
  private func keyRoom(_ size: CGSize, _ scale: CGFloat) -> CGFloat {
    let rest = size.height * 0.2 - Self.lineHeight * scale - 2 * Self.stripPadding
    return min(max(Self.keyLine * scale, rest), Self.keyHeight * scale)
  }

  private func reflowed(_ size: CGSize, _ scale: CGFloat) -> some View {
    let keyRoom = keyRoom(size, scale)
    return VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: Self.margin) {
        if size.width < Self.widthForLabel * scale {
          pages.labelsHidden()
        } else {
          pages
        }
        Spacer(minLength: 0)
        HelpButton()
      }
      .padding(Self.margin)
      GeometryReader { room in
        ScrollView {
          VStack(spacing: 0) {
            PageHeader(page: page)
            Spacer(minLength: 12)
            content
            Spacer(minLength: 0)
          }
          .environment(\.pageRoom, size.width - Self.besideReflowed)
          .padding(.leading, Self.besidePage.leading)
          .padding(.trailing, Self.besidePage.trailing)
          .padding(.bottom, 8)
          .frame(maxWidth: .infinity, minHeight: room.size.height)
        }
      }
      .focusSection()
      .padding(.horizontal, Self.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Group {
        if help.isShown {
          VStack(alignment: .leading, spacing: 8) {
            CaptionStrip(height: max(keyRoom, size.height * 0.26))
            StatusLine(text: status.wrappedValue)
          }
        } else {
          KeysAndStatus(
            height: keyRoom + Self.lineHeight * scale,
            keys: min(keyRoom, Self.keyLine * scale)...keyRoom
          ) {
            KeyStrip(isShort: true)
            StatusLine(text: status.wrappedValue)
          }
        }
      }
      .padding(.horizontal, Self.margin)
      .padding(.vertical, Self.stripPadding)
      .background(Color.side)
    }
    .frame(width: size.width, height: size.height)
    .background(Color.desk)
  }

  private func whole(scrolls: Bool, _ scale: CGFloat) -> some View {
    HStack(spacing: 0) {
      Sidebar(page: $page)
      VStack(alignment: .leading, spacing: 0) {
        VStack(spacing: 12) {
          PageHeader(page: page)
          if scrolls {
            GeometryReader { room in
              ScrollView {
                content.padding(8).frame(maxWidth: .infinity, minHeight: room.size.height)
              }
            }
          } else {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
        .focusSection()
        .padding(24)
        VStack(alignment: .leading, spacing: 8) {
          if help.isShown {
            CaptionStrip(height: nil)
              .frame(minHeight: Self.keyHeight * scale, alignment: .topLeading)
          } else {
            KeyStrip(isShort: false).frame(height: Self.keyHeight * scale, alignment: .topLeading)
          }
          StatusLine(text: status.wrappedValue)
        }
        .padding(.horizontal, 24)
        .padding(.vertical, 12)
        .background(Color.side)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.desk)
  }

  private var status: Binding<String> { $contents[statusOf: page] }

  @ViewBuilder private var content: some View {
    switch page {
    case .dial: DialPage(status: status, volume: $contents.dial)
    case .knob: KnobPage(status: status, level: $contents.knob)
    case .photo:
      PhotoPage(
        status: status, position: $contents.photo.position, zoom: $contents.photo.zoom,
        angle: $contents.photo.angle)
    case .cards: CardsPage(status: status, cards: $contents.cards)
    case .tasks:
      TasksPage(
        status: status, tasks: $contents.tasks.order, deletions: $contents.tasks.deletions)
    case .buttons:
      ButtonsPage(
        status: status, rings: $contents.buttons.rings, likes: $contents.buttons.likes,
        isOpen: $contents.buttons.isOpen, marks: $contents.buttons.marks)
    case .sketch: SketchPage(status: status, marks: $contents.marks)
    case .splitter:
      SplitterPage(
        status: status, width: $contents.splitter.width, chapter: $contents.splitter.chapter)
    case .board:
      BoardPage(status: status, week: $contents.board.week, lists: $contents.board.lists)
    case .mixer: MixerPage(status: status, channels: $contents.channels)
    case .map:
      MapPage(
        status: status, center: $contents.map.center, zoom: $contents.map.zoom,
        angle: $contents.map.angle, visited: $contents.map.visited)
    case .mail:
      MailPage(
        status: status, messages: $contents.mail.messages, opened: $contents.mail.opened,
        changes: $contents.mail.changes)
    case .lab:
      LabPage(
        status: status, timeline: $contents.lab.timeline, verdicts: $contents.lab.verdicts)
    }
  }
}
