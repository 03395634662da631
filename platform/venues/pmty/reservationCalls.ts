import * as v from 'valibot'
import type { Hono } from 'hono'
import { formatLine } from '../../../streams/domain/lineFormat.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import { MAX_RESERVE_ODDS } from '../../../streams/domain/reservation.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { looseText } from '../../../streams/wire/pmty/lenient.ts'
import { limitsRequest, type LimitQuestion } from '../../../streams/wire/pmty/limits.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import {
  reservationEditRequest,
  reservationListRequest,
  type ReserveLimitRow,
} from '../../../streams/wire/pmty/reservation.ts'
import { reserveCode, type ReserveCodeName } from '../../../streams/wire/pmty/reserveCodes.ts'
import { PMTY_SINGLE_SERIES } from '../../../streams/wire/pmty/series.ts'
import { PMTY_RESERVE_PAY_DISPLAY } from '../../../streams/wire/pmty/reservationTables.ts'
import { exposureLeft } from '../../book/exposure.ts'
import { atMost, reserveLimits } from '../../book/limits.ts'
import { isInPlay } from '../../book/matchState.ts'
import type { ReserveChange } from '../../book/reservations.ts'
import { payChoices, reservableLines, reservableNow } from '../../book/reserving.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { SelectionExposure } from '../../store/orders/exposure.ts'
import type { World } from '../../world/world.ts'
import type { VenueDeps } from '../venueServer.ts'
import { askedCurrency } from './betReading.ts'
import { PMTY } from './code.ts'
import { slotNow } from './latestMarkets.ts'
import { reservationPage } from './orderPage.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls, PmtyReply } from './pmtyCall.ts'
import { refusalCode } from './refusalCodes.ts'

const MAX_QUESTIONS = 20
const orderQuery = v.object({ orderNo: v.pipe(looseText, v.regex(/^TL\d{1,19}$/)) })

/** The calls for limits of reservations, for their list, and to change and cancel them. */
export function reservationCalls(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { world, store, book }: VenueDeps,
): void {
  app.post(
    PMTY_PATHS.reserveLimits,
    calls.post(limitsRequest, async ({ orderMaxBetMoney, currencyCode }, { memberId }) => {
      const currency = askedCurrency(currencyCode)
      if (currency === null) return failed('currencyUnsupported')
      const questions = orderMaxBetMoney.slice(0, MAX_QUESTIONS)
      const matchIds = questions.map(({ matchId }) => matchId).filter((id) => world.match(id) !== undefined)
      const openBets = await store.orders.exposure(memberId, matchIds)
      const oddsLevel = await store.accounts.oddsLevel(memberId)
      const staker = { currency, oddsLevel, openBets }
      return found(questions.flatMap((question) => reserveLimitRow(world, question, staker) ?? []))
    }),
  )
  app.post(
    PMTY_PATHS.reservations,
    calls.post(reservationListRequest, async (request, caller) => {
      const page = await reservationPage({ orders: store.orders, winnerOf: () => '' }, request, caller)
      return typeof page === 'string' ? failed(page) : found(page, caller.now)
    }),
  )
  app.get(
    PMTY_PATHS.cancelReservation,
    calls.get(orderQuery, async ({ orderNo }, { memberId }) =>
      answerOf(await book.reservations.cancel({ memberId, venue: PMTY, orderNo })),
    ),
  )
  app.post(
    PMTY_PATHS.editReservation,
    calls.post(reservationEditRequest, async ({ orderNo, odds: scaled, marketType }, { memberId }) => {
      const odds = oddsFromScaled(scaled)
      if (odds === null || marketType !== 'EU') return refusedAs('reserveOddsChanged')
      return answerOf(await book.reservations.edit({ memberId, venue: PMTY, orderNo, odds }))
    }),
  )
}

function answerOf(change: ReserveChange): PmtyReply {
  switch (change.status) {
    case 'done':
      return found(null)
    case 'notFound':
      return refusedAs('reserveNotFound')
    case 'gone':
      return refusedAs('reserveCancelFailed')
    case 'refused':
      return { ok: false, code: refusalCode(change.reason), name: change.reason }
  }
}

function refusedAs(name: ReserveCodeName): PmtyReply {
  return { ok: false, code: reserveCode(name), name }
}

interface Staker {
  readonly currency: Currency
  readonly oddsLevel: number
  readonly openBets: readonly SelectionExposure[]
}

/** The limits of a selection; none where it cannot be reserved. */
function reserveLimitRow(
  world: World,
  { matchId, playId, playOptionId, placeNum }: LimitQuestion,
  { currency, oddsLevel, openBets }: Staker,
): ReserveLimitRow | null {
  const slot = slotNow(world, matchId, playId, placeNum)
  const option = slot?.line.selections.find(({ optionId }) => optionId === playOptionId)
  if (slot === null || option === undefined || !reservableNow(slot.match, slot.market)) return null
  const { match, market, line } = slot
  const leg = { odds: option.odds, leagueLevel: match.league.level, live: isInPlay(match), oddsLevel }
  const { min, maxReturn } = reserveLimits(leg, currency)
  const selection = { matchId, market: market.key, line: line.line, side: option.side }
  const { stake: left } = exposureLeft(selection, leg, openBets)
  const { max } = atMost({ min, max: maxReturn }, left, currency)
  const choosesPay = payChoices(match).length > 1
  return {
    code: '0',
    globalId: '',
    minBet: unitsText(min),
    orderMaxPay: unitsText(max),
    playId,
    playOptionsId: playOptionId,
    playOptionId,
    marketId: line.marketId,
    matchId,
    seriesOdds: null,
    type: String(PMTY_SINGLE_SERIES),
    maxOdds: MAX_RESERVE_ODDS,
    reservePayDisplay: choosesPay ? PMTY_RESERVE_PAY_DISPLAY.yes : PMTY_RESERVE_PAY_DISPLAY.no,
    marketValues: reservableLines(market).map((each) => formatLine(each)),
  }
}
