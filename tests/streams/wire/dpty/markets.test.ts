import { describe, expect, it } from 'vitest'
import { parseMarketKey } from '../../../../streams/domain/market.ts'
import { descriptorOf } from '../../../../streams/domain/sports/descriptorOf.ts'
import { isSport } from '../../../../streams/domain/vocabulary/sports.ts'
import {
  dptyCountOf,
  dptyFactOf,
  dptyMarketOf,
  dptyPlayId,
  dptyPlayOf,
} from '../../../../streams/wire/dpty/markets.ts'
import { DPTY_MARKETS, DPTY_SET_SPORTS } from '../../../../streams/wire/dpty/marketTable.ts'
import { DPTY_RESULT_SPORTS } from '../../../../streams/wire/dpty/tables.ts'

const SPORTS = Object.values(DPTY_RESULT_SPORTS)

/** The winner of a match in sets is that of its sets; a bout is decided by its cards. */
function isDecidedOtherwise(sport: string, key: string): boolean {
  if (sport === 'boxing') return /^points\.\w+\.match$/.test(key)
  return /^(points|games|legs)\.winner\.match$/.test(key) && DPTY_SET_SPORTS.some((each) => each === sport)
}

function playOf(key: string) {
  const spec = parseMarketKey(key)
  return spec === null ? null : dptyPlayOf(spec)
}

describe('a market of DPTY', () => {
  it.each([
    ['football', 'goals.handicap.match', '0.FT_AH'],
    ['football', 'goals.result.firstHalf', '0.HT_1X2'],
    ['football', 'goals.winner.match', '0.FT_ML'],
    ['football', 'corners.total.secondHalf', '1.SH_OU'],
    ['football', 'corners.cornerRange.match', '1.FT_RG'],
    ['football', 'goals.goalRange.match', '0.FT_RG'],
    ['football', 'goals.toQualify.tie', '0.TIE_QF'],
    ['football', 'goals.total.penalties', '0.PK_OU'],
    ['football', 'goals.result.minutes76to90', '0.M90_1X2'],
    ['tennis', 'sets.winner.match', '0.FT_ML'],
    ['tennis', 'games.handicap.match', '0.FT_AH'],
    ['tennis', 'sets.handicap.match', '0.FTS_AH'],
    ['volleyball', 'points.winner.set3', '0.S3_ML'],
    ['snooker', 'points.total.set35', '0.S35_OU'],
    ['basketball', 'points.handicap.quarter1', '0.Q1_AH'],
    ['boxing', 'points.winner.set12', '0.S12_ML'],
    ['boxing', 'scorecards.result.match', '0.FT_1X2'],
    ['boxing', 'stoppages.distance.match', '6.FT_DI'],
    ['baseball', 'runs.total.innings1to5', '0.F5_OU'],
    ['rugby', 'places.outright.match', '7.FT_OR'],
    ['lol', 'sets.winner.match', '0.FT_ML'],
    ['lol', 'sets.correctScore.match', '0.FTS_CS'],
    ['dota2', 'towers.winner.set1', '18.S1_ML'],
    ['kog', 'kills.oddEven.set7', '17.S7_OE'],
    ['csgo', 'rounds.handicap.set2', '5.S2_AH'],
  ])('has its code in %s: %s is %s', (sport, key, id) => {
    const play = playOf(key)
    expect(play === null ? null : dptyPlayId(play)).toBe(id)
    expect(play === null ? null : dptyMarketOf(sport, play)).toBe(key)
  })

  it('is one of ours, and there is no key twice', () => {
    expect(DPTY_MARKETS.filter((key) => parseMarketKey(key) === null)).toEqual([])
    expect(new Set(DPTY_MARKETS).size).toBe(DPTY_MARKETS.length)
  })

  it('is read back in every sport that counts it', () => {
    const wrong = SPORTS.flatMap((sport) => {
      if (!isSport(sport)) return []
      const { stats, score } = descriptorOf(sport)
      const counted = new Set<string>(score === null ? [] : stats)
      return DPTY_MARKETS.filter((key) => counted.has(key.split('.')[0] ?? ''))
        .filter((key) => {
          const play = playOf(key)
          const read = play === null ? null : dptyMarketOf(sport, play)
          return read !== key && !isDecidedOtherwise(sport, key)
        })
        .map((key) => `${sport} ${key}`)
    })
    expect(wrong).toEqual([])
  })

  it.each(['', '_', 'FT', 'FT_', '_AH', 'XX_AH', 'FT_XX', 'S0_ML', 'S41_ML', 'S1_ML_X', 'ft_ah'])(
    'is none for the code %j',
    (kc) => {
      expect(dptyMarketOf('football', { kc, ctid: 0 })).toBeNull()
    },
  )

  it('is none for a count that the venue does not have', () => {
    expect(dptyMarketOf('football', { kc: 'FT_AH', ctid: 99 })).toBeNull()
    expect(dptyMarketOf('football', { kc: 'FT_AH', ctid: -1 })).toBeNull()
    expect(dptyMarketOf('football', { kc: 'FTS_AH', ctid: 0 })).toBeNull()
  })
})

describe('a count of a part', () => {
  it.each([
    ['football', 'goals.extraTime', { p: 'ET', c: 0 }],
    ['football', 'corners.firstHalf', { p: 'HT', c: 1 }],
    ['football', 'yellowCards.extraTime', { p: 'ET', c: 11 }],
    ['tennis', 'sets.match', { p: 'FTS', c: 0 }],
    ['tennis', 'games.set2', { p: 'S2', c: 0 }],
    ['tennis', 'points.match', { p: 'FT', c: 20 }],
    ['baseball', 'hits.match', { p: 'FT', c: 8 }],
    ['boxing', 'scorecards.match', { p: 'FT', c: 0 }],
    ['boxing', 'points.set7', { p: 'S7', c: 0 }],
    ['csgo', 'sets.match', { p: 'FTS', c: 0 }],
    ['csgo', 'rounds.set2', { p: 'S2', c: 5 }],
    ['lol', 'kills.set1', { p: 'S1', c: 17 }],
    ['lol', 'towers.set1', { p: 'S1', c: 18 }],
    ['lol', 'gold.match', { p: 'FT', c: 19 }],
  ])('of %s, %s', (sport, fact, count) => {
    expect(dptyCountOf(sport, fact)).toEqual(count)
    expect(dptyFactOf(sport, count)).toBe(fact)
  })

  it('is not written where it would be read as another one', () => {
    // What a set of tennis counts is its games.
    expect(dptyCountOf('tennis', 'points.set1')).toBeNull()
    expect(dptyFactOf('football', { p: 'FT', c: 20 })).toBeNull()
    expect(dptyCountOf('football', 'points.match')).toBeNull()
    expect(dptyCountOf('football', 'nonsense')).toBeNull()
  })
})
