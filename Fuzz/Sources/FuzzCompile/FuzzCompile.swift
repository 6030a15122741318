import LayoutCompiler
import SourceDiagnostics

/// libFuzzer's entry: compiles the input as a spec and checks what must hold for any bytes. A trap is a find.
@_cdecl("LLVMFuzzerTestOneInput")
public func compileInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let compilation = compile(SourceFile(path: "fuzz.yaml", bytes: bytes), name: "fuzz")
  let hasErrors = compilation.diagnostics.contains { $0.severity == .error }
  precondition(hasErrors == (compilation.spec == nil), "a spec comes out exactly where no error stands")
  for diagnostic in compilation.diagnostics {
    precondition(!diagnostic.message.isEmpty, "a diagnostic says something")
    if let span = diagnostic.span, let source = compilation.sources.first {
      precondition(span.end <= source.bytes.count, "a diagnostic's place lies in the file")
    }
  }
  return 0
}
