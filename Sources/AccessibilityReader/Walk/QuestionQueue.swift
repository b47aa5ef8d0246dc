// SPDX-License-Identifier: Apache-2.0

/// What is still to be asked: what leads to new elements first, because everything else waits for
/// it on a tree that is deep and narrow; the rest in the order in which it came up.
struct QuestionQueue {
  private var leading = Line()
  private var following = Line()

  var isEmpty: Bool { leading.isEmpty && following.isEmpty }
  var questions: [TreeWalk.Question] { Array(leading.questions + following.questions) }

  mutating func append(_ question: TreeWalk.Question) {
    if question.query.leadsOn { leading.append(question) } else { following.append(question) }
  }

  mutating func next() -> TreeWalk.Question? { leading.next() ?? following.next() }

  private struct Line {
    private var waiting: [TreeWalk.Question] = []
    private var start = 0

    var isEmpty: Bool { start == waiting.count }
    var questions: ArraySlice<TreeWalk.Question> { waiting[start...] }

    mutating func append(_ question: TreeWalk.Question) { waiting.append(question) }

    mutating func next() -> TreeWalk.Question? {
      guard start < waiting.count else { return nil }
      defer {
        start += 1
        if start == waiting.count {
          waiting.removeAll(keepingCapacity: true)
          start = 0
        }
      }
      return waiting[start]
    }
  }
}
