// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Questions about a few elements, all in flight at once.
extension ReaderSession {
  /// The elements with what they list at this moment, where the query needs that they list something.
  func elements(
    _ objects: [ObjectReference], for query: Query, within time: Duration
  ) async -> [ListedElement] {
    let unlisted = objects.map { ListedElement(object: $0, interfaces: []) }
    guard unlisted.contains(where: { query.call(on: $0).unlistedInterface != nil }) else {
      return unlisted
    }
    let replies = await answers(to: unlisted.map(Query.interfaces.call), within: time)
    return zip(objects, replies).map { object, reply in
      ListedElement(object: object, interfaces: reply.map(InterfaceSet.init(listed:)) ?? [])
    }
  }

  /// The replies in the order of the calls; nil where there was none.
  func answers(to calls: [MethodCall], within time: Duration) async -> [BusReply?] {
    guard !calls.isEmpty, let connection = try? await connection() else {
      return calls.map { _ in nil }
    }
    let gathering = Gathering(count: calls.count)
    let deadline = ContinuousClock.now + time
    return await withCheckedContinuation { continuation in
      gathering.continuation = continuation
      for (index, call) in calls.enumerated() {
        connection.send(call, deadline: deadline) { result in
          gathering.take(index, try? result.get())
        }
      }
    }
  }

  /// Counts the replies that are still to come.
  @BusActor
  private final class Gathering {
    var continuation: CheckedContinuation<[BusReply?], Never>?
    private var replies: [BusReply?]
    private var missing: Int

    init(count: Int) {
      replies = Array(repeating: nil, count: count)
      missing = count
    }

    func take(_ index: Int, _ reply: BusReply?) {
      replies[index] = reply
      missing -= 1
      guard missing == 0 else { return }
      continuation?.resume(returning: replies)
      continuation = nil
    }
  }
}
