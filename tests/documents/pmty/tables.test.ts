import { describe, expect, it } from 'vitest'
import { MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { SPORT_IDS } from '../../../streams/domain/vocabulary/sports.ts'
import { PMTY_PLAYS } from '../../../streams/wire/pmty/plays.ts'
import { PMTY_TIME_TYPES } from '../../../streams/wire/pmty/betNumbers.ts'
import * as tables from '../../../streams/wire/pmty/tables.ts'
import { disagreements, wronglyWritten } from '../disagreements.ts'
import * as codes from './codes.ts'

const PERIODS = [
  ...codes.FOOTBALL_PERIODS,
  ...codes.BASKETBALL_PERIODS,
  ...codes.SET_PERIODS,
  ...codes.INNING_PERIODS,
  ...codes.ICE_HOCKEY_PERIODS,
  ...codes.RACE_PERIODS,
]

const PHASE_WORDS = {
  'half-time': 'halfTime',
  'end of regular time': 'regularEnd',
  'waiting for extra time': 'extraTimeAwaited',
  'first half of extra time': 'extraTimeFirstHalf',
  'break in extra time': 'extraTimeBreak',
  'second half of extra time': 'extraTimeSecondHalf',
  'end of extra time': 'extraTimeEnd',
  'waiting for penalties': 'penaltiesAwaited',
  'end of penalties': 'ended',
  // A match that has been put off has no period; `ms` 9 says that it has.
  postponed: 'notStarted',
  'first quarter': 'quarter1',
  'second quarter': 'quarter2',
  'third quarter': 'quarter3',
  'fourth quarter': 'quarter4',
  'first set': 'set1',
  'second set': 'set2',
  'third set': 'set3',
  'fourth set': 'set4',
  'fifth set': 'set5',
  'sixth set': 'set6',
  'seventh set': 'set7',
  ...Object.fromEntries(codes.INNING_PERIODS.map(({ means }, index) => [means, `set${index + 1}`])),
  'first period': 'third1',
  'second period': 'third2',
  'third period': 'third3',
  'break after the first quarter': 'break',
  'break after the second quarter': 'break',
  'break after the third quarter': 'break',
  'break after the first set': 'break',
  'break after the second set': 'break',
  'break after the third set': 'break',
  'break after the fourth set': 'break',
  'break after the fifth set': 'break',
  'break after the sixth set': 'break',
  'end of a set': 'break',
}

const STATE_WORDS = { pause: 'paused', 'about to start': 'notStarted' }

const FORMAT_WORDS = { 'hong kong': 'hk' }

const RESULT_WORDS = {
  lost: 'lose',
  won: 'win',
  'half won': 'halfWin',
  'half lost': 'halfLose',
  invalid: 'void',
  'handicap cancelled': 'marketCancelled',
}

const ORDER_WORDS = { unsettled: 'accepted', refused: 'rejected', failed: 'rejected' }

describe('what the client reads', () => {
  it('sports', () => {
    const grouped = [...codes.ESPORTS.codes, ...codes.VIRTUAL_MOTOR_RACES.codes]
    expect(
      disagreements([...codes.SPORTS, ...codes.VIRTUAL_SPORTS], tables.PMTY_SPORTS, {
        words: { 'virtual horses': 'virtualHorse' },
        undocumented: Object.fromEntries(grouped.map((code) => [code, 'documented as a group'])),
      }),
    ).toEqual([])
    const esports = codes.ESPORTS.codes.map((code) => SPORT_IDS[tables.PMTY_SPORTS[code]])
    expect(esports.every((id) => id >= 164 && id <= 180)).toBe(true)
    const races = codes.VIRTUAL_MOTOR_RACES.codes.map((code) => SPORT_IDS[tables.PMTY_SPORTS[code]])
    expect(races.toSorted((a, b) => a - b)).toEqual([1022, 1023])
  })

  it('periods', () => {
    expect(disagreements(PERIODS, tables.PMTY_PHASES, { words: PHASE_WORDS })).toEqual([])
  })

  it('states of a match', () => {
    expect(disagreements(codes.MATCH_STATES, tables.PMTY_MATCH_STATES, { words: STATE_WORDS })).toEqual([])
  })

  it('whether a price can be bet on', () => {
    const statuses = [...codes.MARKET_STATUSES, ...codes.PUSHED_AS_CLOSED]
    expect(disagreements(statuses, tables.PMTY_STATUSES)).toEqual([])
    expect(disagreements(codes.OPTION_STATUSES, tables.PMTY_OPTION_STATUSES)).toEqual([])
  })

  it('odds formats', () => {
    const comparing = { words: FORMAT_WORDS }
    expect(disagreements(codes.ODDS_FORMATS, tables.PMTY_ODDS_FORMATS, comparing)).toEqual([])
    expect(disagreements(codes.ODDS_FORMAT_WORDS, tables.PMTY_ODDS_FORMAT_NAMES, comparing)).toEqual([])
  })

  it('states of an order', () => {
    const comparing = { words: ORDER_WORDS }
    expect(disagreements(codes.ORDER_STATES, tables.PMTY_ORDER_STATES, comparing)).toEqual([])
    expect(disagreements(codes.PLACED_STATES, tables.PMTY_PLACED_STATES, comparing)).toEqual([])
    expect(disagreements(codes.QUERIED_STATES, tables.PMTY_STATUS_ROW_STATES, comparing)).toEqual([])
  })

  it('results', () => {
    const settled = codes.RESULTS.filter(({ code }) => code !== 0)
    // 8 and 19 both mean postponed; they have a word each, because the platform writes 19 only.
    const words = { ...RESULT_WORDS }
    const documented = settled.map((each) =>
      each.code === 19 ? { ...each, means: 'match postponed' } : each,
    )
    expect(disagreements(documented, tables.PMTY_BET_RESULTS, { words })).toEqual([])
  })

  it('tabs', () => {
    expect(
      disagreements(codes.LIST_TYPES, tables.PMTY_MENU_TYPES, {
        left: {
          2: 'no tab of the client',
          28: 'no tab: `PMTY_RESULT_TYPES`',
          29: 'no tab: `PMTY_RESULT_TYPES`',
          3000: 'comes with esports',
        },
      }),
    ).toEqual([])
  })

  it('how a member bets', () => {
    expect(
      disagreements(codes.BET_PREFERENCES, tables.PMTY_BET_PREFERENCES, {
        undocumented: { 3: 'written for a member who accepts no change, as `acceptOdds`; read back as such' },
      }),
    ).toEqual([])
  })

  it('plays', () => {
    const undocumented = Object.fromEntries(
      Object.keys(PMTY_PLAYS)
        .filter((hpid) => !codes.PLAYS.some(({ code }) => String(code) === hpid))
        .map((hpid) => [hpid, 'chosen by this project, see streams/wire/pmty/plays.ts']),
    )
    expect(disagreements(codes.PLAYS, PMTY_PLAYS, { undocumented })).toEqual([])
    // What is not documented still has to be a market, and one number for each.
    const kinds = Object.values(PMTY_PLAYS).map((key) => key.split('.')[1] ?? '')
    expect(kinds.filter((kind) => !Object.hasOwn(MARKET_KINDS, kind))).toEqual([])
    expect(new Set(Object.values(PMTY_PLAYS)).size).toBe(kinds.length)
  })

  it('scores', () => {
    const read = new Set<string>([...tables.PMTY_COUNTS, ...tables.PMTY_FURTHER_COUNTS].map(([key]) => key))
    const documentedKeys: readonly string[] = codes.SCORE_KEYS.map(({ code }) => code)
    expect(tables.PMTY_SCORE).toBe('S1')
    expect(documentedKeys.filter((key) => key !== 'S1' && !read.has(key))).toEqual([])
    // Inside the documented ranges S19 to S22 and S120 to S159.
    const sets = Array.from({ length: 40 }, (_, index) => `S${120 + index}`)
    expect([...read].filter((key) => !documentedKeys.includes(key))).toEqual([
      ...['S20', 'S21'],
      ...sets,
      // Ours: corners and cards of extra time.
      ...['S701', 'S711', 'S712'],
    ])
    const counts: readonly (readonly [string, string])[] = [
      ...tables.PMTY_COUNTS,
      ...tables.PMTY_FURTHER_COUNTS,
    ]
    for (const { code, means } of codes.SCORE_KEYS.filter(({ code }) => read.has(code))) {
      const facts = counts.filter(([key]) => key === code).map(([, fact]) => fact)
      expect([code, facts.every((fact) => SCORE_FACTS[means]?.includes(fact))]).toEqual([code, true])
    }
  })
})

const SCORE_FACTS: Readonly<Record<string, readonly string[]>> = {
  'first half': ['goals.firstHalf', 'points.firstHalf'],
  'second half': ['goals.secondHalf', 'points.secondHalf'],
  corners: ['corners.match'],
  overtime: ['goals.extraTime'],
  penalties: ['goals.penalties'],
  'red cards': ['redCards.match'],
  'yellow cards': ['yellowCards.match'],
  'corners of the first half': ['corners.firstHalf'],
  'first quarter': ['points.quarter1', 'goals.quarter1'],
  'fourth quarter': ['points.quarter4', 'goals.quarter4'],
  'first set': ['games.set1'],
  'second set': ['games.set2'],
  'third set': ['games.set3'],
  'fourth set': ['games.set4'],
  'fifth set': ['games.set5'],
  hits: ['hits.match'],
  'home runs': ['homeRuns.match'],
  fours: ['fours.match'],
  sixes: ['sixes.match'],
  touchdowns: ['touchdowns.match'],
  'field goals': ['fieldGoals.match'],
  outs: ['outs.match'],
  'first five innings': ['runs.innings1to5'],
  wickets: ['wickets.match'],
  balls: ['balls.match'],
  'wickets of the first innings': ['wickets.set1'],
  'wickets of the second innings': ['wickets.set2'],
}

describe('what client and platform write', () => {
  it('is documented, and means the same', () => {
    expect([
      ...wronglyWritten(PERIODS, withoutUnknown(tables.PMTY_PHASE_CODES), PHASE_WORDS),
      ...wronglyWritten(codes.MATCH_STATES, tables.PMTY_MATCH_STATE_CODES, STATE_WORDS),
      ...wronglyWritten(codes.MARKET_STATUSES, tables.PMTY_STATUS_CODES),
      ...wronglyWritten(codes.OPTION_STATUSES, withoutLocked(tables.PMTY_OPTION_STATUS_CODES)),
      ...wronglyWritten(codes.ACCEPTANCE_MODES, tables.PMTY_ACCEPTANCE_CODES),
      ...wronglyWritten(codes.LIST_TYPES, tables.PMTY_MENU_TYPE_CODES),
      ...wronglyWritten(codes.MATCH_TYPES, tables.PMTY_TIMING_CODES),
      ...wronglyWritten(codes.CURRENCIES, tables.PMTY_CURRENCY_CODES),
      ...wronglyWritten(codes.LANGUAGES, tables.PMTY_LANGUAGE_CODES),
      ...wronglyWritten(codes.TIME_TYPES, PMTY_TIME_TYPES),
    ]).toEqual([])
  })

  it('is documented for results, of which 8 and 16 to 18 and 1001 are never written', () => {
    const { postponed: _, matchPostponed, ...written } = tables.PMTY_BET_RESULT_CODES
    expect(wronglyWritten(codes.RESULTS, written, RESULT_WORDS)).toEqual([])
    expect(matchPostponed).toBe(19)
  })
})

/** A phase that nobody knows is documented as 0, and a line that is locked as suspended at its options. */
function withoutUnknown({ unknown: _, ...known }: typeof tables.PMTY_PHASE_CODES) {
  return known
}

function withoutLocked({ locked: _, ...known }: typeof tables.PMTY_OPTION_STATUS_CODES) {
  return known
}
