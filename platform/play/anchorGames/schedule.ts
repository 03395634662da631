import { ANCHOR_TIMES } from '../../../streams/domain/anchorGames/states.ts'
import type { PlannedRound } from '../../rounds/roundGame.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { numberAfter } from '../roundNumber.ts'

/** A game that has nothing under way begins after this, real ms (docs/games/rounds.md, 2.2). */
const FIRST_MS = 3_000
export const ROUND_DIGITS = 4

/** When the round after the newest one opens, platform ms; `null` while that one is not decided. */
export function nextOpening(newest: StoredRound | null, now: number, rate: number): number | null {
  const first = now + FIRST_MS * rate
  if (newest === null) return first
  switch (newest.state) {
    case 'announced':
    case 'open':
    case 'sealed':
    case 'interrupted':
      return null
    case 'void':
      return now + ANCHOR_TIMES.wait * rate
    case 'decided':
    case 'closed':
      // After a time in which the game was off, this end is long past: the next round opens as a first one.
      return Math.max((newest.endsAt ?? 0) + ANCHOR_TIMES.wait * rate, first)
  }
}

/** The round that opens then, with all its instants (docs/games/anchor.md, 2.2). */
export function plannedAt(
  newest: Pick<StoredRound, 'round'> | null,
  opensAt: number,
  rate: number,
): PlannedRound {
  const sealsAt = opensAt + ANCHOR_TIMES.bet * rate
  const resultAt = sealsAt + ANCHOR_TIMES.seal * rate
  const paysAt = resultAt + ANCHOR_TIMES.animation * rate
  return {
    round: numberAfter(newest?.round ?? null, opensAt, ROUND_DIGITS),
    opensAt,
    sealsAt,
    resultAt,
    paysAt,
    endsAt: paysAt + ANCHOR_TIMES.net * rate,
    shoe: null,
  }
}
