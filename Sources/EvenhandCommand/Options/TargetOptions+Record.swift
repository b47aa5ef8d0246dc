// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

extension TargetOptions {
  /// What a report says of where its result comes from.
  var record: RunRecord {
    var record = RunRecord(toolVersion: CommandLineRun.version)
    switch target {
    case .name, .pid: break
    case .program(let words): record.program = words
    case .recording:
      // Its limits were those of the day on which it was made.
      record.mode = .recording
      return record
    }
    record.steps = steps?.path
    record.timeout = limits.duration
    record.maxNodes = limits.nodes
    return record
  }
}
