// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What a rule has to know of the whole tree. It is built once for a run, and only where a rule
/// asks for it.
protocol AuditIndex: Sendable {
  init(_ context: AuditContext)
}

/// The indexes that were asked for.
final class AuditIndexStore: Sendable {
  private let slots = Mutex<[ObjectIdentifier: any Sendable & AnyObject]>([:])

  /// Who asks while another one builds the same index waits for it. An index may ask for another
  /// one, but not in a circle.
  private final class Slot<Index: AuditIndex>: Sendable {
    private let index = Mutex<Index?>(nil)

    func index(_ context: AuditContext) -> Index {
      index.withLock { known in
        if let known { return known }
        let built = Index(context)
        known = built
        return built
      }
    }
  }

  func index<Index: AuditIndex>(_ type: Index.Type, _ context: AuditContext) -> Index {
    let slot = slots.withLock { slots in
      let key = ObjectIdentifier(type)
      if let known = slots[key] as? Slot<Index> { return known }
      let slot = Slot<Index>()
      slots[key] = slot
      return slot
    }
    return slot.index(context)
  }
}

extension AuditContext {
  func index<Index: AuditIndex>(_ type: Index.Type) -> Index { store.index(type, self) }
}
