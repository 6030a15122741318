/// Chains, their levels, and the steps between them.
func chainRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""
    // MARK: - Chains

    extension \#(style.namespace) {
      /// A collection view layout at successive levels, each pushed from the one before.
      \#(a)struct Chain: Sendable {
        \#(a)enum ContentInsetAdjustment: String, Hashable, Sendable {
          case automatic
          case scrollableAxes
          case always
          case never
        }

        \#(a)let name: String
        \#(a)let contentInsetAdjustment: ContentInsetAdjustment
        \#(a)let levels: [Level]
        /// From each level to the next.
        \#(a)let steps: [Step]
      }

      /// One level of a chain.
      \#(a)struct Level: Sendable {
        \#(a)let index: Int
        /// The layout's name in the spec.
        \#(a)let layoutName: String
        \#(a)let scale: Double
        \#(a)let title: String?
        \#(a)let data: DataSource
        let makeLayout: @Sendable (Environment, DataSource) -> FlowLayout
        /// One a viewport of the spec.
        \#(a)let listedTables: [ListedTable]

        /// The layout's parameters in `environment`, whose scale and level are the level's whatever they are.
        \#(a)func layout(in environment: Environment) -> FlowLayout {
          makeLayout(leveled(environment), data)
        }

        /// Lays out at any size.
        \#(a)func frames(in environment: Environment) -> FrameTable {
          layout(in: environment).frames(of: data, in: leveled(environment))
        }

        /// The frames that the compiler worked out for a viewport of the spec.
        \#(a)func listedFrames(on viewport: String) -> FrameTable? {
          listedTables.first { $0.viewport == viewport }?.frames
        }

        private func leveled(_ environment: Environment) -> Environment {
          var environment = environment
          environment.scale = scale
          environment.level = Double(index)
          return environment
        }
      }

      /// A level on a viewport of the spec.
      \#(a)struct ListedTable: Sendable {
        \#(a)let viewport: String
        \#(a)let environment: Environment
        let readFrames: @Sendable () -> FrameTable

        \#(a)var frames: FrameTable { readFrames() }
      }

      /// The way from one level of a chain to the next.
      \#(a)struct Step: Sendable {
        \#(a)let from: Int
        \#(a)let to: Int
        \#(a)let transition: Transition
        /// One a viewport of the spec.
        \#(a)let plans: [Plan]
      }
    }

    """#
}
