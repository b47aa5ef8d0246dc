// SPDX-License-Identifier: Apache-2.0

/// One entry of the registry's list: who wants to hear what.
struct EventListener: Hashable, Sendable {
  /// A name on the bus.
  var client: String
  /// As the registry writes it ("Object:StateChanged:Focused").
  var event: String
}

extension Sequence<EventListener> {
  /// True where someone hears how descriptions change and does not hear announcements: a screen
  /// reader from before there were any (Orca up to 44).
  var includeOneWithoutAnnouncements: Bool {
    let description = BusEvent.property(Provider.applicationID, "accessible-description", .nothing)
    let announcement = BusEvent(
      source: Provider.applicationID, category: .object, member: "Announcement")
    return Dictionary(grouping: self, by: \.client).values.contains { own in
      let gate = EventGate(listeners: own.map(\.event))
      return gate.matches(description) && !gate.matches(announcement)
    }
  }
}
