import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketKey, parseMarketKey } from '../../../../streams/domain/market.ts'
import { PHASES } from '../../../../streams/domain/match.ts'
import { createSeries, offeredSeries } from '../../../../streams/domain/parlay.ts'
import { MARKET_KINDS } from '../../../../streams/domain/vocabulary/marketKinds.ts'
import { PERIODS } from '../../../../streams/domain/vocabulary/periods.ts'
import { isSide, MAX_SCORED, SIDES } from '../../../../streams/domain/vocabulary/sides.ts'
import { STATS } from '../../../../streams/domain/vocabulary/stats.ts'
import { imtyCode, imtyCodeName, IMTY_CODE_CLASSES } from '../../../../streams/wire/imty/codes.ts'
import { imtyCombinations, imtyComboSelection } from '../../../../streams/wire/imty/combos.ts'
import { imtyDate, imtyTime } from '../../../../streams/wire/imty/dates.ts'
import {
  imtyEvent,
  imtyEventId,
  imtyMarketOfPlay,
  imtyMarkets,
  imtyPlayId,
} from '../../../../streams/wire/imty/markets.ts'
import { imtyMoment, readImtyMoment } from '../../../../streams/wire/imty/phases.ts'
import { imtySides } from '../../../../streams/wire/imty/sides.ts'
import { IMTY_SPORTS } from '../../../../streams/wire/imty/sports.ts'

const markets = imtyMarkets({ stats: STATS, kinds: MARKET_KINDS, periods: PERIODS })
const sides = imtySides(SIDES)
const sports = Object.values(IMTY_SPORTS)

function wordOf<const T extends object>(table: T) {
  return fc.constantFrom(...(Object.keys(table) as (keyof T & string)[]))
}

const spec = fc.record({ stat: wordOf(STATS), kind: wordOf(MARKET_KINDS), period: wordOf(PERIODS) })
const sport = fc.constantFrom(...sports)

describe('the numbers of markets', () => {
  it('are one for each market of a sport, and lead back to it', () => {
    fc.assert(
      fc.property(spec, sport, (meant, { count }) => {
        expect(markets.meaningOf(markets.numberOf(meant, count), count)).toEqual(meant)
      }),
    )
  })

  it('are read without a fault, whatever they are', () => {
    const number = fc.oneof(fc.integer({ min: -10, max: 6000 }), fc.double())
    fc.assert(
      fc.property(number, number, number, sport, (group, betType, period, { count }) => {
        const read = markets.meaningOf({ group, betType, period }, count)
        if (read !== null) expect(markets.numberOf(read, count)).toEqual({ group, betType, period })
      }),
    )
  })

  it.each([
    ['goals.handicap.match', 'goals', '1.1.1'],
    ['goals.total.firstHalf', 'goals', '1.2.2'],
    ['goals.bothScore.match', 'goals', '1.1006.1'],
    ['goals.toQualify.tie', 'goals', '1.1044.158'],
    ['corners.total.match', 'goals', '2.2.1'],
    ['corners.race.match', 'goals', '2.1124.1'],
    ['cards.bothScore.match', 'goals', '3.1206.1'],
    ['redCards.anyScore.match', 'goals', '1.1620.1'],
    ['sets.handicap.match', 'points', '1.1402.1'],
    ['points.total.set3', 'points', '1.2.109'],
    ['games.winner.set1', 'games', '1.1501.107'],
    ['stoppages.roundGroup.match', 'scorecards', '1.3538.1'],
    ['places.outright.match', 'places', '1.11.1'],
  ])('%s is %s', (key, count, playId) => {
    const meant = parseMarketKey(key)
    if (meant === null) throw new Error(`${key} is no market`)
    const number = markets.numberOf(meant, count)
    expect(imtyPlayId(number)).toBe(playId)
    expect(imtyMarketOfPlay(playId)).toEqual(number)
    const read = markets.meaningOf(number, count)
    expect(read === null ? null : marketKey(read)).toBe(key)
  })

  it('take no second number for a market that has one', () => {
    expect(markets.meaningOf({ group: 1, betType: 1002, period: 1 }, 'goals')).toBeNull()
    expect(markets.meaningOf({ group: 2, betType: 1006, period: 1 }, 'goals')).toBeNull()
    expect(markets.meaningOf({ group: 1, betType: 1, period: 100 }, 'goals')).toBeNull()
  })

  it('tell the event of a sibling', () => {
    expect([imtyEventId('1000241', 1), imtyEventId('1000241', 2)]).toEqual(['1000241', '1000241.2'])
    expect(imtyEvent('1000241.2')).toEqual({ matchId: '1000241', group: 2 })
    expect(imtyEvent('1000241')).toEqual({ matchId: '1000241', group: 1 })
  })
})

describe('the numbers of selections', () => {
  const named = wordOf(SIDES)
  const score = fc.tuple(fc.nat(MAX_SCORED), fc.nat(MAX_SCORED)).map(([home, away]) => `${home}:${away}`)
  const entrant = fc.integer({ min: 1, max: 99 }).map((number) => `entrant:${number}`)

  it('lead back to the side', () => {
    fc.assert(
      fc.property(fc.oneof(named, score, entrant), wordOf(MARKET_KINDS), (side, kind) => {
        // 1X2 has numbers of its own, and no totals.
        fc.pre(kind !== 'result' || (side !== 'over' && side !== 'under'))
        const number = sides.numberOf(kind, side)
        expect(number === null ? null : sides.sideOf(number)).toBe(side)
      }),
    )
  })

  it('are read without a fault, whatever they are', () => {
    const number = fc.oneof(fc.integer({ min: -10, max: 3000 }), fc.double())
    fc.assert(
      fc.property(number, number, (selectionId, teamId) => {
        const side = sides.sideOf({ selectionId, teamId })
        expect(side === null || isSide(side)).toBe(true)
      }),
    )
  })

  it('are those of the venue', () => {
    const numbers = (kind: string, ...of: string[]) =>
      of.map((side) => sides.numberOf(kind, side)?.selectionId)
    expect(numbers('result', 'home', 'draw', 'away')).toEqual([5, 7, 6])
    expect(numbers('handicap', 'home', 'away')).toEqual([1, 2])
    expect(numbers('total', 'over', 'under', 'odd', 'even')).toEqual([3, 4, 106, 107])
    expect(numbers('correctScore', '2:1', 'otherScore')).toEqual([1061, 113])
    expect(numbers('goalRange', 'range0to1', 'range7More')).toEqual([146, 149])
    expect([1, 5, 2, 6].map((selectionId) => sides.sideOf({ selectionId, teamId: 0 }))).toEqual([
      'home',
      'home',
      'away',
      'away',
    ])
  })
})

describe('the numbers of combinations', () => {
  it('lead back to every series that is offered', () => {
    for (let legs = 2; legs <= 10; legs += 1) {
      for (const { key, sizes } of offeredSeries(legs)) {
        const number = imtyComboSelection({ legs, sizes })
        const read = number === null ? null : imtyCombinations(number, legs)
        expect(read === null ? null : createSeries(read.legs, read.sizes)?.key).toBe(key)
      }
    }
  })

  it('are those of the venue', () => {
    expect(imtyComboSelection({ legs: 3, sizes: [2] })).toBe(9)
    expect(imtyComboSelection({ legs: 3, sizes: [3] })).toBe(10)
    expect(imtyComboSelection({ legs: 3, sizes: [2, 3] })).toBe(1)
    expect(imtyComboSelection({ legs: 10, sizes: [2, 3, 4, 5, 6, 7, 8, 9, 10] })).toBe(8)
    expect(imtyCombinations(0, 1)).toEqual({ legs: 1, sizes: [1] })
    expect([imtyCombinations(1, 4), imtyCombinations(18, 10), imtyCombinations(9.5, 3)]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('times', () => {
  it('are written with the date of the venue day, and read back', () => {
    expect(imtyDate(Date.UTC(2026, 10, 23, 12))).toBe('2026-11-23T08:00:00.000-04:00')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
        expect(imtyTime(imtyDate(at))).toBe(at)
      }),
    )
    expect([imtyTime('2026-11-23'), imtyTime('2026-99-99T00:00:00Z'), imtyTime('x')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('of a match are the phase and the clock', () => {
    expect(imtyMoment('firstHalf', 1391)).toBe('1H 23:11')
    expect(readImtyMoment('1H 23:11')).toEqual({ phase: 'firstHalf', seconds: 1391 })
    expect(readImtyMoment('XX 1:00').phase).toBe('unknown')
    for (const phase of PHASES) {
      if (phase !== 'unknown') expect(readImtyMoment(imtyMoment(phase, null)).phase).toBe(phase)
    }
  })
})

it('every code has one name, and the first of a name is its own', () => {
  const codes = Object.values(IMTY_CODE_CLASSES).flat()
  expect(new Set(codes).size).toBe(codes.length)
  expect(imtyCodeName(imtyCode('legCount'))).toBe('legCount')
  expect(imtyCodeName(12_345)).toBeNull()
})
