import * as v from 'valibot'
import { looseId, looseNumber, looseObject, reading } from '../lenient.ts'
import { looseHex, looseJsonObject, provenShoeRow } from './round.ts'
import { HEX_64 } from './words.ts'

/** The beginning of the paths of proofs; a GET that answers anyone, without an envelope (docs/games/rounds.md, 4). */
export const PROOF_PREFIX = '/games/proof/'

export function proofPath(product: string, game: string, round: string): string {
  return PROOF_PREFIX + [product, game, round].map(encodeURIComponent).join('/')
}

/**
 * What proves a round. Times are platform ms. Rounds of virtual sports have an `entry` in place of the shoe
 * (docs/virtual-sports.md, 3).
 */
export const roundProofAnswer = looseObject({
  product: looseId,
  game: looseId,
  round: looseId,
  /** A word of the product; those of docs/games/rounds.md, 2.1 except for virtual sports. */
  state: looseId,
  commitment: v.pipe(v.string(), v.regex(HEX_64)),
  announcedAt: looseNumber(null),
  opensAt: looseNumber(null),
  sealsAt: looseNumber(null),
  decidedAt: looseNumber(null),
  /** `null` until the round is decided or given back. */
  seed: looseHex,
  /** `null` until the round is decided, and of one that was given back. */
  result: looseJsonObject,
  shoe: provenShoeRow,
  entry: reading((value): unknown => value),
})
