import type { Batches } from './batches.ts'
import type { BatchRef } from './eras.ts'
import { isRaceGame, VIRTUAL_GAMES, type VirtualGameId } from './games.ts'
import { teamsOf } from './competitors.ts'
import { CUP_PHASES, CUP_BATCHES } from './cups.ts'

/** Batches that are over, and how many matches each has: nothing else of them is computed. */
export interface PastBatch {
  readonly ref: BatchRef
  readonly startsAt: number
  readonly matches: number
}

/** The batches of a game with a start from `from` to before `to` whose film is over, newest first. */
export function pastBatches(
  batches: Batches,
  game: VirtualGameId,
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: number },
): readonly PastBatch[] {
  const { calendar } = batches
  const found: PastBatch[] = []
  for (const [era, { since }] of calendar.eras.entries()) {
    if (since >= to) break
    const last = calendar.lastStarted(game, era, Math.min(to - 1, now))
    for (let index = last; index >= 0; index -= 1) {
      const ref = { game, era, index }
      const startsAt = calendar.startOf(ref)
      if (startsAt < from) break
      // Only the latest may still be running.
      const over = index < last - 1 || batches.paysAt(ref) <= now
      if (over && !calendar.isCutOff(ref)) found.push({ ref, startsAt, matches: matchesOf(ref) })
    }
  }
  return found.sort((one, other) => other.startsAt - one.startsAt)
}

const MATCHES_OF_PHASE: Readonly<Record<string, number>> = {
  G1: 16,
  G2: 16,
  G3: 16,
  Q16: 8,
  Q8: 4,
  Q4: 2,
}

/** How many matches a batch has, without computing who plays. */
function matchesOf({ game, index }: BatchRef): number {
  if (isRaceGame(game)) return 1
  const { format } = VIRTUAL_GAMES[game]
  if (format === 'league' || format === 'friendly' || format === 'race') return teamsOf(game).length / 2
  const [phase = ''] = CUP_PHASES[format][index % CUP_BATCHES]?.split('-') ?? []
  // The final of a World Cup has the match for third place beside it.
  return MATCHES_OF_PHASE[phase] ?? (format === 'groupCup' ? 2 : 1)
}
