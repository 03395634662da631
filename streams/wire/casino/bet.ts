import * as v from 'valibot'
import { id, whole } from '../decode.ts'
import { clientOrderId, differentIds, stakeAmount, unitsAmount } from '../games/bets.ts'
import { tableId } from './tables.ts'

/** One bet on each code at most (docs/games/casino.md, 6.5). */
export const MAX_CASINO_BETS = 7

const MAX_ROUND = 40
const MAX_OPTION = 10

const bet = v.object({
  clientOrderId,
  option: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_OPTION)),
  /** Minor units; on the wire units with at most two decimals. */
  betAmount: stakeAmount,
  /** European × 100 000, the most that it can pay. */
  odds: whole,
})

/** Body of bets at one table; each code stands once, and they are taken together or not at all. */
export const casinoBetRequest = v.pipe(
  v.object({
    tableId,
    roundNo: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ROUND)),
    currencyCode: whole,
    validUntil: whole,
    bets: v.pipe(v.array(bet), v.minLength(1), v.maxLength(MAX_CASINO_BETS)),
  }),
  v.check(({ bets }) => differentIds(bets), 'an id twice'),
  v.check(({ bets }) => new Set(bets.map(({ option }) => option)).size === bets.length, 'a code twice'),
)

export type CasinoBetRequest = v.InferOutput<typeof casinoBetRequest>

/** `data` of bets that were taken. */
export const casinoPlaced = v.object({
  roundNo: id,
  orders: v.array(
    v.object({
      clientOrderId: id,
      orderNo: id,
      option: id,
      betAmount: unitsAmount,
      odds: whole,
      maxReturn: unitsAmount,
    }),
  ),
  /** Balance of the wallet that paid, minor units. */
  balance: unitsAmount,
})
