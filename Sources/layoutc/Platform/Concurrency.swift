internal import CSystem
internal import Synchronization

/// The results of `body` for 0 ..< count in order, computed on all cores. The calling thread does its share, so that a
/// single spec pays nothing for threads.
///
/// POSIX threads, because starting them costs a static executable nothing measurable; a Swift task group costs it 8 ms.
func mapConcurrently<Output: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
  let workerCount = count < 2 ? 1 : min(count, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  guard workerCount > 1 else {
    return (0..<count).map(body)
  }
  let next = NextIndex()
  let workers = (0..<workerCount).map { _ in Worker(count: count, next: next, body: body) }
  let threads = workers.dropFirst().compactMap { startThread(running: $0.drain) }
  workers[0].drain()
  for thread in threads {
    joinThread(thread)
  }
  var results = [Output?](repeating: nil, count: count)
  for worker in workers {
    for (index, result) in unsafe worker.results {
      results[index] = result
    }
  }
  return results.map { result in
    guard let result else {
      preconditionFailure("every index is taken by a worker that was waited for")
    }
    return result
  }
}

/// Hands out indices, each once.
private final class NextIndex: Sendable {
  private let next = Atomic(0)

  func take() -> Int {
    next.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}

/// Works indices off, on one thread.
private final class Worker<Output: Sendable>: Sendable {
  private let count: Int
  private let next: NextIndex
  private let body: @Sendable (Int) -> Output
  /// Written by the worker's thread alone, and read after that has ended.
  private(set) nonisolated(unsafe) var results: [(index: Int, result: Output)] = []

  init(count: Int, next: NextIndex, body: @escaping @Sendable (Int) -> Output) {
    self.count = count
    self.next = next
    self.body = body
  }

  func drain() {
    while true {
      let index = next.take()
      guard index < count else {
        return
      }
      unsafe results.append((index, body(index)))
    }
  }
}

/// Runs `body`, which ends the process, with a stack that is as large as that of every other thread, however small `ulimit -s` made that
/// of the main thread.
func runWithRoom(_ body: @escaping @Sendable () -> Never) -> Never {
  if stackLimit() < threadStackSize, let thread = startThread(running: { body() }) {
    joinThread(thread)
  }
  body()
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Darwin gives secondary threads 512 KiB; deep specs are to compile alike on every thread.
private let threadStackSize = 8 << 20

/// `nil` where the system has no thread left; the others then do its work.
private func startThread(running run: @escaping @Sendable () -> Void) -> SystemThread? {
  let body = unsafe Unmanaged.passRetained(ThreadBody(run: run))
  var thread = SystemThread()
  guard unsafe startThread(&thread, threadStackSize, { unsafe threadMain($0) }, body.toOpaque()) else {
    unsafe body.release()
    return nil
  }
  return thread
}

private func threadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else {
    preconditionFailure("a thread starts with its body")
  }
  unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
