import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { PERIODS as PERIOD_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { SIDES } from '../../../streams/domain/vocabulary/sides.ts'
import { STATS } from '../../../streams/domain/vocabulary/stats.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { betInfoAnswer, pendingStatusAnswer, placeBetAnswer } from '../../../streams/wire/imty/bet.ts'
import { buyBackReasonOf } from '../../../streams/wire/imty/buyBackCodes.ts'
import { IMTY_CODE_CLASSES, IMTY_IP_REJECTED, imtyCodeName } from '../../../streams/wire/imty/codes.ts'
import { imtyComboSelection } from '../../../streams/wire/imty/combos.ts'
import { IMTY_SHOWN_CURRENCIES } from '../../../streams/wire/imty/currencies.ts'
import { envelope, IMTY_LANGUAGE_HEADERS, IMTY_LANGUAGES } from '../../../streams/wire/imty/envelope.ts'
import { favouritesAnswer, searchAnswer } from '../../../streams/wire/imty/favourites.ts'
import {
  competitionCountAnswer,
  deltaAnswer,
  eventsAnswer,
  outrightsAnswer,
  selectedEventsAnswer,
  sportCountAnswer,
} from '../../../streams/wire/imty/lists.ts'
import {
  IMTY_BET_TYPES,
  IMTY_EVENT_GROUPS,
  imtyMarkets,
  imtyPeriods,
} from '../../../streams/wire/imty/markets.ts'
import { announcementsAnswer, balanceAnswer, preferencesAnswer } from '../../../streams/wire/imty/member.ts'
import { IMTY_BASE, IMTY_LIMITS, IMTY_PATHS, IMTY_TIMES } from '../../../streams/wire/imty/paths.ts'
import { readImtyMoment } from '../../../streams/wire/imty/phases.ts'
import { championsAnswer, completedEventsAnswer } from '../../../streams/wire/imty/results.ts'
import { imtySides } from '../../../streams/wire/imty/sides.ts'
import { IMTY_SPORTS, IMTY_VIRTUAL_SPORTS } from '../../../streams/wire/imty/sports.ts'
import * as tables from '../../../streams/wire/imty/tables.ts'
import { virtualEventsAnswer } from '../../../streams/wire/imty/virtual.ts'
import { buyBackAnswer, wagerListAnswer } from '../../../streams/wire/imty/wagers.ts'
import { camelCase, disagreements } from '../disagreements.ts'
import * as codes from './codes.ts'
import { CALLS, LIMITS } from './constants.ts'
import { DELTA, ENVELOPE } from './eventAnswers.ts'
import { CLASSES } from './refusals.ts'
import { IMTY_CALLS } from './tables.ts'
import * as wagerCodes from './wagerCodes.ts'

const markets = imtyMarkets({ stats: STATS, kinds: MARKET_KINDS, periods: PERIOD_WORDS })
const HTTP_TOO_MANY = 429
const SPORT_OF = Object.fromEntries(Object.entries(IMTY_SPORTS).map(([code, { sport }]) => [code, sport]))
const VIRTUAL_SPORT_OF = Object.fromEntries(
  Object.entries(IMTY_VIRTUAL_SPORTS).map(([code, { sport }]) => [code, sport]),
)

describe('the numbers of IMTY', () => {
  it('of sports and what they count are those of the page', () => {
    const words = { 'motor sport': 'formula1' }
    expect(disagreements(codes.SPORTS, SPORT_OF, { words })).toEqual([])
    const virtual = {
      'virtual horses': 'virtualHorse',
      'virtual motorbikes': 'virtualMotorbike',
    }
    expect(disagreements(codes.VIRTUAL_SPORTS, VIRTUAL_SPORT_OF, { words: virtual })).toEqual([])
    const counts: Readonly<Record<number, { readonly count: string }>> = IMTY_SPORTS
    for (const { codes: numbers, counts: count } of codes.COUNTS_OF_SPORTS) {
      expect(numbers.map((number) => counts[number]?.count)).toEqual(numbers.map(() => count))
    }
  })

  it('of currencies that are only shown are those of the page', () => {
    const { fiat, thousands, crypto } = IMTY_SHOWN_CURRENCIES
    expect([fiat, Object.keys(thousands), crypto]).toEqual([
      wagerCodes.SHOWN_FIAT.codes,
      wagerCodes.SHOWN_THOUSANDS.codes,
      wagerCodes.SHOWN_CRYPTO.codes,
    ])
  })

  it('of markets, periods and selections are those of the page', () => {
    expect(disagreements(codes.BET_TYPES, IMTY_BET_TYPES)).toEqual([])
    expect(codes.EVENT_GROUPS.map(({ code, means }) => [means, code])).toEqual(
      Object.entries(IMTY_EVENT_GROUPS),
    )
    for (const { code, means } of codes.FURTHER_BET_TYPES) {
      const group = /^corners/.test(means) ? 2 : /^cards/.test(means) ? 3 : 1
      const read = markets.meaningOf({ group, betType: code, period: 1 }, group === 1 ? 'none' : 'goals')
      expect(`${String(read?.stat)}.${String(read?.kind)}`).toBe(means)
    }
    const periods = imtyPeriods(PERIOD_WORDS)
    expect(codes.PERIODS.filter(({ code, means }) => periods.periodOf(code) !== means)).toEqual([])
    const sides = imtySides(SIDES)
    const entrants = codes.SELECTIONS.filter(({ means }) => /entrants?$/.test(means)).map(({ code }) => code)
    expect(entrants.map((selectionId) => sides.sideOf({ selectionId, teamId: 205 }))).toEqual([
      'entrant:205',
      'entrant:2-5',
    ])
    const named = codes.SELECTIONS.filter(({ code }) => !entrants.includes(code))
    expect(
      named.filter(({ code, means }) => sides.sideOf({ selectionId: code, teamId: 0 }) !== camelCase(means)),
    ).toEqual([])
  })

  it('of states, phases and bets are those of the page', () => {
    const words = { 'not paid': 'unpaid', 'cancelled afterwards': 'withdrawn' }
    expect(disagreements(codes.EVENT_STATUSES, tables.IMTY_STATUSES)).toEqual([])
    expect(disagreements(codes.EVENT_STATES, tables.IMTY_MATCH_STATES)).toEqual([])
    expect(disagreements(wagerCodes.ODDS_FORMATS, tables.IMTY_ODDS_TYPES)).toEqual([])
    expect(disagreements(wagerCodes.ACCEPTANCE_MODES, tables.IMTY_ACCEPTANCES)).toEqual([])
    expect(disagreements(wagerCodes.CURRENCIES, tables.IMTY_CURRENCIES, { words })).toEqual([])
    const wrong = codes.PHASES.filter(({ code, means }) => readImtyMoment(code).phase !== camelCase(means))
    expect(wrong.map(({ code }) => code)).toEqual([])
    for (const { code, means } of wagerCodes.COMBOS) {
      const [, kind, size] = /^(folds of|cover of) (\d+)$/.exec(means) ?? []
      const number = Number(size)
      if (kind === 'folds of') expect(imtyComboSelection({ legs: 10, sizes: [number] })).toBe(code)
      const all = Array.from({ length: number - 1 }, (_, index) => index + 2)
      if (kind === 'cover of') expect(imtyComboSelection({ legs: number, sizes: all })).toBe(code)
    }
  })

  it('of refusals are all in the catalogue', () => {
    const documented = new Set(CLASSES.map(({ code }) => code))
    const unnamed = [...documented].filter(
      (code) => code !== 100 && code !== HTTP_TOO_MANY && code < 12_000 && imtyCodeName(code) === null,
    )
    expect(unnamed).toEqual([])
    expect(
      Object.values(IMTY_CODE_CLASSES)
        .flat()
        .filter((code) => !documented.has(code)),
    ).toEqual([])
  })

  it('of calls and limits are those of the page', () => {
    const paths: readonly string[] = Object.values(IMTY_PATHS)
    expect(CALLS.map(({ code }) => `${IMTY_BASE}${code}`).toSorted()).toEqual(paths.toSorted())
    expect(IMTY_TIMES).toEqual({
      clockSkewMs: LIMITS.timeWindowMs.value,
      betLateMs: LIMITS.betTimeBeforeMs.value,
      betEarlyMs: LIMITS.betTimeAfterMs.value,
      deltaMs: LIMITS.deltaMs.value,
      pricingMs: LIMITS.pricingIdMs.value,
    })
    expect(IMTY_LIMITS).toEqual({
      pageRecords: LIMITS.mostEventsInAPage.value,
      usualPageRecords: LIMITS.usualEventsInAPage.value,
      selectedEvents: LIMITS.selectedEvents.value,
      wagers: LIMITS.wagersOfABet.value,
      pendingWagers: LIMITS.wagerIdsInACall.value,
      statementRecords: LIMITS.mostWagersInAPage.value,
      statementDays: LIMITS.longestStatementDays.value,
      pricingId: LIMITS.pricingIdCharacters.value,
      delta: LIMITS.deltaCharacters.value,
    })
  })
})

/** The schema of each answer; calls without one answer nothing that is read. */
const ANSWERS: Readonly<Partial<Record<keyof typeof IMTY_CALLS, v.GenericSchema>>> = {
  getallsportcount: sportCountAnswer,
  getallcompetitioncount: competitionCountAnswer,
  GetEventInfoByPage: eventsAnswer,
  getLiveEventInfo: eventsAnswer,
  getSelectedEventInfo: selectedEventsAnswer,
  getoutrightevents: outrightsAnswer,
  getvseventinfo: virtualEventsAnswer,
  SearchEventInfo: searchAnswer,
  GetFavouriteEvent: favouritesAnswer,
  getbetinfo: betInfoAnswer,
  placebet: placeBetAnswer,
  GetPendingWagerStatus: pendingStatusAnswer,
  getbetlist: wagerListAnswer,
  getstatement: wagerListAnswer,
  submitbuyback: buyBackAnswer,
  getbalance: balanceAnswer,
  getuserpreferences: preferencesAnswer,
  updateuserpreferences: preferencesAnswer,
  GetAnnouncement: announcementsAnswer,
  getcompletedresults: completedEventsAnswer,
}

describe('the answers of the page', () => {
  it.each(Object.entries(ANSWERS))('to %s are read', (name, schema) => {
    const call = Object.entries(IMTY_CALLS).find(([known]) => known === name)?.[1]
    const fields: object = call !== undefined && 'answer' in call ? call.answer.fields : {}
    const read = decode(schema, { ...ENVELOPE.fields, ...fields })
    expect(read).toMatchObject({ ok: true })
  })

  it('to a delta, in the envelope of every answer, are read', () => {
    expect(decode(deltaAnswer, DELTA.answer.fields)).toMatchObject({ ok: true })
    const at = Date.parse(ENVELOPE.fields.ServerTime)
    expect(decode(envelope, ENVELOPE.fields)).toMatchObject({ value: { StatusCode: 100, ServerTime: at } })
    expect(decode(championsAnswer, { CompletedEvents: [] })).toEqual({
      ok: true,
      value: { CompletedEvents: [] },
    })
  })

  it('name languages, reasons of sales and a rejected address as the page does', () => {
    const languages = Object.fromEntries(Object.entries(IMTY_LANGUAGES).map(([own, code]) => [code, own]))
    expect(wagerCodes.LANGUAGES.filter(({ code, means }) => languages[code] !== means)).toEqual([])
    expect(IMTY_LANGUAGE_HEADERS).toEqual({ CMN: 'zh', ZHO: 'tw', ENGLISH: 'en' })
    expect([12_001, 12_008, 17_008, 384].map(buyBackReasonOf)).toEqual([
      'orderNotFound',
      'payoutChanged',
      'payoutChanged',
      'paused',
    ])
    expect(IMTY_IP_REJECTED).toBe('IP_REJECTED')
    expect(tables.IMTY_ACCEPTANCE_CODES).toEqual({ none: 0, better: 1, any: 2 })
  })
})
