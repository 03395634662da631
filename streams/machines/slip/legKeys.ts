import type { LegChoice } from '../../domain/leg.ts'
import { marketKey } from '../../domain/market.ts'

/**
 * Identifies a leg within a slip. The line is not part of it, so that the stake is kept when the member
 * accepts a moved line.
 */
export function legKey(choice: Pick<LegChoice, 'matchId' | 'spec' | 'side'>): string {
  return `${choice.matchId}|${marketKey(choice.spec)}|${choice.side}`
}

/** Identifies a selection with its line, to find out whether a price on the screen is chosen. */
export function selectionKey(choice: Omit<LegChoice, 'handle' | 'sport'>): string {
  return `${choice.matchId}|${marketKey(choice.spec)}|${choice.side}|${choice.line ?? ''}`
}
