import LayoutRuntime
import Testing

@Suite struct TimingCurveTests {
  @Test(arguments: [
    (TimingCurve.linear, [0, 0.25, 0.5, 0.75, 1]),
    (.easeIn, [0, 0.093464651, 0.315356813, 0.621861869, 1]),
    (.easeOut, [0, 0.378138131, 0.684643187, 0.906535349, 1]),
    (.easeInOut, [0, 0.129161931, 0.5, 0.870838069, 1]),
  ])
  func `named curves are Core Animation's, sampled to nine digits`(curve: TimingCurve, samples: [Double]) {
    #expect(curve.samples(5, duration: 0.35) == samples)
  }

  @Test func `ease-out is ease-in seen from the end`() {
    for step in 0...100 {
      let time = Double(step) / 100
      let sum =
        TimingCurve.easeIn.progress(at: time, runningTime: 1)
        + TimingCurve.easeOut.progress(at: 1 - time, runningTime: 1)
      #expect(abs(sum - 1) < 1e-15)
    }
  }

  @Test func `a spring runs for its settling time and ends at rest`() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let curve = TimingCurve.spring(spring)
    let settling = try #require(spring.settlingTime())
    #expect(curve.runningTime(duration: 0.35) == settling)
    let samples = curve.samples(61, duration: 0.35)
    #expect(samples.first == 0)
    #expect(samples.last == 1)
    #expect((samples.max() ?? 0) > 1)
    #expect(abs(samples[30] - spring.progress(at: settling / 2)) < 1e-9)
  }

  @Test func `a spring that never settles runs for the duration asked for`() {
    #expect(TimingCurve.spring(Spring(duration: 1, bounce: 1)).runningTime(duration: 0.35) == 0.35)
  }

  @Test func `no duration is over at once`() {
    #expect(TimingCurve.easeInOut.progress(at: 0, runningTime: 0) == 0)
    #expect(TimingCurve.easeInOut.progress(at: 1e-9, runningTime: 0) == 1)
  }
}
