import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAN_BANDS, FAN_LEVELS, fanBand, fanLevel } from '../../../../streams/domain/room/fanLevel.ts'

describe('the bands of levels with an anchor', () => {
  it('begin at the levels 1, 4 and 8', () => {
    const levels = Array.from({ length: FAN_LEVELS.length + 1 }, (_, level) => fanBand(level))
    const [none, friend, devoted, grand] = [null, ...FAN_BANDS]
    const expected = [none, friend, friend, friend, devoted, devoted, devoted, devoted, grand, grand, grand]
    expect(levels).toEqual(expected)
  })

  it('never fall when a member gives more', () => {
    const amount = fc.integer({ min: 0, max: 300_000_00 })
    const rank = (given: number) => {
      const band = fanBand(fanLevel(given))
      return band === null ? -1 : FAN_BANDS.indexOf(band)
    }
    fc.assert(
      fc.property(amount, amount, (given, more) => {
        expect(rank(given + more)).toBeGreaterThanOrEqual(rank(given))
      }),
    )
  })
})
