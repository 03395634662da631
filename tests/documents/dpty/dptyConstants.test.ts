import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createCallTimes } from '../../../platform/site/callTimes.ts'
import { MOST as MOST_FAVOURITES } from '../../../platform/venues/dpty/favouriteCalls.ts'
import { WEEK_MS } from '../../../platform/venues/dpty/matchCalls.ts'
import { resultSportNumber, sportNumber } from '../../../platform/venues/dpty/numbers.ts'
import { MAX_FOUND } from '../../../platform/venues/search.ts'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { feedTimes } from '../../../streams/feeds/times.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { PLACEMENT_DEFAULTS } from '../../../streams/machines/placement/placements.ts'
import { REPEATED_AFTER_MS } from '../../../streams/venues/dpty/credentials.ts'
import { afterWrite, dptyFailure } from '../../../streams/venues/dpty/errors.ts'
import * as bets from '../../../streams/wire/dpty/betNumbers.ts'
import { dptyClientOrderId } from '../../../streams/wire/dpty/bet.ts'
import { settleCheckRequest } from '../../../streams/wire/dpty/cashOut.ts'
import { dptyCodeName } from '../../../streams/wire/dpty/codes.ts'
import { DPTY_CONFIG } from '../../../streams/wire/dpty/config.ts'
import { historyRequest } from '../../../streams/wire/dpty/history.ts'
import { DPTY_MOST } from '../../../streams/wire/dpty/paths.ts'
import { leagueNamesRequest, limitQuestions, matchIdsRequest } from '../../../streams/wire/dpty/requests.ts'
import { DPTY_DAYS, DPTY_RESULT_SPORTS } from '../../../streams/wire/dpty/tables.ts'
import { PACKED_PREFIX } from '../../../streams/wire/packed.ts'
import { createVenueUnderTest } from '../../streams/venues/dpty/harness.ts'
import { limitDifferences } from '../tables.ts'
import { DAYS, SPORT_NOT_AT_THE_VENUE, UNKNOWN_ESPORTS } from './codes.ts'
import * as constants from './constants.ts'
import { DEVICE, LEAGUES_OF_LEGS, OFFERS } from './orderCodes.ts'
import { SENT_ONCE_MORE, UNKNOWN_OF_A_BET } from './refusals.ts'

const { LIMITS } = constants
const DAY_MS = 86_400_000
const { venue } = createVenueUnderTest(() => undefined)

/** The highest number up to 300 that is taken. */
const most = (isTaken: (count: number) => boolean): number =>
  Array.from({ length: 300 }, (_, index) => index + 1).findLast(isTaken) ?? 0
const ids = (count: number) => Array.from({ length: count }, (_, index) => `TL${index}`)

/** How far the time of a call may be away, and how long its check is kept, real ms. */
const real = { now: 0 }
const times = createCallTimes({ now: () => 10_000_000, rate: 1, real: () => real.now })
const isCurrent = (awayMs: number): boolean => times.isCurrent(String(10_000_000 - awayMs))
times.isFirst('check')
function isKept(ms: number): boolean {
  real.now = ms
  return !times.isFirst('check')
}

it('client and platform keep to the times and limits of DPTY', () => {
  const { most: retryMostMs, least: retryLeastMs } = REPEATED_AFTER_MS
  expect(
    limitDifferences(LIMITS, {
      polledTimeoutMs: linkDefaults.pollTimeoutMs,
      readTimeoutMs: linkDefaults.requestTimeoutMs,
      betTimeoutMs: linkDefaults.placeBetTimeoutMs,
      // In the test below: the venue's own calls say how long they wait.
      favouriteTimeoutMs: null,
      readRetries: linkDefaults.readRetries,
      firstRetryMs: linkDefaults.retryDelayMs,
      configRetryLeastMs: retryLeastMs,
      configRetryMostMs: retryMostMs,
      rateLimitHoldMs: linkDefaults.rateLimitHoldMs,
      pollMs: feedTimes.listEveryMs,
      countsPollMs: feedTimes.menuEveryMs,
      checkPollMs: PLACEMENT_DEFAULTS.statusEveryMs,
      checkFastSeconds: DPTY_CONFIG.orderCheckMaxTime,
      orderTokenSeconds: DPTY_CONFIG.orderTokenTime,
      // In the test below.
      ...{ dateWindowMs: null, checkKeptMs: null },
      // In the test vector, whose digits the page has.
      checkDigits: null,
      legsOfASeriesAtLeast: DPTY_CONFIG.minSeriesLegs,
      legsOfASeries: venue.rules.maxLegs,
      singlesInACall: DPTY_CONFIG.maxSingles,
      matchesInAPage: DPTY_MOST.pageSize,
      idsInACall: most((count) => v.is(matchIdsRequest, { mids: ids(count), category: 0 })),
      daysOfADetail: WEEK_MS / DAY_MS,
      keywordCharacters: DPTY_MOST.searchLetters,
      foundOfEach: MAX_FOUND,
      leagueNamesInACall: most((count) => v.is(leagueNamesRequest, { leagueIds: ids(count), category: 0 })),
      legsOfAQuote: most((count) =>
        v.is(
          limitQuestions,
          ids(count).map((betItemsId) => ({ matchId: 'f1', betItemsId })),
        ),
      ),
      // In the prices of dptyWire.test.ts.
      priceDecimals: null,
      clientOrderIdCharacters: most((length) => v.is(dptyClientOrderId, 'a'.repeat(length))),
      orderIdsOfACheck: DPTY_MOST.orderIds,
      recordsInAPage: v.parse(historyRequest, {}).pageSize,
      cashOutIdsInACall: most((count) => v.is(settleCheckRequest, { orderIds: ids(count) })),
      favourites: MOST_FAVOURITES.all,
      favouritesOfASport: MOST_FAVOURITES.ofSport,
      resultSports: Object.keys(DPTY_RESULT_SPORTS).length,
      daysOfResults: resultDays(0).length,
    }),
  ).toEqual([])
})

it('a date counts within its window, and a check is kept as long as the page says', () => {
  const { dateWindowMs, checkKeptMs } = LIMITS
  expect([isCurrent(dateWindowMs.value), isCurrent(dateWindowMs.value + 1)]).toEqual([true, false])
  expect([isKept(checkKeptMs.value - 1), isKept(checkKeptMs.value)]).toEqual([true, false])
})

it('a changed favourite waits as long as the page says', () => {
  const { venue: asked, sent } = createVenueUnderTest(() => undefined)
  asked.favourites.set({ type: 'match', id: 'f1001' }, true).subscribe()
  expect(sent.map(({ request }) => request.timeoutMs)).toContain(LIMITS.favouriteTimeoutMs.value)
})

it('an unknown bet is looked up as the page says', () => {
  expect(venue.bets.orderLookUp.by).toBe(constants.ORDER_LOOK_UP[0]?.code)
})

const byWord = (codes: readonly { readonly code: number; readonly means: string }[]) =>
  Object.fromEntries(codes.map(({ code, means }) => [means, code]))

describe('the numbers of DPTY are those of the page', () => {
  it('of sports that the venue has not', () => {
    const [absent] = SPORT_NOT_AT_THE_VENUE.map(({ code }) => code)
    expect([sportNumber('hockey'), resultSportNumber('hockey')]).toEqual([absent, absent])
    const [first, last] = UNKNOWN_ESPORTS.codes
    const known = Object.keys(DPTY_RESULT_SPORTS).map(Number)
    expect(known.filter((code) => code >= first && code <= last)).toEqual([])
  })

  it('of days', () => {
    expect(DAYS.map(({ code }) => code)).toEqual([
      DPTY_DAYS.today,
      DPTY_DAYS.today + 1,
      DPTY_DAYS.last,
      DPTY_DAYS.later,
    ])
  })

  it('of bets and offers', () => {
    expect(DEVICE.map(({ code }) => code)).toEqual([bets.DPTY_DEVICE_TYPE])
    expect(bets.DPTY_CROSS_COMPETITION).toEqual(byWord(LEAGUES_OF_LEGS))
    expect(bets.DPTY_OFFERED).toEqual(byWord(OFFERS))
    expect(constants.PACKED_PREFIX.map(({ code }) => code)).toEqual([PACKED_PREFIX])
  })

  it('of bets that may have been made, and of those that are sent once more', () => {
    const certain = UNKNOWN_OF_A_BET.codes.filter((code) => {
      const failure = afterWrite(dptyFailure(code, ''))
      return failure.type === 'refusal' && failure.action !== 'lookUp'
    })
    expect(certain).toEqual([])
    expect(SENT_ONCE_MORE.codes.map(dptyCodeName)).toEqual(['orderToken'])
  })
})
