// Every source of this folder, for CRuntimeText. The tests hold the list complete.
#embed "CubicBezier.swift" suffix(, 0,)
#embed "Spring.swift" suffix(, 0,)
#embed "TimingCurve.swift" suffix(, 0,)
#embed "TransitionTiming.swift" suffix(, 0,)
