// Every source of this folder, for CRuntimeText. The tests hold the list complete.
#embed "FlowLayout.swift" suffix(, 0,)
#embed "FlowLevelLayout.swift" suffix(, 0,)
#embed "FlowRoom.swift" suffix(, 0,)
#embed "FlowSection.swift" suffix(, 0,)
#embed "FlowSections.swift" suffix(, 0,)
#embed "LineBreaking.swift" suffix(, 0,)
#embed "MixedLines.swift" suffix(, 0,)
#embed "MixedLinesMeasurement.swift" suffix(, 0,)
