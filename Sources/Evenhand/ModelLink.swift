// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import GestureTrials
import TrialCopies
import WindowHost

/// What `evenhand audit model` asks of an application: to try its own gestures, without a window and
/// without a bus, and to write down what came of it.
@MainActor
enum ModelLink {
  static func write(
    _ app: some App, to path: String, options: LaunchOptions
  ) throws(LaunchError) {
    SettingsFile.areKept = false
    let measurer = PangoTextMeasurer()
    let window = app.body.window(measurer: measurer)
    let renderer = CairoRenderer(measurer: measurer)
    let draw: TrialPictures.Draw = { list, size in
      try? Picture(of: list, size: size, renderer: renderer).pngData()
    }
    let prover = Prover(
      application: ProcessInfo.processInfo.processName,
      size: window.size ?? HeadlessHost.defaultSize,
      limits: Limits(controlsBefore: options.modelControlsBefore), share: options.modelShare,
      leftOut: options.modelLeftOut, claims: options.modelClaims.map(TrialClaims.init),
      draw: options.modelPictures ? draw : nil,
      isOver: { options.modelEnd.map { ContinuousClock.now > $0 } ?? false }
    ) { app.body.window(measurer: measurer).viewHost }
    let isolation = TrialIsolation(patience: options.modelPatience, processes: ForkedCopies()) {
      measurer.renew()
    }
    do {
      try prover.data(isolating: isolation).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }
}
