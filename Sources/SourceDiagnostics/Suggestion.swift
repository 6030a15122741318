/// The known name nearest to a misspelt one, or `nil` where none is near enough to be a help.
public func nearestName(to word: String, among names: [String]) -> String? {
  nil
}
