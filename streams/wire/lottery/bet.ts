import * as v from 'valibot'
import { id, maybe, whole } from '../decode.ts'
import { clientOrderId, differentIds, stakeAmount, unitsAmount } from '../games/bets.ts'
import { ticketId } from './lists.ts'

/** Bets on a draw, and chases (docs/games/lottery.md, 7.4). */

export const MAX_LOTTERY_BETS = 50
/** The most draws of a chase after the first one. */
const MAX_LATER = 29
/** Longer texts are no `numbers` of any play. */
const MAX_NUMBERS = 1000
/** The id of a chase is followed by `-` and up to two digits. */
const MAX_CHASE_ID = 61

const planId = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

const bet = v.object({
  clientOrderId,
  playId: whole,
  numbers: v.pipe(v.string(), v.maxLength(MAX_NUMBERS)),
  notes: whole,
  /** Minor units. */
  unit: whole,
  multiple: whole,
  /** The highest odds of the chosen notes that were shown, European × 100 000. */
  odds: whole,
  /** Minor units; on the wire units with at most two decimals. */
  betAmount: stakeAmount,
})

export type LotteryBetRow = v.InferOutput<typeof bet>

const chase = v.object({
  stopOnWin: v.boolean(),
  /** The draws after the one on sale. */
  plans: v.pipe(v.array(v.object({ planId, multiple: whole })), v.minLength(1), v.maxLength(MAX_LATER)),
})

/** Body of a bet. With a chase there is one bet, whose `multiple` and `betAmount` are those of the first draw. */
export const lotteryBetRequest = v.pipe(
  v.object({
    ticketId,
    planId,
    currencyCode: whole,
    validUntil: whole,
    bets: v.pipe(v.array(bet), v.minLength(1), v.maxLength(MAX_LOTTERY_BETS)),
    chase: maybe(chase),
  }),
  v.check(({ bets }) => differentIds(bets), 'an id twice'),
  v.check(
    ({ bets, chase: chased }) =>
      chased === null ||
      (bets.length === 1 && bets.every((each) => each.clientOrderId.length <= MAX_CHASE_ID)),
    'no chase',
  ),
)

export type LotteryBetRequest = v.InferOutput<typeof lotteryBetRequest>

/** `data` of bets that were taken: one order for each bet, of a chase one for each draw. */
export const lotteryPlaced = v.object({
  orders: v.array(
    v.object({
      clientOrderId: id,
      orderNo: id,
      planId: id,
      betAmount: unitsAmount,
      maxReturn: unitsAmount,
    }),
  ),
  chaseNo: maybe(id),
  /** Balance of the wallet that paid, minor units. */
  balance: unitsAmount,
})

export type LotteryPlaced = v.InferOutput<typeof lotteryPlaced>

/** Body that cancels the bets of a chase whose draws are not sealed; it may be sent again. */
export const cancelChaseRequest = v.object({ chaseNo: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) })

/** `data` of it: how many bets were cancelled, and what came back. */
export const chaseCancelled = v.object({ cancelled: whole, returned: unitsAmount })
