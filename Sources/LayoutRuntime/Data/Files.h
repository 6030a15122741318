// Every source of this folder, for CRuntimeText. The tests hold the list complete.
#embed "DataSource.swift" suffix(, 0,)
#embed "ItemColors.swift" suffix(, 0,)
#embed "ItemTexts.swift" suffix(, 0,)
