import { describe, expect, it } from 'vitest'
import type { RefusalReason } from '../../../platform/book/refusal.ts'
import { refusalCode } from '../../../platform/venues/dpty/refusalCodes.ts'
import { CASH_OUT_REASONS, countedCashOutCodes } from '../../../streams/wire/cashOutReasons.ts'
import { COMMON_CASH_OUT_PAUSED } from '../../../streams/wire/commonCodes.ts'
import * as bets from '../../../streams/wire/dpty/betNumbers.ts'
import { dptyCodeName, type DptyCodeName } from '../../../streams/wire/dpty/codes.ts'
import { DPTY_MARKETS, DPTY_COUNTS } from '../../../streams/wire/dpty/marketTable.ts'
import { dptyFactOf, dptyMarketOf, dptyPlayId, dptyPlayOf } from '../../../streams/wire/dpty/markets.ts'
import {
  DPTY_BASES,
  DPTY_CATEGORIES,
  DPTY_HEADERS,
  DPTY_LANGUAGES,
  DPTY_MOST,
  DPTY_PATHS,
} from '../../../streams/wire/dpty/paths.ts'
import * as periods from '../../../streams/wire/dpty/periods.ts'
import { dptyEuropean } from '../../../streams/wire/dpty/prices.ts'
import { DPTY_SIDES, dptyEntrantOf } from '../../../streams/wire/dpty/sides.ts'
import * as tables from '../../../streams/wire/dpty/tables.ts'
import { DPTY_CONFIG } from '../../../streams/wire/dpty/config.ts'
import { BET_RESULT_CODES, PAYOUTS } from '../../../streams/wire/orderNumbers.ts'
import { RESERVE_CODES } from '../../../streams/wire/reserveCodes.ts'
import { camelCase } from '../disagreements.ts'
import { playDifferences, tableDifferences } from '../tables.ts'
import { ESPORTS_PRICES, PRICES, SCORES } from './codes.ts'
import { LIMITS } from './constants.ts'
import { PARTS, PLAYS } from './plays.ts'
import { CLASSES, REASONS } from './refusals.ts'
import { DPTY_TABLES } from './tables.ts'

/** There is no cancelled period: what is cancelled is abandoned, and the state of the match says which. */
const PHASE_WORDS = { cancelled: 'abandoned' }
const RESULT_WORDS = {
  invalid: 'void',
  won: 'win',
  lost: 'lose',
  'half won': 'halfWin',
  'half lost': 'halfLose',
  'handicap cancelled': 'marketCancelled',
}

/** A match that was postponed and a postponed bet have one meaning on the page of PMTY. */
const DOCUMENTED = {
  ...DPTY_TABLES,
  results: DPTY_TABLES.results.map((each) =>
    each.code === 19 ? { ...each, means: 'match postponed' } : each,
  ),
}
const FAILURE_WORDS = { 'user cancel': 'userCancelled', 'market settle': 'marketSettled' }
const PAY_WORDS = { 'not paid': 'atFill', paid: 'held' }

const GAMES = ['dota2', 'lol', 'csgo', 'kog']

const byCode = (table: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([word, code]) => [String(code), word]))

/** The classes of the page, by those of the code, where they are other words. */
const CLASS_OF: Readonly<Partial<Record<DptyCodeName, string>>> = {
  tokenExpired: 'launch again',
  notAuthorised: 'launch again',
  checkUsed: 'check used',
  signature: 'sign again',
  header: 'sign again',
  exception: 'failed',
  serverError: 'failed',
  parameter: 'fault',
  noData: 'gone',
  duplicate: 'sent before',
  later: 'wait',
  rateLimited: 'hold polls',
  oddsChanged: 'price or line changed',
  lineChanged: 'price or line changed',
  selectionGone: 'closed',
  marketClosed: 'closed',
  matchOver: 'closed',
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
  matchesTooFar: 'slip not possible',
  currencyUnsupported: 'slip not possible',
  oddsFormatInvalid: 'slip not possible',
  insufficientBalance: 'balance',
  accountBarred: 'account',
  notMade: 'try again',
  tooLate: 'try again',
  balanceUnknown: 'try again',
  onBreak: 'own limit',
  ownStakeLimit: 'own limit',
  ownLossLimit: 'own limit',
  ownTimeLimit: 'own limit',
  favouritesFull: 'favourites',
  favouritesOfSportFull: 'favourites',
}

const of = (codes: readonly (string | number)[], means: string): [string, string][] =>
  codes.map((code) => [String(code), means])

const CODES: Readonly<Record<string, string>> = Object.fromEntries([
  ...of(
    CASH_OUT_REASONS.flatMap(countedCashOutCodes).filter((code) => code.startsWith('12')),
    'cashOut',
  ),
  ...of([COMMON_CASH_OUT_PAUSED], 'cashOut'),
  ...of(Object.values(RESERVE_CODES).flat(), 'reservation'),
  ...Array.from({ length: 60_000 }, (_, code) => code).flatMap((code) => {
    const name = dptyCodeName(code)
    return name === null ? [] : of([code], camelCase(CLASS_OF[name] ?? name))
  }),
])

/** Sides that are written as PMTY writes them; the table of the documents has the venue's own. */
const OWN_SIDES = Object.fromEntries(
  Object.entries(DPTY_SIDES).filter(([hoa]) => DPTY_TABLES.selections.some(({ code }) => code === hoa)),
)

describe('the tables of the wire', () => {
  it('are those of the page', () => {
    const { locked: _, ...sales } = tables.DPTY_STATUS_CODES
    expect(
      tableDifferences(DOCUMENTED, {
        sports: {
          reads: tables.DPTY_RESULT_SPORTS,
          words: { LOL: 'lol', 'Dota 2': 'dota2', 'CS:GO': 'csgo', KOG: 'kog', MMA: 'mma' },
        },
        bases: {
          reads: {
            [DPTY_BASES.sports]: String(DPTY_CATEGORIES.sports),
            [DPTY_BASES.esports]: String(DPTY_CATEGORIES.esports),
          },
        },
        listTypes: {
          reads: byCode(tables.DPTY_TABS),
          left: { upcoming: 'a list that the client does not ask for, and that has no tab' },
        },
        sorts: { reads: Object.fromEntries(tables.DPTY_SORTS.map((sort) => [sort, sort])) },
        matchStates: { reads: tables.DPTY_STATES, writes: tables.DPTY_STATE_CODES },
        sales: { reads: tables.DPTY_STATUSES, writes: sales },
        optionStatuses: { reads: tables.DPTY_OPTION_STATUSES, writes: tables.DPTY_OPTION_STATUS_CODES },
        footballPhases: {
          reads: periods.DPTY_FOOTBALL_PHASES,
          writes: periods.DPTY_FOOTBALL_CODES,
          words: PHASE_WORDS,
        },
        otherPhases: { reads: periods.DPTY_PHASES, writes: periods.DPTY_PHASE_CODES },
        parts: {
          reads: Object.fromEntries(
            PARTS.map(({ code: p }) => [p, dptyFactOf('football', { p, c: 0 })?.split('.')[1] ?? 'nothing']),
          ),
        },
        counts: {
          reads: byCode(DPTY_COUNTS),
          left: { 0: 'the score, which is compared below' },
          undocumented: { 11: 'yellow cards are on the page, and the list is older' },
        },
        selections: {
          reads: OWN_SIDES,
          left: { '2:1': 'scores are read as they are', E7: 'entrants are compared below' },
        },
        oddsFormats: { reads: tables.DPTY_ODDS_FORMATS, writes: tables.DPTY_ODDS_FORMAT_CODES },
        sourceFormats: { absent: 'prices are compared below' },
        orderStates: { reads: bets.DPTY_ORDER_STATES, writes: {} },
        payouts: {
          reads: PAYOUTS,
          words: { 'not paid': 'unpaid', 'cancelled afterwards': 'withdrawn' },
        },
        cashOutStates: { reads: bets.DPTY_CASH_OUT_STATES },
        reservationStates: { reads: bets.DPTY_RESERVATION_STATES, writes: bets.DPTY_RESERVATION_CODES },
        reservationFailures: { reads: bets.DPTY_RESERVE_FAILURES, words: FAILURE_WORDS },
        reservePays: {
          reads: bets.DPTY_RESERVE_PAYS,
          writes: bets.DPTY_RESERVE_PAY_CODES,
          words: PAY_WORDS,
        },
        reserveFlags: { reads: byCode(bets.DPTY_IS_RESERVE) },
        acceptanceModes: { reads: byCode(bets.DPTY_ACCEPTANCE_CODES) },
        timeTypes: { reads: byCode(bets.DPTY_TIME_TYPES) },
        results: {
          reads: bets.DPTY_BET_RESULTS,
          writes: BET_RESULT_CODES,
          left: { 0: 'no result', 20: 'no result', 21: 'no result', 61: 'no result' },
          words: RESULT_WORDS,
        },
        series: { absent: 'the table of all venues, which is compared with the page of PMTY' },
        cashOutRows: {
          reads: bets.DPTY_CASH_OUT_STATUSES,
          writes: bets.DPTY_CASH_OUT_STATUS_CODES,
          words: { refused: 'failed' },
        },
        favouriteTypes: { absent: 'literals of the request' },
        currencies: { reads: byCode(tables.DPTY_CURRENCIES) },
        languages: { reads: byCode(DPTY_LANGUAGES) },
        codes: { reads: CODES, left: { 0: 'success' } },
        headers: { absent: 'names, which are compared below' },
        calls: { absent: 'paths, which are compared below' },
      }),
    ).toEqual([])
  })

  it('have the calls and headers of the page', () => {
    const paths = Object.values<string>(DPTY_PATHS).map((path) => path.replace(':matchId', '{matchId}'))
    expect(paths.toSorted()).toEqual(DPTY_TABLES.calls.map(({ code }) => code).toSorted())
    const headers: readonly string[] = DPTY_TABLES.headers.map(({ code }) => code)
    expect(Object.values<string>(DPTY_HEADERS).toSorted()).toEqual(headers.toSorted())
  })

  it('have the markets, scores, entrants and prices of the page', () => {
    const plays = Object.fromEntries(
      DPTY_MARKETS.map((key) => {
        const [stat = '', kind = '', period = ''] = key.split('.')
        const play = dptyPlayOf({ stat, kind, period })
        return [key, play === null ? 'nothing' : dptyPlayId(play)]
      }),
    )
    expect(playDifferences(PLAYS, plays)).toEqual([])
    for (const { codes, counts } of SCORES)
      for (const sport of codes)
        expect([sport, dptyFactOf(camelCase(sport), { p: 'FT', c: 0 })]).toEqual([sport, `${counts}.match`])
    for (const sport of ['tennis', ...GAMES])
      expect([sport, dptyFactOf(sport, { p: 'FTS', c: 0 })]).toEqual([sport, 'sets.match'])
    expect(GAMES.map((game) => dptyMarketOf(game, { kc: 'FT_ML', ctid: 0 }))).toEqual(
      GAMES.map(() => 'sets.winner.match'),
    )
    expect(dptyFactOf('basketball', { p: 'FT', c: 0 })).toBe('points.match')
    expect([dptyEntrantOf('E7'), dptyEntrantOf('2:1')]).toEqual(['7', null])
    for (const { od, ot, european } of PRICES)
      expect([ot, od, dptyEuropean(od, ot)]).toEqual([ot, od, european])
    for (const { od, ot, european } of ESPORTS_PRICES)
      expect([ot, od, dptyEuropean(od, ot, 3)]).toEqual([ot, od, european])
  })

  it('have the limits of the page', () => {
    expect({
      ...DPTY_MOST,
      ...DPTY_CONFIG,
      results: Object.keys(tables.DPTY_RESULT_SPORTS).length,
    }).toMatchObject({
      pageSize: LIMITS.matchesInAPage.value,
      matchIds: LIMITS.idsInACall.value,
      orderIds: LIMITS.orderIdsOfACheck.value,
      searchLetters: LIMITS.keywordCharacters.value,
      orderCheckMaxTime: LIMITS.checkFastSeconds.value,
      orderTokenTime: LIMITS.orderTokenSeconds.value,
      minSeriesLegs: LIMITS.legsOfASeriesAtLeast.value,
      maxSeriesLegs: LIMITS.legsOfASeries.value,
      maxSingles: LIMITS.singlesInACall.value,
      results: LIMITS.resultSports.value,
    })
  })

  it('have a code for each reason of the book', () => {
    const reasons = REASONS as readonly { readonly code: number; readonly means: string }[]
    const known: readonly RefusalReason[] = ['priceChanged', 'onBreak']
    expect(known.every((reason) => reasons.some(({ means }) => means === reason))).toBe(true)
    for (const { code, means } of reasons) expect([means, refusalCode(means)]).toEqual([means, code])
    expect(CLASSES.length).toBeGreaterThan(0)
  })
})
