// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The executable `evenhand-bench`: figures that anyone can print again.
let usage = """
  usage: evenhand-bench gestures | bus [--nodes N] | audit [--rounds N] [APPLICATION...]
                      | rules [--nodes N] RECORDING | provider | publication | views | pages | window
                      | walk [--seed N] [--minutes N] | compositions

    gestures     nanoseconds and heap allocations a pointer event
    bus          latency of the accessibility tree against Peer.Ping, on a private bus
    audit        seconds to read and judge whole applications, beside other clients
    rules        processor time of the ten dearest rules, on a recorded application with its
                 windows repeated to at least N elements (10000)
    provider     what updates of large trees cost, what clients feel of them, and libatspi's walk
    publication  processor time of the first publication of many rows, and of one child less
    views        processor time and counts of changes among 100, 1,000 and 10,000 rows
    pages        memory of the gallery over 200 changes of its page
    walk         memory of the gallery's window, walked through at random by keys, mouse and fingers
                 for N minutes (10); fails where it grows
    window       milliseconds from the pointer's move to changed pixels, frames a second, processor
                 share and time to the first frame, beside GTK 3
    compositions proves two and three kinds of gestures in every composition: verdicts and seconds
  """

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "gestures": GestureBenchmark.run()
case "bus": exit(BusBenchmark.run(arguments: Array(arguments.dropFirst())))
case "audit": exit(await AuditBenchmark.run(arguments: Array(arguments.dropFirst())))
case "rules": exit(RulesBenchmark.run(arguments: Array(arguments.dropFirst())))
case "provider": exit(await ProviderBenchmark.run())
case "publication": PublicationBenchmark.run()
case "views": ViewsBenchmark.run()
case "pages": exit(await PagesBenchmark.run())
case "walk": exit(await WalkBenchmark.run(arguments: Array(arguments.dropFirst())))
case "window": exit(await WindowBenchmark.run())
case "compositions": exit(try CompositionBenchmark.run(arguments: Array(arguments.dropFirst())))
case "serve": await BenchmarkApplication.serve(arguments.dropFirst().first)
case "--help": print(usage)
default:
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(64)
}
