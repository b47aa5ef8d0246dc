// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A toolkit that publishes nothing on the accessibility bus, at least not by itself.
enum SilentToolkit: String, CaseIterable, Sendable {
  // The most telling first: a program of Java or Tk may use SDL or GLFW too.
  case java, gtk2, tk, fltk, motif, athena, sdl, glfw

  /// What a program's memory map names where it uses the toolkit.
  private var library: String {
    switch self {
    case .java: "/libjvm.so"
    case .gtk2: "/" + GTK2Bridge.library
    case .tk: "/libtk"
    case .fltk: "/libfltk"
    case .motif: "/libXm.so"
    case .athena: "/libXaw"
    case .sdl: "/libSDL"
    case .glfw: "/libglfw"
    }
  }

  var advice: String {
    switch self {
    case .java:
      "it is a Java program: install libatk-wrapper-java-jni, which --exec then tells it of"
    case .gtk2:
      "it is made with GTK 2: install libgail-common and libatk-adaptor, which --exec then tells it of;"
        + " where a script starts it, set \(GTK2Bridge.variable)=gail:atk-bridge"
    case .tk: Self.silent("Tk")
    case .fltk: Self.silent("FLTK")
    case .motif: Self.silent("Motif")
    case .athena: Self.silent("the Athena widgets")
    case .sdl: Self.drawn("SDL")
    case .glfw: Self.drawn("GLFW")
    }
  }

  private static func silent(_ name: String) -> String {
    "it is made with \(name), which publishes nothing: no assistive technology can read it"
  }

  private static func drawn(_ name: String) -> String {
    "it uses \(name), which publishes nothing: what it draws no assistive technology can read"
  }

  /// In bytes; a browser's map has some hundred thousand.
  private static let longestMap = 8 * 1024 * 1024

  /// nil where none of the processes uses one, or can be looked at.
  static func of(_ processes: Set<Int32>) -> SilentToolkit? {
    let maps = processes.compactMap { pid in
      // The kernel gives a page at a time, which reading the file as a whole takes for its end.
      try? FileHandle(forReadingAtPath: "/proc/\(pid)/maps")?.read(upToCount: longestMap)
    }.map { String(decoding: $0, as: UTF8.self) }
    return allCases.first { toolkit in maps.contains { $0.contains(toolkit.library) } }
  }
}
