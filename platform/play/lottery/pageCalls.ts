import type { Handler } from 'hono'
import { RETURN_PER_MILLION } from '../../../streams/domain/lottery/chance.ts'
import { playOdds } from '../../../streams/domain/lottery/betReturn.ts'
import { MAX_CHASED } from '../../../streams/domain/lottery/chase.ts'
import { lotteryLimits, MAX_NOTES, UNITS } from '../../../streams/domain/lottery/limits.ts'
import { type Lottery, lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import {
  dayDigits,
  dayOfDigits,
  drawOfPlan,
  drawOnSale,
  drawsFrom,
  drawsOfDay,
  type PlannedDraw,
} from '../../../streams/domain/lottery/plannedDraws.ts'
import { PLAYS } from '../../../streams/domain/lottery/plays/plays.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { HISTORY_SIZE, historyRequest } from '../../../streams/wire/lottery/history.ts'
import { lotteryPageRequest } from '../../../streams/wire/lottery/page.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { lotteryPlayName } from '../../names/lotteryNames.ts'
import { launchCurrency } from '../../site/walletMember.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { found, type ProductCalls, refused } from '../launched/productCall.ts'
import type { LotteryDeps } from './lotteryDeps.ts'
import { memberOf } from './lotteryMember.ts'
import { PRODUCT } from './lotteryRoundGame.ts'
import { toldDraw } from './pastDraws.ts'
import { isPlanned, saleCode } from './saleStatuses.ts'

/** The page of a lottery (docs/games/lottery.md, 7.3). */
export function pageCall(calls: ProductCalls, deps: LotteryDeps): Handler<HttpEnv> {
  const { sales, rounds, newest } = deps
  return calls.get(lotteryPageRequest, async ({ ticketId }, caller) => {
    const { memberId, language, now } = caller
    const lottery = lotteryOf(ticketId)
    if (lottery === null) return refused('badRequest')
    const sale = sales.of(ticketId)
    if (sale.saleStatus === 'removed') return refused('gameOff')
    const member = await memberOf(deps, memberId)
    const currency = launchCurrency(member, caller.currency)
    const onSale = drawOnSale(lottery, now)
    const announced = rounds.underWay([keyOf(lottery)]).find(({ round }) => round === onSale.planId)
    const { over } = await newest.of(lottery)
    return found(
      {
        ticketId,
        seriesId: lottery.seriesId,
        saleStatus: saleCode(sale),
        plan: isPlanned(sale) && announced !== undefined ? planRow(onSale, announced) : null,
        last: over === null ? null : toldDraw(lottery, over),
        next: isPlanned(sale) ? drawsFrom(lottery, onSale, MAX_CHASED).slice(1).map(nextRow) : [],
        plays: playRows(lottery, onSale.drawAt, language),
        units: UNITS[currency],
        maxNotes: MAX_NOTES,
        drawMax: unitsText(lotteryLimits(currency, member.oddsLevel).drawMax),
        ts: now,
      },
      now,
    )
  })
}

const keyOf = ({ ticketId }: Lottery) => ({ product: PRODUCT, game: ticketId }) as const

function planRow({ planId, opensAt, sealsAt, drawAt }: PlannedDraw, { commitment }: StoredRound) {
  return { planId, opensAt, saleEndTime: sealsAt, drawTime: drawAt, commitment }
}

function nextRow({ planId, sealsAt, drawAt }: PlannedDraw) {
  return { planId, saleEndTime: sealsAt, drawTime: drawAt }
}

/** The plays that are sold for a draw at this time. */
function playRows({ seriesId }: Lottery, drawAt: number, language: TextLanguage) {
  return PLAYS[seriesId]
    .filter((play) => play.offered(drawAt))
    .map((play) => ({
      playId: play.playId,
      name: lotteryPlayName(play.playId, language),
      ...playOdds(play, drawAt),
      rtp: RETURN_PER_MILLION,
    }))
}

/** Past draws, newest first (docs/games/lottery.md, 7.7). */
export function historyCall(calls: ProductCalls, { rounds }: Pick<LotteryDeps, 'rounds'>): Handler<HttpEnv> {
  async function ofDay(lottery: Lottery, day: number): Promise<readonly StoredRound[]> {
    if (lottery.calendar.kind !== 'weekly') {
      const query = { offset: 0, limit: HISTORY_SIZE.mostOfDay, begins: dayDigits(day) }
      return (await rounds.past(keyOf(lottery), query)).rounds
    }
    // The day cannot be read from the numbers of these draws.
    const planned = drawsOfDay(lottery, day).map(({ planId }) =>
      rounds.round({ ...keyOf(lottery), round: planId }),
    )
    return (await Promise.all(planned)).filter((round) => round !== null).filter(isTold)
  }

  return calls.get(historyRequest, async ({ ticketId, size, day: digits }) => {
    const lottery = lotteryOf(ticketId)
    const day = digits === null ? null : dayOfDigits(digits)
    if (lottery === null || (digits !== null && day === null)) return refused('badRequest')
    const past =
      day === null
        ? (await rounds.past(keyOf(lottery), { offset: 0, limit: size })).rounds
        : await ofDay(lottery, day)
    return found({ draws: past.map((round) => drawRow(lottery, round)) })
  })
}

function isTold({ seed }: StoredRound): boolean {
  return seed !== null
}

function drawRow(lottery: Lottery, round: StoredRound) {
  const { planId, numbers, voided } = toldDraw(lottery, round)
  const drawTime = drawOfPlan(lottery, planId)?.drawAt ?? round.resultAt
  return { planId, drawTime, numbers, voided, commitment: round.commitment, seed: round.seed }
}
