import * as v from 'valibot'
import { minorUnits } from '../amounts.ts'

/** Fields of bets that are the same in the calls of all products (docs/games/rounds.md, 5). */

/** Ids that a client chooses. */
const CLIENT_ID = /^[\w-]{8,64}$/
/** At most two decimals: a stake is not rounded. */
const STAKE = /^\d{1,11}(\.\d{1,2})?$/

export const clientOrderId = v.pipe(v.string(), v.regex(CLIENT_ID))

/** Minor units; on the wire a text in units, or a number of units. */
export const unitsAmount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => minorUnits(value)),
  v.check((minor): minor is number => minor !== null, 'no amount'),
  v.transform(Number),
)

/** The same with at most two decimals and not below 0. */
export const stakeAmount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => (STAKE.test(String(value)) ? minorUnits(value) : null)),
  v.check((minor): minor is number => minor !== null, 'no stake'),
  v.transform(Number),
)

/** Whether each bet of a call has an id of its own. */
export function differentIds(bets: readonly { readonly clientOrderId: string }[]): boolean {
  return new Set(bets.map((bet) => bet.clientOrderId)).size === bets.length
}
