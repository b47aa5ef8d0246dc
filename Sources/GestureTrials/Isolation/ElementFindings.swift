// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation

/// What all trials of one element have come to, where they were made in another process.
struct ElementFindings {
  let model: ModelElement
  let openings: [[PointerTrace]]
  let kinds: Set<String>
  let solutions: [Solutions.Finding]
}

extension ElementFindings: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write((try? JSONEncoder().encode(model)).map { Array($0) } ?? [])
    writer.write(openings)
    writer.write(kinds.sorted())
    writer.write(solutions)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    let bytes = try reader.block()
    guard let model = try? JSONDecoder().decode(ModelElement.self, from: Data(bytes)) else {
      throw PortableDamage()
    }
    self.model = model
    openings = try reader.value()
    kinds = Set(try reader.value([String].self))
    solutions = try reader.value()
  }
}

extension Solutions.Finding: Portable {
  func write(to writer: inout PortableWriter) {
    switch self {
    case .steps(let question, let steps):
      writer.write(true)
      writer.write(question)
      writer.write(steps)
    case .openEnd(let question):
      writer.write(false)
      writer.write(question)
    }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    let hasSteps: Bool = try reader.value()
    let question: Solutions.Question = try reader.value()
    self = hasSteps ? .steps(question, try reader.value()) : .openEnd(question)
  }
}

extension Solutions.Question: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(origins)
    writer.write(trace)
    writer.write(way == .keys)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    let origins: [String] = try reader.value()
    let trace: PointerTrace = try reader.value()
    let isByKeys: Bool = try reader.value()
    self.init(origins: origins, trace: trace, way: isByKeys ? .keys : .actions)
  }
}
