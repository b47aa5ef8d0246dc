// SPDX-License-Identifier: Apache-2.0

extension AuditResult {
  /// The files in which findings are declared, as the application names them.
  public var sourceFiles: Set<String> {
    Set(rules.flatMap { ($0.failed + $0.cantTell).compactMap(\.source?.file) })
  }

  /// With other names for these files, such as paths in a project.
  public func renamingSources(_ names: [String: String]) -> AuditResult {
    func rename(_ finding: inout Finding) {
      guard let source = finding.source, let file = names[source.file] else { return }
      finding.source = SourcePosition(file: file, line: source.line, column: source.column)
    }
    var result = self
    for index in rules.indices {
      for place in rules[index].failed.indices { rename(&result.rules[index].failed[place]) }
      for place in rules[index].cantTell.indices { rename(&result.rules[index].cantTell[place]) }
    }
    return result
  }
}
