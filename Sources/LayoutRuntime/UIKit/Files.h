// Every source of this folder, for CRuntimeText. The tests hold the list complete.
#embed "Conversions.swift" suffix(, 0,)
#embed "FrameTableLayout.swift" suffix(, 0,)
#embed "LevelLayout.swift" suffix(, 0,)
#embed "LevelViewController.swift" suffix(, 0,)
