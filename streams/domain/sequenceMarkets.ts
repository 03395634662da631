import { type Line, type MarketSpec, QUARTERS_PER_UNIT, type Side } from './market.ts'
import type { Facts, Pair } from './match.ts'
import type { CountedOutcome } from './order.ts'
import { won } from './outcomes.ts'
import { firstToReach, knownSequence, type Scorer } from './scoringOrder.ts'

type SequenceKind = 'firstTeam' | 'lastTeam' | 'nextTeam' | 'race'

/**
 * Who scored the first or the last one, the one with the number of the line, or who was the first to reach the
 * count of the line (docs/betting.md, 3.1). Void when the order is not known.
 */
export function sequenceOutcome(
  { kind, stat, period }: MarketSpec & { readonly kind: SequenceKind },
  side: Side,
  line: Line | null,
  counted: Pair,
  facts: Facts,
): CountedOutcome {
  if (side !== 'home' && side !== 'away' && side !== 'none') return 'void'
  const sequence = knownSequence({ stat, period }, counted, facts)
  if (sequence === null) return 'void'
  const lined = kind === 'nextTeam' || kind === 'race'
  if (lined && (line === null || line < QUARTERS_PER_UNIT || line % QUARTERS_PER_UNIT !== 0)) return 'void'
  return won((winnerOf(kind, sequence, (line ?? 0) / QUARTERS_PER_UNIT) ?? 'none') === side)
}

function winnerOf(kind: SequenceKind, sequence: readonly Scorer[], count: number): Scorer | null {
  switch (kind) {
    case 'firstTeam':
      return sequence[0] ?? null
    case 'lastTeam':
      return sequence.at(-1) ?? null
    case 'nextTeam':
      return sequence[count - 1] ?? null
    case 'race':
      return firstToReach(sequence, count)
  }
}
