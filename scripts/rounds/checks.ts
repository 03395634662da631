import { isDeepStrictEqual } from 'node:util'
import { commitmentOf, drawsOf } from '../../platform/rounds/committedSeed.ts'
import { drawBatch, publishedResult } from '../../streams/domain/virtual/batch.ts'
import type { RoundProof } from './proof.ts'

/** One step of a proof: what was computed, and whether the platform says the same. */
export interface Check {
  readonly step: string
  readonly computed: unknown
  readonly agrees: boolean
}

/** Computes the commitment and the result of a round anew; `null` while its seed is not public. */
export function checksOf({
  product,
  game,
  round,
  seed,
  commitment,
  entry,
  result,
}: RoundProof): readonly Check[] | null {
  if (seed === null || result === null) return null
  const key = { product, game, round }
  const committed = commitmentOf(key, seed)
  const drawn = drawBatch(game, entry, drawsOf(key, Buffer.from(seed, 'hex')))
  // As JSON, because the proof was read from it.
  const computed: unknown = drawn === null ? null : JSON.parse(JSON.stringify(publishedResult(drawn)))
  return [
    { step: 'commitment', computed: committed, agrees: committed === commitment },
    { step: 'result', computed, agrees: computed !== null && isDeepStrictEqual(computed, result) },
  ]
}
