// SPDX-License-Identifier: Apache-2.0

/// Views of which each is a preview by itself, as their type says.
@MainActor
protocol PreviewSequence: View {
  static var previewCount: Int { get }
  func preview(at index: Int) -> AnyView
}

extension TupleView: PreviewSequence {
  static var previewCount: Int {
    var count = 0
    func add<V: View>(_ type: V.Type) { count += PreviewParts.count(of: type) }
    repeat add((each Content).self)
    return count
  }

  func preview(at index: Int) -> AnyView {
    var (start, found) = (0, AnyView(EmptyView()))
    func look<V: View>(_ view: V) {
      let count = PreviewParts.count(of: V.self)
      if (start..<start + count).contains(index) {
        found = PreviewParts.part(of: view, at: index - start)
      }
      start += count
    }
    repeat look(each content)
    return found
  }
}

extension Group: PreviewSequence {
  static var previewCount: Int { PreviewParts.count(of: Content.self) }
  func preview(at index: Int) -> AnyView { PreviewParts.part(of: content, at: index) }
}

/// What a `PreviewProvider` shows, one after the other.
@MainActor
package enum PreviewParts {
  /// How many there are; none of them is made.
  package static func count(of type: any View.Type) -> Int {
    (type as? any PreviewSequence.Type)?.previewCount ?? 1
  }

  /// - Parameter index: From 0, less than ``count(of:)``.
  package static func part(of view: some View, at index: Int) -> AnyView {
    (view as? any PreviewSequence)?.preview(at: index) ?? AnyView(view)
  }
}
