internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The results of `body` for 0 ..< count in order, computed on all cores. The calling thread does its share, so that a
/// single spec pays nothing for threads.
///
/// POSIX threads, because starting them costs a static executable nothing measurable; a Swift task group costs it 8 ms.
func mapConcurrently<Output: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
  let workers = count < 2 ? 1 : min(count, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  guard workers > 1 else {
    return (0..<count).map(body)
  }
  let queue = WorkQueue(count: count, body: body)
  let threads = (1..<workers).compactMap { _ in startThread { queue.drain() } }
  queue.drain()
  for thread in threads {
    pthread_join(thread, nil)
  }
  return queue.results.withLock { results in
    results.map { result in
      guard let result else {
        preconditionFailure("every index of a drained work queue has its result")
      }
      return result
    }
  }
}

/// Hands out indices to threads, each once.
private final class WorkQueue<Output: Sendable>: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Output
  private let next = Atomic(0)
  let results: Mutex<[Output?]>

  init(count: Int, body: @escaping @Sendable (Int) -> Output) {
    self.count = count
    self.body = body
    self.results = Mutex(Array(repeating: nil, count: count))
  }

  func drain() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else {
        return
      }
      let result = body(index)
      results.withLock { $0[index] = result }
    }
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// `nil` where the system has no thread left; the calling thread then does the work.
private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  defer { unsafe pthread_attr_destroy(&attributes) }
  // Darwin gives secondary threads 512 KiB; deep specs are to compile alike on every thread.
  unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
  let body = unsafe Unmanaged.passRetained(ThreadBody(run: run))
  #if canImport(Glibc)
    var thread = pthread_t()
    let status = unsafe pthread_create(&thread, &attributes, { unsafe threadMain($0) }, body.toOpaque())
  #else
    var thread: pthread_t?
    let status = unsafe pthread_create(&thread, &attributes, { unsafe threadMain($0) }, body.toOpaque())
  #endif
  guard status == 0 else {
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
