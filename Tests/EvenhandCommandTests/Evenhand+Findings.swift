// SPDX-License-Identifier: Apache-2.0

extension Evenhand {
  /// "fail RULE NAME" for each element below each rule of the text report.
  var findings: [String] {
    var rule = ""
    return output.split(separator: "\n").compactMap { line in
      if let head = line.firstMatch(of: #/^  (fail|review|advice) +([a-z-]+): /#) {
        rule = "\(head.1) \(head.2)"
        return nil
      }
      guard let element = line.firstMatch(of: #/^    [^ ].*\[([^\]]*)\][^:\]]*: /#) else {
        return nil
      }
      return "\(rule) \(element.1)"
    }
  }
}
