import { createHash, createHmac } from 'node:crypto'
import { createDrawSequence, type DrawSequence } from '../../streams/domain/rounds/drawSequence.ts'
import { blockText, commitmentText, type RoundKey, seedText } from '../../streams/domain/rounds/roundKey.ts'

/** The seeds of a database's rounds (docs/games/rounds.md, 3). */
export interface RoundSeeds {
  /** 64 hexadecimal digits. The result follows from it, so it must not be sent before the round is decided. */
  seed(key: RoundKey): string
  commitment(key: RoundKey): string
  draws(key: RoundKey): DrawSequence
}

/** @param roundKey the 32 secret bytes of the database. */
export function createRoundSeeds(roundKey: Uint8Array): RoundSeeds {
  const seedOf = (key: RoundKey): Buffer => createHmac('sha256', roundKey).update(seedText(key)).digest()
  return {
    seed: (key) => seedOf(key).toString('hex'),
    commitment: (key) => commitmentOf(key, seedOf(key).toString('hex')),
    draws: (key) => drawsOf(key, seedOf(key)),
  }
}

/** The commitment to a seed, which is given as 64 hexadecimal digits. */
export function commitmentOf(key: RoundKey, seed: string): string {
  return createHash('sha256').update(commitmentText(key, seed)).digest('hex')
}

/** The numbers that follow from the bytes of a seed. */
export function drawsOf(key: RoundKey, seed: Uint8Array): DrawSequence {
  return createDrawSequence((index) => createHmac('sha256', seed).update(blockText(key, index)).digest())
}
