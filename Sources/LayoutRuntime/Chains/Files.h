// Every source of this folder, for CRuntimeText. The tests hold the list complete.
#embed "ContentInsetAdjustment.swift" suffix(, 0,)
#embed "FormulaFunctions.swift" suffix(, 0,)
#embed "LayoutChain.swift" suffix(, 0,)
#embed "LayoutLevel.swift" suffix(, 0,)
#embed "LevelEnvironment.swift" suffix(, 0,)
