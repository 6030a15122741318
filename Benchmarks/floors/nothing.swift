// The least that a Swift process costs.
@main
enum Nothing {
  static func main() {}
}
