import type { Hono } from 'hono'
import type { Currency } from '../../../streams/domain/money.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import {
  type FbtyBetLeg,
  reserveRequest,
  seriesRequest,
  singlesRequest,
} from '../../../streams/wire/fbty/bet.ts'
import { FBTY_RESERVE_PAYS } from '../../../streams/wire/fbty/betTables.ts'
import { quoteRequest } from '../../../streams/wire/fbty/quote.ts'
import type { ConfirmRequest } from '../../book/confirmRequest.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { stakerOf } from '../stakeLimits.ts'
import type { VenueDeps } from '../venueServer.ts'
import { type BetCall, readBet } from './betReading.ts'
import { FBTY } from './code.ts'
import { fbtyPath } from './endpoints.ts'
import { failed, type FbtyCaller, type FbtyCalls, type FbtyReply, found } from './fbtyCall.ts'
import { currencyOf, seriesOfValue } from './numbers.ts'
import { type AskedBet, placedRow, refusedRow, reservedRow } from './placedRows.ts'
import { quoteOf } from './quoteRows.ts'
import { rejectionOf } from './refusals.ts'

/** A bet of a call with its legs; `confirm` is `null` when it cannot be read. */
interface WireBet extends AskedBet {
  readonly confirm: ConfirmRequest | null
}

/** The call for prices and limits. */
export function quoteCall(app: Hono<HttpEnv>, calls: FbtyCalls, deps: VenueDeps): void {
  const { world } = deps
  app.post(
    fbtyPath('quote'),
    calls.post(quoteRequest, async (request, { memberId, language }) => {
      const currency = currencyOf(request.currencyId)
      if (currency === null) return failed('currency')
      const { betMatchMarketList: questions, isSelectSeries: series } = request
      const matchIds = questions.map(({ matchId }) => matchId)
      const staker = await stakerOf(deps, memberId, currency, matchIds)
      return found(quoteOf(world, questions, staker, { series, language }))
    }),
  )
}

/** The calls for bets. */
export function betCalls(app: Hono<HttpEnv>, calls: FbtyCalls, deps: VenueDeps): void {
  const { world, book, siteId } = deps

  /** Each bet is taken or refused by itself, in the order of the call. */
  async function placeEach(bets: readonly WireBet[], { language }: FbtyCaller): Promise<FbtyReply> {
    const rows: unknown[] = []
    for (const bet of bets) {
      const placed = bet.confirm === null ? null : await book.place(bet.confirm)
      if (placed?.ok === true) {
        const [order] = placed.orders
        // The id may be that of a bet at another venue.
        rows.push(
          order?.venue === FBTY ? placedRow(order, language) : refusedRow(world, bet, 'duplicate', language),
        )
        continue
      }
      const reason = placed?.refusal.reason ?? 'unknownSelection'
      // In a break no bet is taken, so the call is refused as a whole.
      if (reason === 'onBreak' && rows.length === 0) return { ok: false, code: rejectionOf(reason).code }
      rows.push(refusedRow(world, bet, reason, language))
    }
    return found(rows)
  }

  /** What the bets of a call have in common, or why all of them are refused. */
  function common(
    { currencyId, validUntil }: { readonly currencyId: number; readonly validUntil: number },
    { memberId, now }: FbtyCaller,
  ): BetCall | FbtyReply {
    const currency: Currency | null = currencyOf(currencyId)
    if (currency === null) return failed('currency')
    return now > validUntil ? failed('tooLate') : { memberId, siteId, currency, validUntil }
  }

  app.post(
    fbtyPath('singles'),
    calls.post(singlesRequest, (request, caller) => {
      const call = common(request, caller)
      if ('ok' in call) return call
      const formats = new Set(
        request.singleBetList.flatMap(({ betOptionList }) => betOptionList.map((leg) => leg.oddsFormat)),
      )
      if (formats.size > 1) return failed('badRequest')
      const bets = request.singleBetList.map(({ betOptionList: legs, ...bet }): WireBet => {
        const asked = { series: SINGLE_SERIES, legs }
        return { ...asked, ...bet, currency: call.currency, confirm: readBet(world, call, bet, asked) }
      })
      return placeEach(bets, caller)
    }),
  )
  app.post(
    fbtyPath('series'),
    calls.post(seriesRequest, (request, caller) => {
      const call = common(request, caller)
      if ('ok' in call) return call
      const legs: readonly FbtyBetLeg[] = request.betOptionList
      const bets = request.betMultipleData.map(({ seriesValue, ...bet }): WireBet => {
        const asked = { series: seriesOfValue(seriesValue, legs.length), legs }
        return { ...asked, ...bet, currency: call.currency, confirm: readBet(world, call, bet, asked) }
      })
      return placeEach(bets, caller)
    }),
  )
  app.post(
    fbtyPath('reserve'),
    calls.post(
      reserveRequest,
      async ({ betOptionList: legs, pay, unitStake, relatedId, ...request }, caller) => {
        const call = common(request, caller)
        if ('ok' in call) return call
        const bet = { unitStake, relatedId, oddsChange: 0 as const }
        const confirm = readBet(world, call, bet, { series: SINGLE_SERIES, legs })
        if (confirm === null) return failed('badRequest')
        const placed = await book.place({ ...confirm, reserve: FBTY_RESERVE_PAYS[pay] })
        if (!placed.ok) return { ok: false, code: rejectionOf(placed.refusal.reason).code }
        const [order] = placed.orders
        return order?.venue === FBTY ? found(reservedRow(order)) : failed('duplicate')
      },
    ),
  )
}
