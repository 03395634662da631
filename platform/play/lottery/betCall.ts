import type { Handler } from 'hono'
import { playOdds } from '../../../streams/domain/lottery/betReturn.ts'
import { lotteryLimits } from '../../../streams/domain/lottery/limits.ts'
import { type Lottery, lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { drawOnSale } from '../../../streams/domain/lottery/plannedDraws.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { type LotteryBetRequest, lotteryBetRequest } from '../../../streams/wire/lottery/bet.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { BetRuleRefusal, PlaceBetsResult, RoundSums } from '../../rounds/rounds.ts'
import type { Member } from '../../store/accounts.ts'
import { found, type ProductCalls, type ProductReply, refused } from '../launched/productCall.ts'
import { type DrawOfBet, type ReadBet, readBet } from './betReading.ts'
import { drawsOfCall } from './drawsOfCall.ts'
import type { LotteryDeps } from './lotteryDeps.ts'
import { currencyOf, memberOf, purposeOf } from './lotteryMember.ts'
import { PRODUCT } from './lotteryRoundGame.ts'
import { saleRefusal } from './saleStatuses.ts'

/** Takes bets on a draw, and chases (docs/games/lottery.md, 7.4). */
export function betCall(calls: ProductCalls, deps: LotteryDeps): Handler<HttpEnv> {
  return calls.post(lotteryBetRequest, async (body, { memberId }) => {
    const lottery = lotteryOf(body.ticketId)
    if (lottery === null) return refused('badRequest')
    const member = await memberOf(deps, memberId)
    const currency = currencyOf(member, body.currencyCode)
    if (currency === null) return refused('currency')
    const draws = drawsOfCall(lottery, body)
    if (typeof draws === 'string') return refused(draws)
    const call: Call = { lottery, member, currency, draws, body }
    const read = readRows(call)
    if (read.refusal === null) await announceChase(deps, call)
    const placed = await place(deps, call, read)
    if (placed.status === 'placed') return placedReply(deps, call, read, placed)
    return refused(placed.reason, placed.reason === 'oddsChanged' ? presentOdds(read, draws) : null)
  })
}

interface Call {
  readonly lottery: Lottery
  readonly member: Member
  readonly currency: Currency
  readonly draws: readonly DrawOfBet[]
  readonly body: LotteryBetRequest
}

interface ReadRows {
  /** All of them, of a chase one for each draw; none when one is refused. */
  readonly bets: readonly ReadBet[]
  /** Why a row is refused by the rules. */
  readonly refusal: BetRuleRefusal | null
  readonly plays: Parameters<typeof playOdds>[0][]
}

function readRows({ lottery, currency, draws, body }: Call): ReadRows {
  const { bets: rows, chase } = body
  const readings = rows.map((row) => {
    const own = chase === null ? draws.map(({ draw }) => ({ draw, multiple: row.multiple })) : draws
    return readBet(row, { lottery, currency, draws: own, chase })
  })
  const refusals = readings.flatMap((reading) => ('refusal' in reading ? [reading] : []))
  return {
    bets: refusals.length > 0 ? [] : readings.flatMap((reading) => ('bets' in reading ? reading.bets : [])),
    refusal: refusals[0]?.refusal ?? null,
    plays: refusals.flatMap(({ refusal, play }) =>
      refusal === 'oddsChanged' && play !== null ? [play] : [],
    ),
  }
}

/** Whether the first draw of a call is the one that is sold now. */
function isOnSale({ lottery, draws }: Call, now: number): boolean {
  return draws[0]?.draw.planId === drawOnSale(lottery, now).planId
}

/** Announces the draws of a chase, unless it is refused anyway. */
async function announceChase({ chased, rounds, sales, clock }: LotteryDeps, call: Call): Promise<void> {
  const { lottery, draws, body } = call
  const { ticketId } = lottery
  const last = draws.at(-1)?.draw.ordinal
  if (body.chase === null || last === undefined) return
  if (!isOnSale(call, clock.now()) || saleRefusal(sales.of(ticketId)) !== null) return
  chased.ask(ticketId, last)
  const announced = rounds.underWay([{ product: PRODUCT, game: ticketId }]).map(({ round }) => round)
  if (!draws.every(({ draw }) => announced.includes(draw.planId))) await rounds.tick()
}

async function place(deps: LotteryDeps, call: Call, { bets, refusal }: ReadRows): Promise<PlaceBetsResult> {
  const { rounds, store, clock, sales } = deps
  const { lottery, member, currency, body } = call
  const { drawMax } = lotteryLimits(currency, member.oddsLevel)
  const { ticketId } = lottery
  const { chase, planId, validUntil } = body
  return rounds.place({
    product: PRODUCT,
    game: ticketId,
    memberId: member.id,
    purpose: purposeOf(member),
    currency,
    validUntil,
    ahead: chase !== null,
    bets: refusal === null ? bets : refusedRows(planId, body),
    // Only the member's own sum is limited.
    optionOf: () => ticketId,
    check: (sums) =>
      saleRefusal(sales.of(ticketId)) ??
      (chase !== null && !isOnSale(call, clock.now()) ? 'roundNotOpen' : null) ??
      refusal ??
      aboveDrawMax(bets, sums, currency, drawMax),
    async store(tx) {
      const [first] = body.bets
      if (chase === null || first === undefined) return
      await store.chases.add(tx, {
        memberId: member.id,
        clientOrderId: first.clientOrderId,
        ticketId,
        play: first.playId,
        currency,
        stopOnWin: chase.stopOnWin,
        placedAt: clock.now(),
      })
    },
  })
}

/** Used for rows that the rules refuse, so that a draw that is not on sale is refused first. */
function refusedRows(round: string, { bets }: LotteryBetRequest) {
  return bets.map(({ clientOrderId }) => ({
    clientId: clientOrderId,
    round,
    selection: {},
    odds: null,
    stake: 1,
  }))
}

/** The member's stakes on each draw, with those of the call, are limited. */
function aboveDrawMax(
  bets: readonly ReadBet[],
  { own }: RoundSums,
  currency: Currency,
  drawMax: number,
): BetRuleRefusal | null {
  const staked = new Map<string, number>()
  const counted = own.filter((bet) => bet.currency === currency && bet.status !== 'cancelled')
  for (const { round, stake } of [...counted, ...bets]) staked.set(round, (staked.get(round) ?? 0) + stake)
  return [...staked.values()].some((sum) => sum > drawMax) ? 'aboveMax' : null
}

/** The present odds of the plays whose price was not the present one. */
function presentOdds({ plays }: ReadRows, draws: readonly DrawOfBet[]) {
  const drawAt = draws[0]?.draw.drawAt ?? 0
  return {
    plays: [...new Set(plays)].map((play) => ({ playId: play.playId, ...playOdds(play, drawAt) })),
  }
}

async function placedReply(
  { store }: Pick<LotteryDeps, 'store'>,
  { member, body }: Call,
  { bets }: ReadRows,
  { positions, balance }: Extract<PlaceBetsResult, { status: 'placed' }>,
): Promise<ProductReply> {
  const ids = body.chase === null ? [] : body.bets.map(({ clientOrderId }) => clientOrderId)
  const [chase] = await store.chases.withClientIds(member.id, ids)
  const orders = positions.map(({ clientId, positionNo, round, stake }, index) => ({
    clientOrderId: clientId,
    orderNo: positionNo,
    planId: round,
    betAmount: unitsText(stake),
    maxReturn: unitsText(bets[index]?.mostReturn ?? 0),
  }))
  return found({ orders, chaseNo: chase?.chaseNo ?? null, balance: unitsText(balance) })
}
