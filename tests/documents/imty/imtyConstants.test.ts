import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MAX_FAVOURITES } from '../../../platform/store/favourites.ts'
import { MOST as MOST_ANNOUNCEMENTS } from '../../../platform/venues/imty/announcements.ts'
import { MAX_ROWS } from '../../../platform/venues/imty/favouriteCalls.ts'
import { LONGEST_RANGE_MS as RESULTS_RANGE_MS } from '../../../platform/venues/imty/resultCalls.ts'
import { LONGEST_RANGE_MS } from '../../../platform/venues/imty/wagerCalls.ts'
import { RECENT_MS } from '../../../platform/venues/imty/wagerLists.ts'
import { MAX_FOUND } from '../../../platform/venues/search.ts'
import { texts as cmn } from '../../../src/i18n/texts/cmn/texts.ts'
import { texts as english } from '../../../src/i18n/texts/english/texts.ts'
import { texts as zho } from '../../../src/i18n/texts/zho/texts.ts'
import { createSeries } from '../../../streams/domain/parlay.ts'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { SIDES } from '../../../streams/domain/vocabulary/sides.ts'
import { feedTimes } from '../../../streams/feeds/times.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { PLACEMENT_DEFAULTS } from '../../../streams/machines/placement/placements.ts'
import { RETRY_TIMES } from '../../../streams/venues/imty/bridge/bridge.ts'
import { WHOLE_EVERY_MS } from '../../../streams/venues/imty/listCache.ts'
import { PAGE_RECORDS } from '../../../streams/venues/imty/lists.ts'
import { IMTY_BASE, IMTY_LIMITS, IMTY_TIMES } from '../../../streams/wire/imty/paths.ts'
import { readImtyMoment } from '../../../streams/wire/imty/phases.ts'
import { chosenPreferences } from '../../../streams/wire/imty/preferences.ts'
import { imtySides } from '../../../streams/wire/imty/sides.ts'
import { IMTY_ALL_SPORTS, IMTY_NO_SPORT } from '../../../streams/wire/imty/sports.ts'
import { IMTY_GROUNDS } from '../../../streams/wire/imty/tables.ts'
import { betListRequest } from '../../../streams/wire/imty/wagers.ts'
import { createVenueUnderTest } from '../../streams/venues/imty/harness.ts'
import { limitDifferences } from '../tables.ts'
import * as codes from './codes.ts'
import { BASE_PATH, LIMITS, RULES } from './constants.ts'
import { COVER_LINES } from './wagerCodes.ts'

const DAY_MS = 86_400_000
const { venue } = createVenueUnderTest(() => '')
const { orderLookUp } = venue.bets

const takesZone = (TimeZone: number): boolean => v.is(chosenPreferences, { TimeZone })
const zones = Array.from({ length: 2001 }, (_, index) => index - 1000).filter(takesZone)
const takesStakes = (stakes: readonly number[]): boolean =>
  v.is(chosenPreferences, { FastBetSingle: { CNY: stakes, USDT: [1] } })
const counts = Array.from({ length: 20 }, (_, index) => index + 1)
const stakesOf = (count: number) => counts.slice(0, count)
const { mostQuickStake } = LIMITS

it('client and platform keep to the times and limits of IMTY', () => {
  expect(
    limitDifferences(LIMITS, {
      polledTimeoutMs: linkDefaults.pollTimeoutMs,
      callTimeoutMs: linkDefaults.requestTimeoutMs,
      placeTimeoutMs: linkDefaults.placeBetTimeoutMs,
      readRetries: linkDefaults.readRetries,
      retryDelayMs: RETRY_TIMES.retryDelayMs,
      rateLimitHoldMs: linkDefaults.rateLimitHoldMs,
      pollMs: feedTimes.listEveryMs,
      earlyPollMs: feedTimes.earlyEveryMs,
      menuPollMs: feedTimes.menuEveryMs,
      pendingPollMs: PLACEMENT_DEFAULTS.statusEveryMs,
      pendingFastPolls: PLACEMENT_DEFAULTS.statusTries,
      balancePollMs: feedTimes.walletEveryMs,
      announcementsPollMs: feedTimes.announcementsEveryMs,
      timeWindowMs: IMTY_TIMES.clockSkewMs,
      betTimeBeforeMs: IMTY_TIMES.betLateMs,
      betTimeAfterMs: IMTY_TIMES.betEarlyMs,
      wagersOfABet: IMTY_LIMITS.wagers,
      legsOfACombo: venue.rules.maxLegs,
      legsOfAComboAtLeast: venue.rules.parlay?.minLegs ?? 0,
      longestStatementDays: LONGEST_RANGE_MS / DAY_MS,
      eventsInAPage: PAGE_RECORDS,
      mostEventsInAPage: IMTY_LIMITS.pageRecords,
      usualEventsInAPage: IMTY_LIMITS.usualPageRecords,
      deltaCharacters: IMTY_LIMITS.delta,
      deltaMs: IMTY_TIMES.deltaMs,
      wholeListMs: WHOLE_EVERY_MS,
      selectedEvents: IMTY_LIMITS.selectedEvents,
      wagerIdsInACall: IMTY_LIMITS.pendingWagers,
      wagersInAPage: v.parse(betListRequest, {}).PageRecords,
      mostWagersInAPage: IMTY_LIMITS.statementRecords,
      refusedForMs: RECENT_MS,
      listedWithinMs: orderLookUp.listedWithinMs,
      clockSkewMs: orderLookUp.clockSkewMs,
      pricingIdCharacters: IMTY_LIMITS.pricingId,
      pricingIdMs: IMTY_TIMES.pricingMs,
      saleTimeMarginMs: IMTY_TIMES.betLateMs + IMTY_TIMES.betEarlyMs,
      favouriteMatches: MAX_FAVOURITES.matches,
      favouriteLeagues: MAX_FAVOURITES.leagues,
      foundEvents: MAX_FOUND,
      foundLeagues: MAX_FOUND,
      daysOfResults: resultDays(0).length,
      mostDaysOfResults: RESULTS_RANGE_MS / DAY_MS,
      quickStakes: counts.findLast((count) => takesStakes(stakesOf(count))) ?? 0,
      // In the test below.
      mostQuickStake: null,
      earliestZoneMinutes: zones.at(0) ?? 0,
      latestZoneMinutes: zones.at(-1) ?? 0,
      zoneStepMinutes: (zones[1] ?? 0) - (zones[0] ?? 0),
      announcements: MOST_ANNOUNCEMENTS,
    }),
  ).toEqual([])
  expect(MAX_ROWS).toBe(LIMITS.favouriteMatches.value)
})

it('a quick stake of IMTY is taken up to the most of the page', () => {
  expect([takesStakes([mostQuickStake.value]), takesStakes([mostQuickStake.value + 1])]).toEqual([
    true,
    false,
  ])
})

it('the client of IMTY has the rules and the base of the page', () => {
  const { betTypes, oddsFormats, acceptanceModes, currencies } = venue.rules
  expect([...betTypes, ...oddsFormats, ...acceptanceModes, ...currencies]).toEqual(
    RULES.map(({ code }) => code),
  )
  expect(IMTY_BASE).toBe(BASE_PATH[0]?.code)
})

describe('the numbers and words of IMTY are those of the page', () => {
  it('of all sports, and of a sport that the venue has not', () => {
    expect([IMTY_ALL_SPORTS, IMTY_NO_SPORT]).toEqual(codes.NO_SPORT.map(({ code }) => code))
    expect([cmn, zho, english].map(({ virtual }) => virtual.title)).toEqual(
      codes.VIRTUAL_NAMES.map(({ code }) => code),
    )
  })

  it('of scores, and of sides that the page gives as a group', () => {
    const sides = imtySides(SIDES)
    const { most } = codes.SCORE_RULE
    const numberOf = (score: string) => sides.numberOf('correctScore', score)?.selectionId
    expect([numberOf('0:0'), numberOf('2:1'), numberOf(`${most}:${most}`)]).toEqual([
      1000,
      1000 + 30 * 2 + 1,
      1000 + 30 * most + most,
    ])
    expect(numberOf(`${most + 1}:0`)).toBeUndefined()
    const nameless = codes.SELECTION_GROUPS.flatMap(({ codes: numbers, kind }) =>
      numbers.filter((number) => {
        const side = sides.sideOf({ selectionId: number, teamId: 0 })
        return side === null || sides.numberOf(kind, side)?.selectionId !== number
      }),
    )
    expect(nameless).toEqual([])
  })

  it('of grounds, and of phases within a range', () => {
    expect(codes.NEUTRAL_GROUND.map(({ code }) => code)).toEqual([IMTY_GROUNDS.neutral])
    const read = Object.keys(codes.PHASES_BETWEEN).map((word) => [word, readImtyMoment(word).phase])
    expect(Object.fromEntries(read)).toEqual(codes.PHASES_BETWEEN)
  })

  it('of the combinations of covers', () => {
    const lines = COVER_LINES.codes.map((_, index) => {
      const legs = index + 3
      const sizes = Array.from({ length: legs - 1 }, (_unused, at) => at + 2)
      return createSeries(legs, sizes)?.combinations
    })
    expect(lines).toEqual(COVER_LINES.codes)
  })
})
