import type { Hono } from 'hono'
import { type Currency, money } from '../../../streams/domain/money.ts'
import { MAX_RESERVE_ODDS, maxReserveStake } from '../../../streams/domain/reservation.ts'
import { addMoney } from '../../../streams/domain/amount.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import {
  cancelRequest,
  type FbtyReservationList,
  type FbtyReserveTerms,
  reservationsRequest,
  reserveTermsRequest,
} from '../../../streams/wire/fbty/order.ts'
import { fbtyTime } from '../../../streams/wire/fbty/times.ts'
import { FBTY_CURRENCIES } from '../../../streams/wire/fbty/tables.ts'
import { reserveCode } from '../../../streams/wire/reserveCodes.ts'
import { payChoices, reservableNow } from '../../book/reserving.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import { parseMarketId } from '../../world/ids.ts'
import { lineInSlot, selectionAt } from '../linePlace.ts'
import { reserveLeft, stakerOf } from '../stakeLimits.ts'
import type { VenueDeps } from '../venueServer.ts'
import { FBTY } from './code.ts'
import { fbtyPath } from './endpoints.ts'
import { failed, type FbtyCalls, type FbtyReply, found } from './fbtyCall.ts'
import { currencyOf, decimalOdds, playOf, sideOfType } from './numbers.ts'
import { reservationRecord } from './orderRecords.ts'

/** Decimals of a price that is waited for. */
export const DECIMALS = 2
export const MOST_LISTED = 100

const refusedAs = (name: Parameters<typeof reserveCode>[0]): FbtyReply => ({
  ok: false,
  code: Number(reserveCode(name)),
})

/** The calls for terms of reservations, for their list, and to end them. */
export function reservationCalls(app: Hono<HttpEnv>, calls: FbtyCalls, deps: VenueDeps): void {
  const { world, store, book } = deps
  const source = { world, winnerOf: () => '' }

  app.post(
    fbtyPath('reserveTerms'),
    calls.post(reserveTermsRequest, async (request, { memberId }) => {
      const { matchId, marketId, optionType, currencyId } = request
      const currency = currencyOf(currencyId)
      if (currency === null) return failed('currency')
      const named = parseMarketId(marketId)
      const side = sideOfType(optionType)
      // Only the present line of a place can be reserved.
      const place = named === null ? null : lineInSlot(world, matchId, named.key, named.slot)
      const selection = place === null || side === null ? undefined : selectionAt(place, side)
      if (place === null || selection === undefined || place.line.line !== named?.line)
        return refusedAs('reserveFailed')
      const { match, market, line } = place
      if (!reservableNow(match, market) || playOf(match.sport, market.spec) === null)
        return refusedAs('reserveFailed')
      const staker = await stakerOf(deps, memberId, currency, [matchId])
      const { min, max } = reserveLeft(place, selection, staker)
      const terms: FbtyReserveTerms = {
        mid: line.marketId,
        mis: unitsText(min),
        mms: unitsText(maxReserveStake(money(max, currency), selection.odds).minor),
        mly: unitsText(max),
        mod: decimalOdds(MAX_RESERVE_ODDS),
        od: decimalOdds(selection.odds),
        scl: DECIMALS,
        rpd: payChoices(match).length > 1 ? 1 : 0,
      }
      return found(terms)
    }),
  )
  app.post(
    fbtyPath('reservations'),
    calls.post(reservationsRequest, async ({ isFailed, startTime, endTime, currencyId }, caller) => {
      const currency = currencyOf(currencyId)
      const from = startTime === undefined ? -Infinity : fbtyTime(startTime)
      const to = endTime === undefined ? Infinity : fbtyTime(endTime)
      if (currency === null) return failed('currency')
      if (from === null || to === null) return failed('badRequest')
      const listed = await store.orders.reservations(caller.memberId, {
        venue: FBTY,
        currency,
        size: MOST_LISTED,
        page: 1,
        shown: isFailed ? 'failed' : 'waiting',
        ...(from === -Infinity ? {} : { from }),
      })
      const orders = listed.orders.filter(({ placedAt }) => placedAt < to)
      const list: FbtyReservationList = {
        ods: orders.map((order) => reservationRecord(source, order, caller.language)),
        sts: sumsOf(orders, currency),
      }
      return found(list)
    }),
  )
  app.post(
    fbtyPath('cancelReservation'),
    calls.post(cancelRequest, async ({ reserveId: orderNo }, { memberId }) => {
      const change = await book.reservations.cancel({ memberId, venue: FBTY, orderNo })
      switch (change.status) {
        case 'done':
          return found(null)
        case 'notFound':
          return refusedAs('reserveNotFound')
        case 'gone':
        case 'refused':
          return refusedAs('reserveCancelFailed')
      }
    }),
  )
}

function sumsOf(orders: readonly StoredOrder[], currency: Currency): FbtyReservationList['sts'] {
  if (orders.length === 0) return []
  const sum = (amount: (order: StoredOrder) => number): string =>
    unitsText(
      orders.reduce(
        (total, order) => addMoney(total, money(amount(order), currency)) ?? total,
        money(0, currency),
      ).minor,
    )
  return [
    {
      cid: FBTY_CURRENCIES[currency],
      ct: orders.length,
      sa: sum(({ totalStake }) => totalStake),
      mw: sum(({ maxReturn, totalStake }) => maxReturn - totalStake),
    },
  ]
}
