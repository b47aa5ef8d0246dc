# SPDX-License-Identifier: Apache-2.0
"""The rules of the gestures, and one way to break each. `Tests/mutants --named` runs them."""

from typing import NamedTuple


class Mutation(NamedTuple):
    name: str
    # What holds, and how it is broken.
    rule: str
    change: str
    file: str
    # Stands exactly once in the file.
    old: str
    new: str


ARENA = "Sources/Gestures/Arena/ArenaComposition.swift"
CLOCK = "Sources/Gestures/Arena/GestureArena.swift"
EXCLUSIVE = "Sources/Gestures/Composition/ExclusiveGesture.swift"
SIMULTANEOUS = "Sources/Gestures/Composition/SimultaneousGesture.swift"
SEQUENCE = "Sources/Gestures/Composition/SequenceGesture.swift"
CALLBACKS = "Sources/Gestures/Composition/CallbackGesture.swift"
STATE = "Sources/Gestures/Composition/GestureStateGesture.swift"
DEPENDENCY = "Sources/Gestures/Phases/GestureDependency.swift"
TAP = "Sources/Gestures/Recognizers/TapRecognizer.swift"
LONG = "Sources/Gestures/Recognizers/LongPressRecognizer.swift"
DRAG = "Sources/Gestures/Recognizers/DragRecognizer.swift"
PAIR = "Sources/Gestures/Recognizers/ContactPair.swift"
PAIRS = "Sources/Gestures/Recognizers/PairRecognizer.swift"
MAGNIFY = "Sources/Gestures/Recognizers/MagnifyRecognizer.swift"
ROTATE = "Sources/Gestures/Recognizers/RotateRecognizer.swift"
PRESS = "Sources/Gestures/Recognizers/PressRecognizer.swift"
CONTACT = "Sources/Gestures/Recognizers/SingleContact.swift"
VELOCITY = "Sources/Gestures/Recognizers/VelocitySampler.swift"
RECOGNIZER = "Sources/Gestures/Recognizers/Recognizer.swift"
PROFILE = "Sources/Gestures/Events/DeviceProfile.swift"
INPUT = "Sources/Gestures/Phases/RecognizerInput.swift"
SCROLL = "Sources/Gestures/Recognizers/ScrollRecognizer.swift"
ROUTER = "Sources/Interaction/Routing/PointerRouter.swift"

MUTATIONS = [Mutation(*fields) for fields in [
    # Arbitration.
    ("inner-first", "inside comes before outside", "outside first", ARENA,
     "      return exclusive(inside, own)", "      return exclusive(own, inside)"),
    ("high-priority", "high priority comes before inside", "after it", ARENA,
     "case .high: return exclusive(own, inside)", "case .high: return exclusive(inside, own)"),
    ("simultaneous-order", "a simultaneous outer gesture runs first", "last", ARENA,
     "SimultaneousRecognizer(beside, ranked)", "SimultaneousRecognizer(ranked, beside)"),
    ("tap-count", "a single tap waits for a double tap outside", "it does not", ARENA,
     "fewer < more", "fewer > more"),
    ("mask-own", "a mask without the gesture leaves it out", "it takes part", ARENA,
     "attachment.mask.contains(.gesture) ? part(attachment) : nil", "part(attachment)"),
    ("mask-inside", "a mask without the subviews leaves them out", "they take part", ARENA,
     "attachment.mask.contains(.subviews) ? inner : nil", "inner"),
    ("exclusive-order", "of two active ones the first is reported", "the second", EXCLUSIVE,
     "case (.active(let value), _): .active(makeFirst(value))",
     "case (.active(let value), .failed): .active(makeFirst(value))\n"
     "    case (.active, _): phase2.map(makeSecond)"),
    ("exclusive-waits", "the second is held while the first is undecided", "it is not", EXCLUSIVE,
     "if first.progress != .failed { input.inherited.remove(.failed) }", ""),
    ("exclusive-blocks", "what is recognized stops a tap of lower rank", "it does not", EXCLUSIVE,
     "if first.claims || first.progress == .ended { input.inherited.insert(.active) }", ""),
    ("exclusive-inherits", "rank is given back after the second", "it leaks out", EXCLUSIVE,
     "    input.inherited = inherited\n", ""),
    ("exclusive-deadline", "both halves' deadlines count", "only the first's", EXCLUSIVE,
     "if let one, let two { return min(one, two) }\n  return one ?? two", "return one"),
    ("fail-if-active", "a tap fails when a higher gesture is active", "it goes on", DEPENDENCY,
     "case .failIfActive: if inherited.contains(.active) { return .failed }",
     "case .failIfActive: break"),
    ("paused", "what is recognized waits for those of higher rank", "it does not", DEPENDENCY,
     "    if inherited.contains(.failed) { return phase }\n", "    return phase\n"),
    ("cancelled", "what only waited has not succeeded after a cancel", "it has", DEPENDENCY,
     "    if inherited.contains(.cancelled) { return .failed }\n", ""),
    ("long-press-claims", "a long press excludes nothing before its time", "it claims at the touch",
     LONG, "override var claims: Bool { false }", "override var claims: Bool { phase.isActive }"),
    ("take-over", "a finger that travels is taken from a tap", "it is not", INPUT,
     "    isTakenOver = true\n    return true\n", "    return false\n"),
    ("take-over-cancels", "what it is taken from is cancelled", "it goes on", EXCLUSIVE,
     "if input.isTakenOver, !first.progress.isTerminal { phase1 = input.cancel(first) }", ""),
    ("take-over-drag", "a drag inside keeps its finger", "it gives way", EXCLUSIVE,
     "if !givesWay(first) { input.inherited.remove(.inPlace) }", ""),
    ("take-over-held", "a long press that has succeeded keeps its finger", "it gives way", SEQUENCE,
     "first.progress == .ended ? false : first.staysInPlace", "first.staysInPlace"),
    ("take-over-mouse", "a mouse stays with the button", "it is taken over", PROFILE,
     "requiresMinimumDistance: true, scrolls: false)",
     "requiresMinimumDistance: true, takeOverDistance: 10, scrolls: false)"),
    ("take-over-pinch", "one finger alone is no pinch", "it holds the finger", PAIRS,
     "var staysInPlace: Bool { !pair.isComplete }", "var staysInPlace: Bool { false }"),
    ("scroll-beside", "a simultaneous drag goes along with a scroll", "it holds it back", ARENA,
     "case .normal where own.isScroll:", "case .normal where own.isScroll && own.tapCount != nil:"),
    ("scroll-tap-beside", "a simultaneous tap is given up for a scroll", "it goes on", ARENA,
     "both.firstGivesWay = isScroll", "both.firstGivesWay = false"),
    ("scroll-mouse", "a mouse does not scroll by dragging", "it does", PROFILE,
     "requiresMinimumDistance: true, scrolls: false)", "requiresMinimumDistance: true)"),
    ("scroll-end", "at its end a scroll leaves the finger to what is outside", "it takes it", SCROLL,
     "        scrolls(start.way(to: location))\n", "        start != location\n"),
    ("scroll-jump", "scrolling begins without a jump", "with one", SCROLL,
     "stage = .active(origin: isPlayed ? start : location)", "stage = .active(origin: start)"),
    # Composition.
    ("simultaneous-waits", "both halves come to an end first", "one is enough", SIMULTANEOUS,
     "    if progress.0 == .possible || progress.1 == .possible { return .possible(nil) }\n", ""),
    ("simultaneous-one", "one success is a success", "both are needed", SIMULTANEOUS,
     "progress.0 == .ended || progress.1 == .ended", "progress.0 == .ended && progress.1 == .ended"),
    ("simultaneous-cancel", "a cancel is no end", "it is", SIMULTANEOUS,
     "    if case .cancel = input.event { return .failed }\n", ""),
    ("sequence-begins", "the second sees the contacts that are down", "it sees none", SEQUENCE,
     "      phase = second.update(&input)\n    }", "    }"),
    ("sequence-still", "a held press let go without moving succeeds", "it fails", SEQUENCE,
     "pointer.phase == .ended {\n        return .ended(makeSecond(value, nil))",
     "pointer.phase == .ended {\n        return .failed"),
    ("sequence-fails", "a first that fails fails the whole", "it stays possible", SEQUENCE,
     "    case .failed: return .failed\n    case .ended(let value):\n      return combine",
     "    case .failed: return .possible(nil)\n    case .ended(let value):\n      return combine"),
    ("changed-once", "a value is reported once", "each time", CALLBACKS,
     "      guard value != last else { break }\n", ""),
    ("changed-end", "a gesture that fails at once tells nothing", "it tells", CALLBACKS,
     "    case .failed: waiting = nil", "    case .failed: break"),
    ("state-reset", "state goes back at the end", "it stays", STATE,
     "waiting = isUpdated ? .reset : nil", "waiting = nil"),
    ("state-pending", "state that was never shown is not shown", "it stays pending", STATE,
     "waiting = isUpdated ? .reset : nil", "if isUpdated { waiting = .reset }"),
    ("terminal", "nothing comes after the end", "it is asked again", RECOGNIZER,
     "    if progress.isTerminal { return phase }\n", ""),
    ("late", "deadlines before an event pass before it", "after it", CLOCK,
     "    advance(to: event.time, including: false)\n    time = max(time, event.time)\n",
     "    time = max(time, event.time)\n"),
    # Recognizers.
    ("second-finger", "a second finger fails a single one's gesture", "it is ignored", CONTACT,
     "guard id == nil else { return .failed(.tooMany(limit: 1)) }",
     "guard id == nil else { return .ignored }"),
    ("primary-button", "only the primary button counts", "any does", CONTACT,
     "      guard event.button == .primary else { return .failed(.otherButton(event.button)) }\n"
     "      guard id == nil", "      guard id == nil"),
    ("tap-distance", "5 points are too far for a click", "they are not", TAP,
     "    case .moved(let event):\n      guard case .down(let start, _, let profile) = stage else "
     "{ return }\n      let distance = start.distance(to: event.location)\n"
     "      if distance >= profile.tapMaximumDistance {",
     "    case .moved(let event):\n      guard case .down(let start, _, let profile) = stage else "
     "{ return }\n      let distance = start.distance(to: event.location)\n"
     "      if distance > profile.tapMaximumDistance {"),
    ("tap-duration", "a tap is over within 0.75 s", "it has no limit", TAP,
     "case .down(_, let since, let profile): since + profile.tapMaximumDuration",
     "case .down: nil"),
    ("tap-interval", "the next tap comes within 0.35 s", "within 0.5 s", PROFILE,
     "    tapMaximumDistance: 5, tapMaximumDuration: 0.75, tapMaximumInterval: 0.35,\n"
     "    tapMaximumSpacing: 5, requiresMinimumDistance: true, scrolls: false)",
     "    tapMaximumDistance: 5, tapMaximumDuration: 0.75, "
     "tapMaximumInterval: 0.5,\n    tapMaximumSpacing: 5, requiresMinimumDistance: true, scrolls: false)"),
    ("tap-spacing", "two clicks 5 points apart are two", "they are a double click", TAP,
     "guard distance >= limit else { return false }\n    input.explain(.tooFarApart",
     "guard distance > limit else { return false }\n    input.explain(.tooFarApart"),
    ("drag-minimum", "a drag begins at 10 points", "beyond 10", DRAG,
     ">= configuration.minimumDistance", "> configuration.minimumDistance"),
    ("drag-short", "a drag that was too short has not ended", "it has", DRAG,
     "stage = stage == .active ? .ended : .failed", "stage = .ended"),
    ("long-distance", "10 points are too far for a long press", "they are not", LONG,
     ">= maximumDistance", "> maximumDistance"),
    ("long-early", "a long press let go too soon fails", "it succeeds", LONG,
     "      }\n      stage = .done(.failed)\n    }\n  }",
     "      }\n      stage = .done(.ended(true))\n    }\n  }"),
    ("magnify-minimum", "a pinch begins at one hundredth", "beyond it", MAGNIFY,
     "change >= minimumScaleDelta", "change > minimumScaleDelta * 2"),
    ("rotate-sign", "with the clock is positive", "against it", PAIR,
     "turn += change", "turn -= change"),
    ("rotate-round", "the shorter way round is the way", "the longer too", PAIR,
     "if change > .pi { change -= 2 * .pi }", ""),
    ("pair-anchor", "the middle of the fingers is the anchor", "the window's corner", PAIRS,
     "if pair.isComplete, !wasComplete { anchor(input) }", ""),
    ("press-outside", "a button let go outside does nothing", "it acts", PRESS,
     "stage = .done(isOver ? .ended(true) : .failed)", "stage = .done(.ended(true))"),
    ("velocity-weights", "the older difference weighs three quarters", "the newer", VELOCITY,
     "(0.25 * last.x + 0.75 * first.x, ", "(0.75 * last.x + 0.25 * first.x, "),
    ("velocity-old", "an older sample is dropped", "it counts", VELOCITY,
     "      if time < newest.time { return }\n", ""),
    # Routing.
    ("not-a-number", "a place that is none is dropped", "it goes on", ROUTER,
     "guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else {",
     "guard event.time.isFinite else {"),
    ("disabled", "a disabled element's gestures take no part", "they do", ROUTER,
     "elements.map { $0.isEffectivelyEnabled ? $0.gestures : [] }", "elements.map { $0.gestures }"),
    ("joins", "a second finger joins the first one's arena", "it opens another", ROUTER,
     "if let index = live.firstIndex(where: { Self.overlap($0.arena.attachments, attachments) }) {",
     "if let index = live.firstIndex(where: { _ in false }) {"),
    ("removed", "an element that leaves takes its touches away", "they go on", ROUTER,
     "      live[index].arena.cancel(at: time)\n", ""),
]]
