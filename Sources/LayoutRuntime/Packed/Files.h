// Every source of this folder, for CRuntimeText. The tests hold the list complete.
#embed "ListedChain.swift" suffix(, 0,)
#embed "Packed.swift" suffix(, 0,)
