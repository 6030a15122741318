// Every source of this folder, for CRuntimeText. The tests hold the list complete.
#embed "WaterfallColumnEnds.swift" suffix(, 0,)
#embed "WaterfallItems.swift" suffix(, 0,)
#embed "WaterfallLayout.swift" suffix(, 0,)
#embed "WaterfallRoom.swift" suffix(, 0,)
#embed "WaterfallSection.swift" suffix(, 0,)
