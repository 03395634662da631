import { createHash, createHmac } from 'node:crypto'
import { createDrawSequence, type DrawSequence } from '../../../../streams/domain/rounds/drawSequence.ts'
import { blockText, commitmentText, type RoundKey } from '../../../../streams/domain/rounds/roundKey.ts'

/** The seed of the examples in docs/games/rounds.md: bytes 0 to 31. */
export const EXAMPLE_SEED = Uint8Array.from({ length: 32 }, (_, index) => index)

export function drawsOf(key: RoundKey, seed: Uint8Array = EXAMPLE_SEED): DrawSequence {
  return createDrawSequence((index) => createHmac('sha256', seed).update(blockText(key, index)).digest())
}

export function commitmentOf(key: RoundKey, seed: Uint8Array = EXAMPLE_SEED): string {
  return createHash('sha256')
    .update(commitmentText(key, Buffer.from(seed).toString('hex')))
    .digest('hex')
}

/** A batch of virtual sports. */
export function batch(game: string, round: string): RoundKey {
  return { product: 'virtual', game, round }
}
