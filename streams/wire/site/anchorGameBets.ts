import * as v from 'valibot'
import { minorUnits } from '../amounts.ts'
import { maybe, numeric, whole } from '../decode.ts'
import { recordRequestFields } from '../games/records.ts'
import { looseId, looseList, looseObject } from '../lenient.ts'
import { unitsAmount } from './anchorGames.ts'

/** Bets on anchor games (docs/games/anchor.md, 4.6). */

/** Ids that a client chooses. */
const CLIENT_ID = /^[\w-]{8,64}$/
/** At most two decimals: a stake is not rounded. */
const STAKE = /^\d{1,11}(\.\d{1,2})?$/
const MAX_BETS = 7

const stake = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => (STAKE.test(String(value)) ? minorUnits(value) : null)),
  v.check((minor): minor is number => minor !== null, 'no stake'),
  v.transform(Number),
)

const bet = v.object({
  clientOrderId: v.pipe(v.string(), v.regex(CLIENT_ID)),
  option: v.pipe(v.string(), v.maxLength(20)),
  /** Minor units; on the wire units with at most two decimals. */
  betAmount: stake,
  odds: whole,
})

/** Body of a bet. Each option and each id may occur once. */
export const anchorBetRequest = v.pipe(
  v.object({
    gameCode: v.pipe(v.string(), v.maxLength(20)),
    roundNo: v.pipe(v.string(), v.maxLength(40)),
    imId: v.pipe(v.string(), v.maxLength(40)),
    currency: whole,
    validUntil: whole,
    bets: v.pipe(v.array(bet), v.minLength(1), v.maxLength(MAX_BETS)),
  }),
  v.check(({ bets }) => new Set(bets.map(({ option }) => option)).size === bets.length, 'an option twice'),
  v.check(
    ({ bets }) => new Set(bets.map(({ clientOrderId }) => clientOrderId)).size === bets.length,
    'an id twice',
  ),
)

export type AnchorBetRequest = v.InferOutput<typeof anchorBetRequest>

/** `data` of bets that were taken. */
export const anchorPlaced = v.object({
  roundNo: v.string(),
  orders: looseList(
    looseObject({
      clientOrderId: looseId,
      orderNo: looseId,
      option: looseId,
      betAmount: unitsAmount,
      odds: whole,
      maxReturn: unitsAmount,
    }),
  ),
  balance: unitsAmount,
  ts: numeric,
})

/** Body of the records (docs/games/anchor.md, 4.8). */
export const anchorRecordsRequest = v.object({
  ...recordRequestFields,
  gameCode: maybe(v.pipe(v.string(), v.maxLength(20))),
})
