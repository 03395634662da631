import { readFileSync } from 'node:fs'
import { firstValueFrom } from 'rxjs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MAX_RESERVED } from '../../../platform/book/reserving.ts'
import { MOST as MOST_CASH_OUTS } from '../../../platform/venues/fbty/cashOutCalls.ts'
import { messageOf } from '../../../platform/venues/fbty/messages.ts'
import { DECIMALS, MOST_LISTED } from '../../../platform/venues/fbty/reservationCalls.ts'
import { texts } from '../../../src/i18n/texts/cmn/texts.ts'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { MAX_RESERVE_ODDS } from '../../../streams/domain/reservation.ts'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { feedTimes } from '../../../streams/feeds/times.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { PLACEMENT_DEFAULTS } from '../../../streams/machines/placement/placements.ts'
import { SLIP_DEFAULTS } from '../../../streams/machines/slip/slipDeps.ts'
import { TIMEOUT_MS } from '../../../streams/venues/fbty/call.ts'
import { CUT } from '../../../streams/venues/fbty/map/menu.ts'
import { MAX_PAGES, PAGE_SIZE } from '../../../streams/venues/fbty/matches.ts'
import { seriesOfValue, valueOfSeries } from '../../../streams/venues/fbty/numbers.ts'
import { PAGE_SIZE as RECORDS_OF_A_PAGE } from '../../../streams/venues/fbty/orders.ts'
import { MOST_LISTED as MOST_READ } from '../../../streams/venues/fbty/reservations.ts'
import { LEAVE_AFTER_MS } from '../../../streams/venues/leaveLost.ts'
import { relatedId } from '../../../streams/wire/fbty/bet.ts'
import { FBTY_MAX } from '../../../streams/wire/fbty/paths.ts'
import {
  FBTY_ORDER_CODES,
  FBTY_ORDER_STATES,
  FBTY_RESERVATION_CODES,
  FBTY_RESERVATION_STATES,
} from '../../../streams/wire/fbty/betTables.ts'
import { fbtyCashOutReason } from '../../../streams/wire/fbty/codes.ts'
import { FBTY_PLAY_KEYS } from '../../../streams/wire/fbty/plays.ts'
import { FBTY_OFFERED } from '../../../streams/wire/fbty/sports.ts'
import { PACKED_PREFIX } from '../../../streams/wire/packed.ts'
import { createFbtyUnderTest } from '../../streams/venues/fbty/harness.ts'
import { camelCase } from '../disagreements.ts'
import { limitDifferences } from '../tables.ts'
import * as constants from './constants.ts'
import { LIMITED, LISTED_RESERVATIONS } from './furtherAnswers.ts'
import { UNUSED_TYPES } from './plays.ts'
import { CASH_OUT_REFUSALS, MESSAGES } from './refusals.ts'
import { LISTED, ORDER_STATES, RESERVATION_STATES, SERIES } from './selections.ts'

const { venue } = createFbtyUnderTest(() => '')
const { orderLookUp } = venue.bets
const lengths = Array.from({ length: 100 }, (_, index) => index + 1)
const longestId = lengths.findLast((length) => v.is(relatedId, 'a'.repeat(length))) ?? 0

it('client and platform keep to the times and limits of FBTY', () => {
  expect(
    limitDifferences(constants.LIMITS, {
      callTimeoutMs: TIMEOUT_MS,
      readRetries: linkDefaults.readRetries,
      firstRetryMs: linkDefaults.retryDelayMs,
      pollMs: feedTimes.listEveryMs,
      earlyPollMs: feedTimes.earlyEveryMs,
      confirmingPollMs: PLACEMENT_DEFAULTS.statusEveryMs,
      confirmingFastMs: PLACEMENT_DEFAULTS.statusTries * PLACEMENT_DEFAULTS.statusEveryMs,
      balancePollMs: feedTimes.walletEveryMs,
      rateLimitHoldMs: linkDefaults.rateLimitHoldMs,
      leaveAfterMs: LEAVE_AFTER_MS,
      maintenanceShownMs: linkDefaults.redirectAfterMs,
      oddsScale: ODDS_SCALE,
      matchesInAPage: PAGE_SIZE,
      mostMatchesInAPage: FBTY_MAX.matches,
      mostOrdersInAPage: FBTY_MAX.orders,
      pagesOfMatches: MAX_PAGES,
      recordsInAPage: RECORDS_OF_A_PAGE,
      matchIdsInAList: FBTY_MAX.ids,
      hotMatches: FBTY_MAX.matches,
      legsOfAQuote: FBTY_MAX.legs,
      singlesInACall: FBTY_MAX.bets,
      legsOfASeries: venue.rules.maxLegs,
      legsOfASeriesAtLeast: venue.rules.parlay?.minLegs ?? 0,
      relatedIdCharacters: longestId,
      validForMs: SLIP_DEFAULTS.validForMs,
      listedWithinMs: orderLookUp.listedWithinMs,
      clockSkewMs: orderLookUp.clockSkewMs,
      orderIdsInACall: FBTY_MAX.ids,
      cashOutsOfAnOrder: MOST_CASH_OUTS,
      waitingReservations: MAX_RESERVED,
      mostReservedPrice: MAX_RESERVE_ODDS / ODDS_SCALE,
      decimalsOfAReservedPrice: DECIMALS,
      listedReservations: MOST_LISTED,
      daysOfResults: resultDays(0).length,
    }),
  ).toEqual([])
  expect(MOST_READ).toBe(constants.LIMITS.listedReservations.value)
})

it('the client of FBTY has the rules of the page', () => {
  const { betTypes, acceptanceModes, currencies } = venue.rules
  expect([...betTypes, ...acceptanceModes, ...currencies]).toEqual(constants.RULES.map(({ code }) => code))
  expect([`{ by: '${orderLookUp.by}' }`]).toEqual(constants.ORDER_LOOK_UP.map(({ code }) => code))
})

/** The codes of a table whose state of the client is one of these. */
const codesOf = (table: Readonly<Record<number, string>>, ...states: readonly string[]): readonly number[] =>
  Object.entries(table).flatMap(([code, state]) => (states.includes(state) ? [Number(code)] : []))

const byWord = (codes: readonly { readonly code: number; readonly means: string }[]) =>
  Object.fromEntries(codes.map(({ code, means }) => [camelCase(means), code]))

describe('the numbers and words of FBTY are those of the page', () => {
  it('of orders and reservations, and of which list each is in', () => {
    expect(FBTY_ORDER_CODES).toEqual(byWord(ORDER_STATES))
    expect(FBTY_RESERVATION_CODES).toEqual(byWord(RESERVATION_STATES))
    expect(codesOf(FBTY_ORDER_STATES, 'confirming', 'accepted')).toEqual(LISTED.open.codes)
    expect(codesOf(FBTY_ORDER_STATES, 'rejected', 'cancelled', 'settled')).toEqual(LISTED.settled.codes)
    const { waiting, failed } = LISTED_RESERVATIONS
    expect(codesOf(FBTY_RESERVATION_STATES, 'waiting', 'confirming')).toEqual(waiting.codes)
    expect(codesOf(FBTY_RESERVATION_STATES, 'failed', 'cancelled')).toEqual(failed.codes)
  })

  it('of series', () => {
    for (const { legs, code, means } of SERIES)
      expect([means, seriesOfValue(code, legs), valueOfSeries(means)]).toEqual([means, means, code])
  })

  it('of markets that are not used, and of cash-outs that are refused', () => {
    const types = Object.keys(FBTY_PLAY_KEYS).map((play) => Number(play.split('.')[0]))
    expect(UNUSED_TYPES.codes.filter((type) => types.includes(type))).toEqual([])
    expect(CASH_OUT_REFUSALS.map(({ code }) => fbtyCashOutReason(code))).toEqual(
      CASH_OUT_REFUSALS.map(({ means }) => camelCase(means)),
    )
  })

  it('of what is packed, and of an answer that is limited', async () => {
    expect(constants.PACKED_PREFIX.map(({ code }) => code)).toEqual([PACKED_PREFIX])
    const limited = createFbtyUnderTest(() => JSON.stringify(LIMITED.fields)).venue
    await expect(firstValueFrom(limited.sports.menu())).resolves.toMatchObject({
      error: { type: 'transport', kind: 'rateLimited' },
    })
  })

  it('of messages', () => {
    const [changed, lost, oneDevice] = MESSAGES.map(({ code }) => code)
    expect(messageOf(3003, 'cmn')).toBe(changed)
    const { launchFailed } = texts.states
    expect(launchFailed.lost).toBe(lost)
    expect(launchFailed.oneDevice.split(', ')).toEqual([lost, oneDevice])
  })

  it('of the list of parlays, and of the colour of the dark theme', () => {
    expect(FBTY_OFFERED.slice(-CUT)).toEqual(constants.CUT_FROM_PARLAYS.map(({ code }) => code.toLowerCase()))
    expect(venue.rules.skin).toBe('plum')
    const tokens = readFileSync('src/app/styles/tokens.css', 'utf8')
    for (const { code } of constants.COLOUR) expect(tokens).toContain(`--s0: ${code.toLowerCase()};`)
  })
})
