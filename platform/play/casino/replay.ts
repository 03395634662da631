import { dealtCards } from '../../../streams/domain/baccarat/hand.ts'
import { PHASE_LENGTHS } from '../../../streams/domain/casino/phases.ts'
import { type CasinoTable, TABLE_RULES } from '../../../streams/domain/casino/tables.ts'
import type { Replay } from '../../../streams/wire/casino/replay.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { storedResult } from './storedTable.ts'

export interface TableReplay {
  readonly replay: Replay
  /** Real ms from the seal to the end of the round. */
  readonly durationMs: number
}

/**
 * What is shown of a decided round from its seal on, in real ms; of a retried one as if it had not been interrupted.
 * `null` of a round that is not decided (docs/games/casino.md, 6.7).
 */
export function replayOf({ type }: CasinoTable, { result }: Pick<StoredRound, 'result'>): TableReplay | null {
  if (result === null) return null
  const { sealed, card, pause, calculating, calculated } = PHASE_LENGTHS[TABLE_RULES[type].pace]
  const hand = storedResult(result)
  const cards = dealtCards(hand)
  const shownAt = sealed + card * cards.length + pause
  return {
    replay: {
      type: 0,
      events: [
        { at: 0, do: 'seal' },
        ...cards.map((dealt, index) => ({ at: sealed + card * index, do: 'card', ...dealt }) as const),
        { at: shownAt, do: 'result', results: [...hand.results] },
      ],
    },
    durationMs: shownAt + calculating + calculated,
  }
}
