// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import GalleryPages
import Semantics

/// Drives every page by every way in a private session, and prints what came of it.
struct Tour: Sendable {
  /// The tour's exit codes; the last is that of sysexits.h for a service that is not available.
  enum ExitCode: Int32 {
    case same = 0
    case different = 1
    case unavailable = 69
  }

  private static let mostAttempts = 3

  let pages: [GalleryPage]
  private let table = TourTable()

  init(pages: [GalleryPage]) {
    self.pages = pages
  }

  /// Nothing of the session is left when this returns.
  func run() async -> ExitCode {
    let session: DesktopSession
    do {
      session = try DesktopSession(.init(display: .testInput, windowManager: true))
    } catch {
      let line = "gallery-tour: there is no private session: \(error)\n"
      FileHandle.standardError.write(Data(line.utf8))
      return .unavailable
    }
    defer { session.stop() }
    let start = ContinuousClock.now
    let reader = AccessibilityReader(
      address: session.accessibilityBusAddress, environment: session.environment)
    let rows = await drive(session, reader)
    let verdicts = await audit(session, reader)
    let (same, clean) = (rows.filter(\.isSame).count, verdicts.filter(\.passes).count)
    say([
      "",
      table.summary(
        same: same, rows: rows.count, clean: clean, pages: verdicts.count,
        duration: ContinuousClock.now - start),
    ])
    return same == rows.count && clean == verdicts.count ? .same : .different
  }

  private func drive(_ session: DesktopSession, _ reader: AccessibilityReader) async -> [TourRow] {
    say(table.header)
    var rows: [TourRow] = []
    for page in pages {
      say([table.page(page)])
      for step in page.tour {
        var ends: [TourWay: TourRow.End] = [:]
        for way in TourWay.allCases {
          ends[way] = await end(of: step, on: page, by: way, session, reader)
          // A hand is as quick as the machine: where it was too slow for a swipe or a double tap, it
          // does it again, as a person's would.
          for _ in 1..<Self.mostAttempts where way == .pointer && !step.isReached(by: ends[way]) {
            ends[way] = await end(of: step, on: page, by: way, session, reader)
          }
        }
        let row = TourRow(step: step, ends: ends)
        say(table.row(row))
        rows.append(row)
      }
    }
    return rows
  }

  private func end(
    of step: TourStep, on page: GalleryPage, by way: TourWay, _ session: DesktopSession,
    _ reader: AccessibilityReader
  ) async -> TourRow.End {
    do {
      let gallery = try await TourGallery(page, in: session, reader: reader)
      defer { gallery.stop() }
      try await step.drive(way, gallery)
      try await gallery.settledTree { step.isReached($0) }
      try await gallery.leaveControls()
      let tree = try await gallery.settledTree { _ in true }
      return .success(TourState(tree, of: step))
    } catch {
      return .failure(TourFailure(reason: "\(error)"))
    }
  }

  private func audit(
    _ session: DesktopSession, _ reader: AccessibilityReader
  ) async -> [TourVerdict] {
    say(["", "Audit of each page as it starts"])
    var verdicts: [TourVerdict] = []
    for page in pages {
      let verdict: TourVerdict
      do {
        let gallery = try await TourGallery(page, in: session, reader: reader)
        defer { gallery.stop() }
        verdict = TourVerdict(page, try await gallery.snapshot())
      } catch {
        verdict = TourVerdict(page, failure: error)
      }
      say(table.audit(verdict))
      verdicts.append(verdict)
    }
    return verdicts
  }

  /// Each row as soon as it is there.
  private func say(_ lines: [String]) {
    for line in lines { print(line) }
    fflush(nil)
  }
}
