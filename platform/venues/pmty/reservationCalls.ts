import * as v from 'valibot'
import type { Hono } from 'hono'
import { formatLine } from '../../../streams/domain/lineFormat.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import { MAX_RESERVE_ODDS } from '../../../streams/domain/reservation.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import { limitsRequest, type LimitQuestion } from '../../../streams/wire/pmty/limits.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import {
  reservationEditRequest,
  reservationListRequest,
  type ReserveLimitRow,
} from '../../../streams/wire/pmty/reservation.ts'
import { reserveCode, type ReserveCodeName } from '../../../streams/wire/reserveCodes.ts'
import { SINGLE_SERIES_CODE } from '../../../streams/wire/seriesCodes.ts'
import { PMTY_RESERVE_PAY_DISPLAY } from '../../../streams/wire/pmty/reservationTables.ts'
import type { ReserveChange } from '../../book/reservations.ts'
import { payChoices, reservableLines, reservableNow } from '../../book/reserving.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { World } from '../../world/world.ts'
import { reserveLeft, type Staker, stakerOf } from '../stakeLimits.ts'
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
      const matchIds = questions.map(({ matchId }) => matchId)
      const staker = await stakerOf({ store, world }, memberId, currency, matchIds)
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

/** The limits of a selection; none where it cannot be reserved. */
function reserveLimitRow(
  world: World,
  { matchId, playId, playOptionId, placeNum }: LimitQuestion,
  staker: Staker,
): ReserveLimitRow | null {
  const place = slotNow(world, matchId, playId, placeNum)
  const option = place?.line.selections.find(({ optionId }) => optionId === playOptionId)
  if (place === null || option === undefined || !reservableNow(place.match, place.market)) return null
  const { match, market, line } = place
  const { min, max } = reserveLeft(place, option, staker)
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
    type: String(SINGLE_SERIES_CODE),
    maxOdds: MAX_RESERVE_ODDS,
    reservePayDisplay: choosesPay ? PMTY_RESERVE_PAY_DISPLAY.yes : PMTY_RESERVE_PAY_DISPLAY.no,
    marketValues: reservableLines(market).map((each) => formatLine(each)),
  }
}
