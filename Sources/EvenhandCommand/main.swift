// SPDX-License-Identifier: Apache-2.0

import Foundation

Interruption.shared.install()
let run = CommandLineRun(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment)
exit(await run.run().rawValue)
