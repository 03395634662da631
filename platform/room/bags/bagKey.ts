import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'

/** What names the seed of a bag's shares (docs/games/rounds.md, 3). */
export function bagKey(roomId: string, bagId: string): RoundKey {
  return { product: 'luckyBag', game: roomId, round: bagId }
}
