// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ChildProcess {
  /// Whether a process goes back to this one, also where what stood between has ended: a program that
  /// went into the background, or one that a private session's bus has started.
  public static func goesBackToUs(_ processID: Int32) -> Bool {
    let file = URL(fileURLWithPath: "/proc/\(processID)/environ")
    guard let environment = try? Data(contentsOf: file) else { return false }
    let mark = Data("\(Guardian.variable)=\(Guardian.shared.mark)".utf8)
    return environment.split(separator: 0).contains { $0.elementsEqual(mark) }
  }

  /// The running processes that go back to this one.
  public static var allThatGoBackToUs: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter(goesBackToUs)
  }
}
