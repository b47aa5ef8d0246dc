// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The executable `evenhand-bench`: figures that anyone can print again.
let usage = """
  usage: evenhand-bench gestures | bus [--nodes N]

    gestures  nanoseconds and heap allocations a pointer event
    bus       latency of the accessibility tree against Peer.Ping, on a private bus
  """

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "gestures": GestureBenchmark.run()
case "bus": exit(BusBenchmark.run(arguments: Array(arguments.dropFirst())))
case "--help": print(usage)
default:
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(64)
}
