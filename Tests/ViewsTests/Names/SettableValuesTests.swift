// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Semantics
import Testing
import Views

private enum WidthKey: EnvironmentKey {
  static let defaultValue: Int? = 12
}

private enum DepthKey: TransactionKey {
  static let defaultValue: Int? = 3
}

extension EnvironmentValues {
  fileprivate var width: Int? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

extension Transaction {
  fileprivate var depth: Int? { self[DepthKey.self] }
}

/// Values of the environment that code sets for the views inside.
@MainActor
struct SettableValuesTests {
  private struct Reader: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @Environment(\.autocorrectionDisabled) private var isUncorrected
    @Environment(\.disableAutocorrection) private var older
    @Environment(\.accessibilityEnabled) private var isAssisted
    @Environment(\.allowsTightening) private var isTight
    @Environment(\.scenePhase) private var phase
    @Environment(\.controlActiveState) private var active

    var body: some View {
      Text(
        "\(Int(scale)) \(pixel == 0.5) \(isUncorrected) \(older == isUncorrected) \(isAssisted) \(isTight)"
      )
      Text(phase == .background ? "behind" : "in front")
      Text(active == .active ? "active" : "other")
    }
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.role == .label }.map(\.name)
  }

  @Test func `what is set is read inside, and nothing else is`() {
    let plain = ViewTester { VStack { Reader() } }
    #expect(texts(plain) == ["1 false true true false false", "in front", "other"])
    let set = ViewTester {
      VStack { Reader() }
        .environment(\.displayScale, 2)
        .environment(\.autocorrectionDisabled, false)
        .environment(\.accessibilityEnabled, true)
        .environment(\.allowsTightening, true)
        .environment(\.scenePhase, .background)
        .environment(\.controlActiveState, .active)
    }
    #expect(texts(set) == ["2 true false true true true", "behind", "active"])
  }

  @Test func `a value that may be nothing has its default where nobody sets it`() {
    let plain = ViewTester { VStack { Optionals() } }
    #expect(texts(plain) == ["12 regular"])
    let set = ViewTester { VStack { Optionals() }.environment(\.width, nil) }
    #expect(texts(set) == ["none regular"])
    #expect(Transaction().depth == 3)
  }

  private struct Optionals: View {
    @Environment(\.width) private var width
    @Environment(\.horizontalSizeClass) private var size

    var body: some View {
      Text("\(width.map { "\($0)" } ?? "none") \(size == .regular ? "regular" : "other")")
    }
  }

  @Test func `the variant of symbols that is set is drawn`() {
    let plain = ViewTester { Image(systemName: "heart") }
    let filled = ViewTester { Image(systemName: "heart.fill") }
    let set = ViewTester { Image(systemName: "heart").environment(\.symbolVariants, .fill) }
    #expect(set.drawing == filled.drawing && set.drawing != plain.drawing)
    #expect(SymbolVariants.none.fill.circle.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }

  @Test func `a tuple of views is a view, and a picker shows what its author says is chosen`()
    throws
  {
    let pair = ViewTester { VStack { TupleView((Text("one"), Text("two"))) } }
    #expect(texts(pair) == ["one", "two"])
    let picked = ViewTester {
      Picker(selection: .constant(1)) {
        Text("First").tag(1)
        Text("Second").tag(2)
      } label: {
        Text("Place")
      } currentValueLabel: {
        Text("1st")
      }
    }
    #expect(picked.tree.depthFirst.contains { $0.role == .comboBox && $0.name.contains("1st") })
    #expect(!picked.tree.depthFirst.contains { $0.name.contains("First") })
  }

  @Test func `folders have the names that they have elsewhere`() {
    let folders: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .desktopDirectory,
      .downloadsDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
      .sharedPublicDirectory, .trashDirectory, .libraryDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") && $0.path.count > 1 })
    #expect(URL.documentsDirectory.appending(path: "notes.json").lastPathComponent == "notes.json")
  }

  @Test func `types of content know their files and what they are of`() {
    #expect(UTType(filenameExtension: "PDF") == .pdf && UTType(filenameExtension: "xyz") == nil)
    #expect(UTType.pdf.conforms(to: .data) && !UTType.pdf.conforms(to: .image))
    #expect(UTType.mp3.conforms(to: .audio) && UTType.commaSeparatedText.conforms(to: .text))
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.svg.preferredMIMEType == "image/svg+xml" && UTType(mimeType: "text/csv") != nil)
  }

  private struct Report: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .pdf) { (_: Report) in
        SentTransferredFile(URL(filePath: "/tmp/report.pdf"))
      }
    }
  }

  @Test func `what is given as a file is taken as its address`() {
    let url: URL? = TransferItem(Report()).value()
    #expect(url?.path == "/tmp/report.pdf")
    let text: String? = TransferItem(Report()).value()
    #expect(text == nil)
  }

  @Test func `a turn in space is seen from in front`() {
    var seen = CATransform3DIdentity
    seen.m34 = -1 / 500
    seen = CATransform3DRotate(seen, .pi / 3, 0, 1, 0)
    let plane = ProjectionTransform(seen)
    #expect(abs(plane.m11 - 0.5) < 1e-9 && plane.m22 == 1)
    // What turns away is smaller: 100 points to the right are 50, and further away than the middle.
    #expect(abs(plane.m13 - sin(.pi / 3) / 500) < 1e-9)
    let moved = CATransform3DConcat(
      CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 20, 0))
    #expect(ProjectionTransform(moved).m31 == 10 && ProjectionTransform(moved).m11 == 2)
  }

  @Test func `a sheet is fitted to the width of its content, or stays what it is`() {
    #expect(PresentationSizing.form.fitted(horizontal: true, vertical: true) == .fitted)
    #expect(PresentationSizing.form.fitted(horizontal: false, vertical: true) == .form)
    #expect(PresentationSizing.page.sticky(vertical: true) == .page)
    #expect(
      ContentTransition.symbolEffect(.replace.magic(fallback: .downUp.byLayer))
        == ContentTransition.symbolEffect)
  }

  @Test func `parts of a path are where a transform takes them`() {
    let right = CGAffineTransform(translationX: 10, y: 0)
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4), transform: right)
    #expect(path.boundingRect == CGRect(x: 10, y: 0, width: 4, height: 4))
    var round = Path()
    round.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 8, height: 8), cornerRadii: RectangleCornerRadii(topLeading: 4),
      transform: right)
    #expect(!round.contains(CGPoint(x: 10.2, y: 0.2)) && round.contains(CGPoint(x: 17.8, y: 0.2)))
  }
}
