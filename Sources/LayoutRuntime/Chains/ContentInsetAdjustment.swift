/// UIScrollView.ContentInsetAdjustmentBehavior.
public enum ContentInsetAdjustment: String, Sendable, CaseIterable {
  case automatic
  case scrollableAxes
  case always
  case never
}
