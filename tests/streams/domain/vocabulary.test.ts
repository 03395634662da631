import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMarketKey, marketKey, parseMarketKey } from '../../../streams/domain/market.ts'
import { isFactKey } from '../../../streams/domain/match.ts'
import { isMarketKind, MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { isPeriod, PERIODS } from '../../../streams/domain/vocabulary/periods.ts'
import { isSide, SIDES } from '../../../streams/domain/vocabulary/sides.ts'
import { isSport, SPORT_IDS } from '../../../streams/domain/vocabulary/sports.ts'
import { isStat, STATS } from '../../../streams/domain/vocabulary/stats.ts'
import { codesOf } from '../../../streams/domain/vocabulary/words.ts'

const words = fc.record({
  stat: fc.constantFrom(...Object.keys(STATS).filter(isStat)),
  kind: fc.constantFrom(...Object.keys(MARKET_KINDS).filter(isMarketKind)),
  period: fc.constantFrom(...Object.keys(PERIODS).filter(isPeriod)),
})

describe('a market key', () => {
  it('reads back as the market it names', () => {
    fc.assert(
      fc.property(words, (spec) => {
        expect(parseMarketKey(marketKey(spec))).toEqual(spec)
        expect(isFactKey(`${spec.stat}.${spec.period}`)).toBe(true)
      }),
    )
  })

  it('is nothing where it names no market', () => {
    const texts = [
      '',
      'goals',
      'goals.handicap',
      'goals.match.handicap',
      'goals.handicap.match.x',
      'shots.total.match',
      'goals.toString.match',
      'goals.result.constructor',
    ]
    expect(texts.map(parseMarketKey)).toEqual(texts.map(() => null))
    expect(texts.filter(isMarketKey)).toEqual([])
    expect(['goals', 'goals.match.x', 'goals.hasOwnProperty', 'valueOf.match'].filter(isFactKey)).toEqual([])
  })

  it('never reads a text as a market that it does not name', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const spec = parseMarketKey(text)
        expect(spec === null || marketKey(spec) === text).toBe(true)
      }),
    )
  })
})

describe('the guards', () => {
  it('know the words of their tables and no others', () => {
    expect(['home', 'otherScore', '2:1', '29:0'].filter(isSide)).toHaveLength(4)
    expect(['nobody', '2:', '123:1', '30:1', '02:1', '1:1:1', 'toString', ''].filter(isSide)).toEqual([])
    expect(['football', 'Football', '__proto__', 'toString'].filter(isSport)).toEqual(['football'])
  })
})

describe('codes of words', () => {
  it('have one width', () => {
    const digits = { base: 10, width: 2 }
    expect(codesOf('sides', { home: { id: 1 }, away: { id: 99 } }, digits)).toEqual({
      home: '01',
      away: '99',
    })
  })

  it('refuse a number that needs more digits, or that two words have', () => {
    const one = { base: 36, width: 1 }
    expect(codesOf('words', { last: { id: 35 } }, one)).toEqual({ last: 'z' })
    expect(codesOf('words', { last: { id: 61 } }, { base: 62, width: 1 })).toEqual({ last: 'Z' })
    expect(() => codesOf('words', { late: { id: 36 } }, one)).toThrow('words: the number of late')
    expect(() => codesOf('words', { lost: { id: -1 } }, one)).toThrow(RangeError)
    expect(() => codesOf('words', { one: { id: 3 }, other: { id: 3 } }, one)).toThrow('one number')
  })
})

/** These ids are stored with orders and recordings, so changing one changes the meaning of stored data. */
describe('the numbers of words', () => {
  it('are those that have been stored', () => {
    const ids = (table: Readonly<Record<string, { readonly id: number }>>): readonly string[] =>
      Object.entries(table)
        .toSorted(([, one], [, other]) => one.id - other.id)
        .map(([word, { id }]) => `${id} ${word}`)
    expect(ids(STATS).join()).toBe(
      '0 goals,1 corners,2 cards,3 points,4 sets,5 games,6 redCards,7 yellowCards,8 places,' +
        '9 runs,10 hits,11 wickets,12 touchdowns,13 tries,14 legs,15 rounds,16 homeRuns,17 fieldGoals,18 fours,19 sixes,20 goalOrder,21 cornerOrder,22 cardOrder,' +
        '23 outs,24 scorecards,25 stoppages,26 balls,27 kills,28 towers,29 gold,30 number',
    )
    expect(ids(MARKET_KINDS).join()).toBe(
      '0 result,1 winner,2 handicap,3 total,4 oddEven,5 correctScore,6 bothScore,7 doubleChance,8 teamTotalHome,9 teamTotalAway,10 outright,' +
        '11 exactTotal,12 winningMargin,13 oddEvenHome,14 oddEvenAway,15 cleanSheetHome,16 cleanSheetAway,' +
        '17 winToNilHome,18 winToNilAway,19 halfTimeFullTime,20 anyScore,21 firstTeam,22 lastTeam,23 nextTeam,24 race,' +
        '25 scoreBothHalvesHome,26 scoreBothHalvesAway,27 winBothHalvesHome,28 winBothHalvesAway,' +
        '29 winEitherHalfHome,30 winEitherHalfAway,31 halfWithMost,32 firstTime,33 goalRange,34 cornerRange,' +
        '35 resultAndBothScore,36 distance,37 method,38 roundGroup,44 toQualify,45 place,46 forecast,47 quinella',
    )
    const sets = Array.from({ length: 40 }, (_, index) => `${index + 7} set${index + 1}`)
    expect(ids(PERIODS).join()).toBe(
      `0 match,1 firstHalf,2 secondHalf,3 quarter1,4 quarter2,5 quarter3,6 quarter4,${sets.join()},47 third1,48 third2,49 third3,` +
        '50 minutes1to15,51 minutes16to30,52 minutes31to45,53 minutes46to60,54 minutes61to75,55 minutes76to90,' +
        '56 extraTime,57 penalties,58 tie,60 innings1to5',
    )
    expect(ids(SIDES).join()).toBe(
      '1 home,2 draw,3 away,4 over,5 under,6 odd,7 even,8 yes,9 no,10 homeOrDraw,11 homeOrAway,12 drawOrAway,13 otherScore,' +
        '14 exact0,15 exact1,16 exact2,17 exact3,18 exact4,19 exact5,20 exact6More,21 homeBy1,22 homeBy2,23 homeBy3More,24 awayBy1,25 awayBy2,26 awayBy3More,' +
        '27 homeHome,28 homeDraw,29 homeAway,30 drawHome,31 drawDraw,32 drawAway,33 awayHome,34 awayDraw,35 awayAway,' +
        '36 none,37 equal,38 firstHalf,39 secondHalf,' +
        '40 minutes1to15,41 minutes16to30,42 minutes31to45,43 minutes46to60,44 minutes61to75,45 minutes76to90,' +
        '46 range0to1,47 range2to3,48 range4to6,49 range7More,50 range0to8,51 range9to11,52 range12More,' +
        '53 homeYes,54 homeNo,55 drawYes,56 drawNo,57 awayYes,58 awayNo,' +
        '59 homeByStoppage,60 homeByDecision,61 awayByStoppage,62 awayByDecision,' +
        '63 rounds1to3,64 rounds4to6,65 rounds7to9,66 rounds10to12',
    )
    expect(new Set(Object.values(SPORT_IDS)).size).toBe(Object.keys(SPORT_IDS).length)
  })
})
