// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The executable `evenhand-bench`: figures that anyone can print again.
let usage = """
  usage: evenhand-bench gestures | audit [--rounds N] [APPLICATION...]
                      | rules [--nodes N] RECORDING
                      | provider [--elements N] [--rounds N] [TOOLKIT...] | carriers | updates | soak [MINUTES]
                      | publication | views | pages | window
                      | walk [--seed N] [--minutes N] | compositions [SET] | serve N

    gestures     nanoseconds and heap allocations a pointer event
    audit        seconds to read and judge whole applications, beside other clients
    rules        processor time of the ten dearest rules, on a recorded application with its
                 windows repeated to at least N elements (10000)
    provider     calls, walks, changes and memory of our provider and of other toolkits' (evenhand,
                 accesskit, gtk3, gtk4, qt6), by one client, in turns; N elements (10000)
    carriers     processor time of a call by GDBus, libdbus, sd-bus and our provider
    updates      what updates of large trees cost, what clients feel of them, and libatspi's walk
    soak         a thousand changes a second with clients that come, hang, lie and go, for so many
                 minutes (60): ends with 1 where memory grows, a call is lost or the name changes
    publication  processor time of the first publication of many rows, and of one child less
    views        processor time, allocations and counts of changes among 100, 1,000 and 10,000 rows,
                 memory a row, and one view that is dragged among many, beside a list of GTK 3
    pages        memory of the gallery over 200 changes of its page
    walk         memory of the gallery's window, walked through at random by keys, mouse and fingers
                 for N minutes (10); fails where it grows
    window       milliseconds from the pointer's move to changed pixels, frames a second, processor
                 share and time to the first frame, beside GTK 3
    compositions proves two and three kinds of gestures in every composition: verdicts and seconds;
                 of one set of views alone (0, 1, 2)
    serve        no figures: N elements on the accessibility bus of the environment, until killed
  """

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "gestures": GestureBenchmark.run()
case "audit": exit(await AuditBenchmark.run(arguments: Array(arguments.dropFirst())))
case "rules": exit(RulesBenchmark.run(arguments: Array(arguments.dropFirst())))
case "provider": exit(await PeerComparison.run(arguments: Array(arguments.dropFirst())))
case "carriers": exit(await CarrierBenchmark.run())
case "soak": exit(await SoakBenchmark.run(arguments: Array(arguments.dropFirst())))
case "updates": exit(await UpdatesBenchmark.run())
case "publication": PublicationBenchmark.run()
case "views": exit(await ViewsBenchmark.run())
case "pages": exit(await PagesBenchmark.run())
case "walk": exit(await WalkBenchmark.run(arguments: Array(arguments.dropFirst())))
case "window": exit(await WindowBenchmark.run())
case "compositions": exit(try CompositionBenchmark.run(arguments: Array(arguments.dropFirst())))
case "serve": BenchmarkApplication.serve(arguments.dropFirst().first)
case "--help": print(usage)
default:
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(64)
}
