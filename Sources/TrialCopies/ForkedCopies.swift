// SPDX-License-Identifier: Apache-2.0

internal import CTrialCopies
import GestureTrials
import Glibc
import Simulation

/// Copies of this process, made by fork.
package struct ForkedCopies: ProcessCopies {
  /// Times the limit of computing after which a copy that waits, and gives no sign of life, hangs.
  private static let waitingFactor = 12.0
  /// Milliseconds between two looks at whether it gives signs of life.
  private static let lookInterval: Int32 = 250
  private static let headerSize = MemoryLayout<UInt64>.size

  package init() {}

  package func run(
    patience: Double, _ diary: TrialDiary, _ body: () -> [UInt8]
  ) -> CopyEnd {
    // What a thread holds while it looks for a font, nobody would ever let go of in the copy.
    _ = threads()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .refused(errno: errno) }
    // Programs that a trial starts may outlive it, and must not keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = evenhand_fork_trial()
    guard child >= 0 else {
      let reason = errno
      for end in ends { close(end) }
      return .refused(errno: reason)
    }
    guard child > 0 else {
      close(ends[0])
      evenhand_keep_printed()
      signOfLife(diary, patience: patience)
      let found = body()
      fflush(nil)
      Self.send(found, to: ends[1])
      // Nothing of what the program does at its end.
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    let answer = Self.receive(from: ends[0], patience: patience, diary)
    // One that has said everything may still wait for something.
    kill(child, SIGKILL)
    let status = Self.collect(child)
    if case .whole(let bytes)? = answer { return .finished(bytes) }
    if answer == nil { return .hung }
    let signal = status & 0x7f
    if signal == SIGPROF { return .hung }
    return signal != 0 ? .crashed(signal: signal) : .exited(code: (status >> 8) & 0xff)
  }

  package func signOfLife(_ diary: TrialDiary, patience: Double) {
    diary.beat()
    evenhand_forget_printed(Self.mostPrinted)
    evenhand_limit_computing(patience)
  }

  package func liftLimit() { evenhand_limit_computing(0) }

  /// Bytes of what a step may print before it is forgotten at the next one.
  private static let mostPrinted = 64 * 1024

  package func forgetPrinted() { evenhand_forget_printed(0) }

  package func printed() -> String {
    var bytes = [UInt8](repeating: 0, count: Self.mostPrinted)
    let count = evenhand_read_printed(&bytes, bytes.count)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  package func beginChance() { evenhand_begin_chance() }

  package var chanceCount: Int { evenhand_chance_count() }

  package func takeWork() -> (any ProgramWork)? { SerialWork.take() }

  /// A thread of Pango's, by as much of its name as the kernel keeps: in newer versions each font map
  /// keeps one. Those of 1.50.12, which was watched, end when a font is found.
  private static let keptTextThread = "[pango] fontcon"
  /// Looks at threads that are about to end, and microseconds between two.
  private static let mostLooks = 100
  private static let lookPause: UInt32 = 10_000

  package func threads() -> OtherThreads? {
    var threads = OtherThreads()
    for _ in 0..<Self.mostLooks {
      guard let names = Self.otherThreads() else { return nil }
      threads.hasTextThread = names.contains(Self.keptTextThread)
      threads.others = names.filter { $0 != Self.keptTextThread }
      if threads.others.isEmpty { break }
      usleep(Self.lookPause)
    }
    return threads
  }

  /// Names of threads beside this one; nil where that cannot be seen.
  private static func otherThreads() -> [String]? {
    guard let folder = opendir("/proc/self/task") else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let number = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let thread = Int32(number), thread != getpid() else { continue }
      if let name = name(ofThread: thread) { names.append(name) }
    }
    return names
  }

  /// Nil for one that has ended meanwhile.
  private static func name(ofThread thread: Int32) -> String? {
    guard let file = fopen("/proc/self/task/\(thread)/comm", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 64)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    return String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init), as: UTF8.self)
  }

  // MARK: What goes through the pipe

  private enum Answer {
    case whole([UInt8])
    /// The pipe was closed before.
    case part
  }

  private static func send(_ bytes: [UInt8], to file: Int32) {
    let header = withUnsafeBytes(of: UInt64(bytes.count)) { Array($0) }
    for block in [header, bytes] {
      var sent = 0
      while sent < block.count {
        let count = block[sent...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  /// Nil where nothing more comes and nobody gives a sign of life.
  private static func receive(
    from file: Int32, patience: Double, _ diary: TrialDiary
  ) -> Answer? {
    var bytes: [UInt8] = []
    var beats = diary.beats
    var waited = 0.0
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      if bytes.count >= headerSize {
        let count = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        if UInt64(bytes.count - headerSize) >= count { return .whole(Array(bytes[headerSize...])) }
      }
      var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&state, 1, lookInterval)
      if isReady < 0, errno == EINTR { continue }
      if isReady == 0 {
        waited = diary.beats == beats ? waited + Double(lookInterval) / 1000 : 0
        beats = diary.beats
        if waited > patience * waitingFactor { return nil }
        continue
      }
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .part }
      waited = 0
      bytes += buffer[..<count]
    }
  }

  private static func collect(_ child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
