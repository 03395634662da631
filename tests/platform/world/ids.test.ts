import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLine, line, marketKey } from '../../../streams/domain/market.ts'
import { isMarketKind, MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { isPeriod, PERIODS } from '../../../streams/domain/vocabulary/periods.ts'
import { isSide, MAX_SCORED, type Side, SIDES } from '../../../streams/domain/vocabulary/sides.ts'
import { isStat, STATS } from '../../../streams/domain/vocabulary/stats.ts'
import { marketIdOf, optionIdOf, parseMarketId } from '../../../platform/world/ids.ts'

const MATCH = '11000001'

const SPECS = Object.keys(STATS)
  .filter(isStat)
  .flatMap((stat) =>
    Object.keys(MARKET_KINDS)
      .filter(isMarketKind)
      .flatMap((kind) =>
        Object.keys(PERIODS)
          .filter(isPeriod)
          .map((period) => ({ stat, kind, period })),
      ),
  )
const SCORED = Array.from({ length: MAX_SCORED + 1 }, (_, count) => count)
const ALL_SIDES: readonly Side[] = [
  ...Object.keys(SIDES).filter(isSide),
  ...SCORED.flatMap((home) => SCORED.map((away): Side => `${home}:${away}`)),
  ...Array.from({ length: 99 }, (_, index): Side => `entrant:${index + 1}`),
]

describe('ids', () => {
  it('are those that older orders were stored with', () => {
    const market = (key: Parameters<typeof marketIdOf>[1], quarters: number | null): string =>
      marketIdOf(MATCH, key, 1, quarters === null ? null : line(quarters))
    expect(market('goals.result.match', null)).toBe('11000001000010000')
    expect(market('goals.handicap.match', -3)).toBe('11000001020013997')
    expect(market('points.total.quarter4', 210)).toBe('11000001336014210')
    expect(market('games.teamTotalAway.set3', 26)).toBe('11000001599014026')
    const id = market('goals.correctScore.match', null)
    const options = (['home', 'otherScore', '0:0', '2:1', '29:29'] as const).map((side) =>
      optionIdOf(id, side),
    )
    expect(options.map((option) => option.slice(id.length))).toEqual(['001', '013', '100', '161', '999'])
  })

  it('of all markets have one width, and no two markets share one', () => {
    const ids = SPECS.map((spec) => marketIdOf(MATCH, marketKey(spec), 1, line(10)))
    expect(new Set(ids.map((id) => id.length))).toEqual(new Set([MATCH.length + 9]))
    expect(new Set(ids).size).toBe(SPECS.length)
  })

  it('of all sides have one width, and no two sides share one', () => {
    const ids = ALL_SIDES.map((side) => optionIdOf('1', side))
    expect(new Set(ids.map((id) => id.length))).toEqual(new Set([4]))
    expect(new Set(ids).size).toBe(ALL_SIDES.length)
    expect(() => optionIdOf('1', '30:1')).toThrow(RangeError)
  })

  it('are new for another slot and another line', () => {
    const place = fc.record({
      spec: fc.constantFrom(...SPECS),
      slot: fc.integer({ min: 1, max: 99 }),
      quarters: fc.integer({ min: -3999, max: 3999 }),
    })
    type Place = typeof place extends fc.Arbitrary<infer T> ? T : never
    const idOf = ({ spec, slot, quarters }: Place): string =>
      marketIdOf(MATCH, marketKey(spec), slot, line(quarters))
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(idOf(one) === idOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
    )
  })

  it('of lines can be read back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SPECS),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: -3999, max: 5999 }),
        fc.stringMatching(/^[\w-]{1,20}$/),
        (spec, slot, quarters, matchId) => {
          const value = hasLine(spec.kind) ? line(quarters) : null
          const key = marketKey(spec)
          expect(parseMarketId(marketIdOf(matchId, key, slot, value))).toEqual({
            matchId,
            key,
            slot,
            line: value,
          })
        },
      ),
    )
    for (const id of ['', '020013997', 'x\u0000', 'm~~~010000', 'm02!013997']) {
      expect(parseMarketId(id)).toBeNull()
    }
  })
})
