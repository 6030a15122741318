/// Every layout kind, in the order that documentation lists them.
package let layoutKinds = [
  FlowKind.kind,
  WaterfallKind.kind,
]
