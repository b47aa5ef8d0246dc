// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What tells the views that match from all others.
struct MatchedName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// One of the views with the same name.
@MainActor
protocol MatchedPart: ViewNode {
  var matchedName: MatchedName { get }
  var isMatchedSource: Bool { get }
  /// Where the picture shows it, in the window.
  var shownFrame: CGRect { get }
  /// Goes along with a source at this place in the window; with nil it stands by itself.
  ///
  /// - Returns: Whether it stood elsewhere.
  func follow(_ frame: CGRect?) -> Bool
}

/// Which views of a window have the same name, and where those that left were.
@MainActor
final class MatchedPlaces {
  private struct Part {
    weak var node: (any MatchedPart)?
  }

  private struct Leaving {
    var number: UInt64
    var frame: CGRect
    /// Stops it from being shown.
    var hide: () -> Void
  }

  /// One that goes along with another may lead a third one; a circle of them ends here.
  private static let longestChain = 4

  /// In the order in which they came.
  private var parts: [MatchedName: [Part]] = [:]
  private var leaving: [MatchedName: Leaving] = [:]
  private var lastNumber: UInt64 = 0
  /// The names that have others than sources.
  private var followed: [MatchedName] = []

  // MARK: Those that are there

  func add(_ node: any MatchedPart) {
    parts[node.matchedName, default: []].append(Part(node: node))
    follow(node)
  }

  /// The node has another name than this now, or became a source, or is none any more.
  func change(_ node: any MatchedPart, from old: MatchedName) {
    guard old != node.matchedName else { return follow(node) }
    remove(node, from: old)
    add(node)
  }

  private func follow(_ node: any MatchedPart) {
    guard !followed.contains(node.matchedName) else { return }
    // One that became a source has to be told, too.
    if !node.isMatchedSource || (parts[node.matchedName]?.count ?? 0) > 1 {
      followed.append(node.matchedName)
    }
  }

  func remove(_ node: any MatchedPart) { remove(node, from: node.matchedName) }

  private func remove(_ node: any MatchedPart, from name: MatchedName) {
    parts[name]?.removeAll { $0.node == nil || $0.node === node }
    guard parts[name]?.isEmpty == true else { return }
    parts[name] = nil
    followed.removeAll { $0 == name }
  }

  func source(of name: MatchedName) -> (any MatchedPart)? {
    parts[name]?.lazy.compactMap(\.node).first(where: \.isMatchedSource)
  }

  /// Brings those that go along with another one to where that is now.
  func follow() {
    for _ in 0..<Self.longestChain {
      guard followAll() else { return }
    }
  }

  /// True where one was brought elsewhere.
  private func followAll() -> Bool {
    var isMoved = false
    for name in followed {
      let nodes = (parts[name] ?? []).compactMap(\.node)
      let source = source(of: name)?.frame(in: .global)
      for node in nodes where node.follow(node.isMatchedSource ? nil : source) { isMoved = true }
    }
    followed.removeAll { name in
      (parts[name] ?? []).allSatisfy { $0.node?.isMatchedSource ?? true }
    }
    return isMoved
  }

  // MARK: Those that leave

  /// A source leaves; another one that comes with the same change goes on in its place.
  func leave(
    _ name: MatchedName, from frame: CGRect, _ graph: ViewGraph, hide: @escaping () -> Void
  ) {
    lastNumber += 1
    let number = lastNumber
    leaving[name] = Leaving(number: number, frame: frame, hide: hide)
    graph.whenShown { [weak graph, weak self] in
      graph?.whenShown { if self?.leaving[name]?.number == number { self?.leaving[name] = nil } }
    }
  }

  /// Where the picture shows the source that leaves, or that stays, beside a new one.
  func shownFrame(of name: MatchedName, besides node: any MatchedPart) -> CGRect? {
    if let frame = leaving[name]?.frame { return frame }
    let nodes = (parts[name] ?? []).compactMap(\.node)
    return nodes.first { $0.isMatchedSource && $0 !== node }?.shownFrame
  }

  /// Another view goes on in the place of the one that leaves. False where that one stays.
  func take(_ name: MatchedName) -> Bool {
    guard let hide = leaving[name]?.hide else { return false }
    hide()
    return true
  }
}
