// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Interaction

/// As what a thing can be dropped.
struct TransferRepresentationTests {
  private struct Card: Transferable, Codable, Equatable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct Note: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
    }
  }

  @Test func `it is itself, and what its representations make of it`() throws {
    let card = Card(title: "Ace")
    let item = TransferItem(card)
    #expect(item.value(as: Card.self) == card)
    #expect(item.value(as: String.self) == "Ace")
    let data = try #require(item.value(as: Data.self))
    #expect(try JSONDecoder().decode(Card.self, from: data) == card)
  }

  @Test func `what is no way to it is nothing`() {
    let item = TransferItem(Note(text: "Buy milk"))
    #expect(item.value(as: Data.self) == Data("Buy milk".utf8))
    #expect(item.value(as: String.self) == nil)
  }
}
