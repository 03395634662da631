import { describe, expect, it } from 'vitest'
import { rejectionOf } from '../../../platform/venues/fbty/refusals.ts'
import * as bets from '../../../streams/wire/fbty/betTables.ts'
import { FBTY_CODE_CLASSES, fbtyCashOutReason } from '../../../streams/wire/fbty/codes.ts'
import { FBTY_HEADERS, FBTY_MAX, FBTY_PATHS } from '../../../streams/wire/fbty/paths.ts'
import * as periods from '../../../streams/wire/fbty/periods.ts'
import { FBTY_PLAY_KEYS } from '../../../streams/wire/fbty/plays.ts'
import {
  FBTY_SIDES,
  fbtyEntrant,
  fbtyEntrantOf,
  fbtyScore,
  fbtyScoreOf,
} from '../../../streams/wire/fbty/selections.ts'
import { FBTY_BASES, FBTY_OFFERED, FBTY_SPORTS } from '../../../streams/wire/fbty/sports.ts'
import * as tables from '../../../streams/wire/fbty/tables.ts'
import { BET_RESULT_CODES, BET_RESULTS, PAYOUTS } from '../../../streams/wire/orderNumbers.ts'
import { camelCase } from '../disagreements.ts'
import { playDifferences, tableDifferences } from '../tables.ts'
import { ESPORTS, SPORTS, VIRTUAL_SPORTS } from './codes.ts'
import { LIMITS } from './constants.ts'
import { FOOTBALL_PLAYS, OTHER_PLAYS } from './plays.ts'
import { CLASSES, REASONS, REJECTION_OF } from './refusals.ts'
import { SCORES } from './selections.ts'
import { FBTY_CALLS, FBTY_TABLES } from './tables.ts'

const SPORT_WORDS = { MMA: 'mma', 'motor racing': 'formula1', 'american football': 'americanFootball' }
const NOT_LISTED = 'a list that the client does not ask for, and that has no name of its own'
const PHASE_WORDS = {
  'half-time': 'halfTime',
  cancelled: 'ended',
}

const RESULT_WORDS = { invalid: 'void', 'handicap cancelled': 'marketCancelled' }

const FAILURE_WORDS = {
  'user cancel': 'userCancelled',
  'market settle': 'marketSettled',
}

const byCode = (table: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([word, code]) => [String(code), word]))

/** The classes of the page, by those of the code. */
const CLASS_OF: Readonly<Record<string, string>> = {
  tokenExpired: 'launch again',
  rateLimited: 'hold polls',
  noData: 'gone',
  serverError: 'try again',
  later: 'wait',
  unknownResult: 'look up',
  parameterError: 'fault',
  duplicate: 'sent before',
  insufficientBalance: 'balance',
  oddsChanged: 'price or line changed',
  lineChanged: 'price or line changed',
  marketClosed: 'closed',
  belowMin: 'limits changed',
  aboveMax: 'limits changed',
  memberLimit: 'limits changed',
  marketLimit: 'limits changed',
  dayStakeLimit: 'limits changed',
  dayWinLimit: 'limits changed',
  matchSeriesLimit: 'limits changed',
  daySeriesLimit: 'limits changed',
  matchWinLimit: 'limits changed',
  legCount: 'slip not possible',
  parlayNotAllowed: 'slip not possible',
  sameMatch: 'slip not possible',
  unknownSeries: 'slip not possible',
  matchesTooFarApart: 'slip not possible',
  currencyUnsupported: 'slip not possible',
  oddsFormatInvalid: 'slip not possible',
  accountBarred: 'account',
  onBreak: 'own limit',
  ownStakeLimit: 'own limit',
  ownLossLimit: 'own limit',
  ownTimeLimit: 'own limit',
}

const CODES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(FBTY_CODE_CLASSES).flatMap(([name, codes]) =>
    codes.map((code): [string, string] => [
      String(code),
      camelCase(name.startsWith('reserve') ? 'reservation' : (CLASS_OF[name] ?? name)),
    ]),
  ),
  ...CLASSES.filter(({ code }) => fbtyCashOutReason(code) !== null).map(({ code }): [string, string] => [
    String(code),
    'cashOut',
  ]),
])

/** A match that was postponed and a postponed bet have one meaning on the page of PMTY. */
const DOCUMENTED = {
  ...FBTY_TABLES,
  results: FBTY_TABLES.results.map((each) =>
    each.code === 19 ? { ...each, means: 'match postponed' } : each,
  ),
}

describe('the tables of the wire', () => {
  it('are those of the page', () => {
    const sportsOfSite = Object.fromEntries(
      [...ESPORTS.codes, ...VIRTUAL_SPORTS.codes].map((code) => [code, 'by the site’s ids']),
    )
    expect(
      tableDifferences(DOCUMENTED, {
        sports: {
          reads: FBTY_SPORTS,
          words: SPORT_WORDS,
          left: { '-1': 'a sport that there is not' },
          undocumented: sportsOfSite,
        },
        bases: { reads: byCode(FBTY_BASES), words: SPORT_WORDS },
        listTypes: {
          reads: byCode({ ...tables.FBTY_LIST_TYPES, ...tables.FBTY_FURTHER_LISTS }),
          words: { 'all but outrights': 'matches' },
          left: { 5: NOT_LISTED },
        },
        sorts: { reads: byCode(tables.FBTY_ORDERS) },
        matchTypes: { writes: tables.FBTY_MATCH_KINDS },
        matchStates: {
          reads: tables.FBTY_MATCH_STATES,
        },
        sales: { reads: tables.FBTY_SALES },
        marketStatuses: { reads: tables.FBTY_MARKET_STATUSES },
        parlayFlags: { absent: 'a flag' },
        oddsFormats: { reads: tables.FBTY_ODDS_FORMATS, writes: tables.FBTY_ODDS_FORMAT_CODES },
        offeredFormats: { writes: tables.FBTY_OFFERED_FORMATS },
        clockDirections: { writes: tables.FBTY_CLOCK_DIRECTIONS },
        clockUnits: { writes: tables.FBTY_CLOCK_UNITS },
        serving: { writes: tables.FBTY_SERVING },
        footballPeriods: { reads: byCode(periods.FBTY_FOOTBALL_PERIODS) },
        periodOffsets: { reads: byCode(periods.FBTY_PERIOD_OFFSETS) },
        footballPhases: { reads: periods.FBTY_FOOTBALL_PHASES, words: PHASE_WORDS },
        phaseOffsets: { reads: byCode(periods.FBTY_PHASE_OFFSETS), words: PHASE_WORDS },
        counts: {
          writes: Object.fromEntries(
            Object.entries(tables.FBTY_COUNTS).filter(
              ([stat]) => !['goals', 'points', 'runs'].includes(stat),
            ),
          ),
        },
        tabs: { absent: 'the names of the tabs are the client’s texts' },
        selections: { reads: FBTY_SIDES },
        acceptanceModes: { writes: bets.FBTY_ACCEPTANCE_CODES },
        pushTypes: { writes: bets.FBTY_PUSH_TYPES },
        orderKinds: { writes: bets.FBTY_ORDER_KINDS },
        orderStates: { reads: bets.FBTY_ORDER_STATES },
        rejections: {
          writes: bets.FBTY_REJECTIONS,
          words: { 'settled before it was confirmed': 'settledBefore' },
        },
        results: {
          reads: BET_RESULTS,
          writes: BET_RESULT_CODES,
          left: { 0: 'no result' },
          words: RESULT_WORDS,
        },
        reservationStates: { reads: bets.FBTY_RESERVATION_STATES },
        reservationFailures: { reads: bets.FBTY_RESERVE_FAILURES, words: FAILURE_WORDS },
        reservePays: { reads: bets.FBTY_RESERVE_PAYS, words: { 'not paid': 'atFill', paid: 'held' } },
        cashOutAnswers: { reads: bets.FBTY_CASH_OUT_ANSWERS },
        cashOutStates: { reads: bets.FBTY_CASH_OUT_STATES, writes: bets.FBTY_CASH_OUT_CODES },
        payouts: { reads: PAYOUTS, words: { 'not paid': 'unpaid', 'cancelled afterwards': 'withdrawn' } },
        timeTypes: { writes: bets.FBTY_TIME_TYPES, words: { bet: 'placed', settlement: 'settled' } },
        currencies: { writes: tables.FBTY_CURRENCIES },
        languages: { absent: 'words, which are compared below' },
        codes: { reads: CODES, left: { 0: 'success' } },
        headers: { absent: 'names, which are compared below' },
        calls: { absent: 'paths, which are compared below' },
      }),
    ).toEqual([])
  })

  it('have the calls, languages, headers and sports of the page', () => {
    expect(Object.values<string>(FBTY_PATHS)).toEqual(Object.keys(FBTY_CALLS))
    expect(tables.FBTY_LANGUAGES).toEqual(FBTY_TABLES.languages.map(({ code }) => code))
    const headers = FBTY_TABLES.headers.map(({ code }) => code)
    expect(Object.values(FBTY_HEADERS).filter((name) => !headers.includes(name))).toEqual([])
    const words: Readonly<Record<string, string>> = SPORT_WORDS
    expect(FBTY_OFFERED).toEqual(SPORTS.map(({ means }) => words[means] ?? camelCase(means)))
    expect(tables.FBTY_TABS).toEqual(FBTY_TABLES.tabs.map(({ code }) => code))
  })

  it('have the markets, scores and entrants of the page', () => {
    expect(playDifferences([...FOOTBALL_PLAYS, ...OTHER_PLAYS], FBTY_PLAY_KEYS)).toEqual([])
    for (const { code, means } of SCORES) {
      const [home = 0, away = 0] = means.split(':').map(Number)
      expect(fbtyScore(home, away)).toBe(code)
      expect(fbtyScoreOf(code)).toEqual([home, away])
    }
    expect([fbtyEntrant(1), fbtyEntrant(99), fbtyEntrant(100), fbtyScore(30, 0)]).toEqual([
      3001,
      3099,
      null,
      null,
    ])
    expect([fbtyEntrantOf(3001), fbtyEntrantOf(3100), fbtyScoreOf(1900)]).toEqual([1, null, null])
  })

  it('have the limits of the page', () => {
    expect(FBTY_MAX).toEqual({
      matches: LIMITS.mostMatchesInAPage.value,
      orders: LIMITS.mostOrdersInAPage.value,
      ids: LIMITS.matchIdsInAList.value,
      legs: LIMITS.legsOfAQuote.value,
      bets: LIMITS.singlesInACall.value,
      seriesLegs: LIMITS.legsOfASeries.value,
    })
  })

  it('have a code and an `rj` for each reason of the book', () => {
    for (const { code, means } of REASONS) {
      const { rj } = REJECTION_OF.find(({ codes }) => codes.some((each) => each === code)) ?? { rj: 0 }
      expect([means, rejectionOf(means)]).toEqual([means, { code, rj }])
    }
  })
})
