// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

Guardian.runGuarded()
Interruption.shared.install()
let run = CommandLineRun(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: AuditTrace.withoutTopic(ProcessInfo.processInfo.environment))
let code = await run.run()
Interruption.shared.waitIfUnderWay()
exit(code.rawValue)
