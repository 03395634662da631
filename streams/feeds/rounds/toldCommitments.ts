import { roundId } from '../../domain/rounds/round.ts'
import type { RoundKey } from '../../domain/rounds/roundKey.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { HEX_64 } from '../../wire/games/words.ts'

const KEY = 'touchline.commitments'
const MOST = 200

/** A round with its commitment. */
export interface CommittedRound extends RoundKey {
  readonly commitment: string
}

/** The last 200 commitments that this device received before the first bet (docs/games/rounds.md, 4). */
export interface ToldCommitments {
  /** Keeps commitments of rounds that take no bets yet. Of a round the first one stays, so that a change is noticed. */
  keep(rounds: readonly CommittedRound[]): void
  /** `null` if none was received in time, or it is no longer among the last 200. */
  of(key: RoundKey): string | null
}

export function createToldCommitments(device: KeyValue): ToldCommitments {
  return {
    keep: (rounds) => {
      if (rounds.length === 0) return
      // Read again before each write, because another tab may have added its own.
      const known = read(device)
      const ids = new Set(known.map(([id]) => id))
      const fresh = rounds
        .filter((round) => !ids.has(roundId(round)))
        .map((round): Told => [roundId(round), round.commitment])
      if (fresh.length > 0) device.set(KEY, JSON.stringify([...known, ...fresh].slice(-MOST)))
    },
    of: (key) => read(device).find(([id]) => id === roundId(key))?.[1] ?? null,
  }
}

type Told = readonly [id: string, commitment: string]

function read(device: KeyValue): readonly Told[] {
  const parsed = parseJson(device.get(KEY))
  if (!Array.isArray(parsed)) return []
  return parsed
    .flatMap((entry: unknown): Told[] => {
      if (!Array.isArray(entry)) return []
      const [id, commitment] = entry as readonly unknown[]
      return typeof id === 'string' && typeof commitment === 'string' && HEX_64.test(commitment)
        ? [[id, commitment]]
        : []
    })
    .slice(-MOST)
}
