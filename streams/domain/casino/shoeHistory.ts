import { endedNaturally } from '../baccarat/hand.ts'
import type { History } from '../baccarat/roads/outcome.ts'
import type { TableResult } from '../baccarat/tableRound.ts'
import { compareRounds, nextRound } from './roundNumbers.ts'

/** The results of a shoe before a round (docs/games/casino.md, 6.4). */
export interface ShoeHistory {
  /** Such as `20261120-03`. */
  readonly shoe: string
  /** The shoe's first round. */
  readonly first: string
  /** The round that follows the last of the results. */
  readonly before: string
  readonly results: History
  /** Hands that ended with a natural. `results` does not contain them, so `null` unless all hands were seen. */
  readonly naturals: number | null
}

/** The shoe of a table as the platform's answer contains it (docs/games/casino.md, 5). */
export interface ToldShoe {
  readonly number: string
  /** The number of its first round. */
  readonly first: string
  /** The results of the rounds before the present one, or of all rounds of the shoe if there is no present round. */
  readonly results: History
  /** The round number that follows the last of the results, with its day; `null` if the answer does not contain it. */
  readonly before: string | null
  /** How many of these rounds ended with a natural; `null` if the answer does not contain it. */
  readonly naturals: number | null
}

/** What the history needs of a round. */
export interface HistoryRound {
  readonly round: string
  readonly shoe: { readonly number: string; readonly first: string } | null
  /** `null` until it is decided. */
  readonly result: TableResult | null
}

/**
 * The history after the given rounds, oldest first. A decided round is appended; the first round of a shoe starts a
 * new history. `null` if a round in between is missing, so that the history must be read again.
 */
export function withRounds(known: ShoeHistory | null, rounds: readonly HistoryRound[]): ShoeHistory | null {
  let history = known
  for (const round of rounds) {
    if (round.shoe === null) continue
    if (isEarlier(round, history)) continue
    const begun: ShoeHistory | null =
      history?.shoe !== round.shoe.number && round.shoe.first === round.round
        ? emptyHistory(round.shoe, round.round)
        : history
    if (begun?.shoe !== round.shoe.number || begun.before !== round.round) return null
    history = round.result === null ? begun : appended(begun, round.result)
  }
  return history
}

/** The history that reaches the later round. */
export function laterHistory(known: ShoeHistory | null, told: ShoeHistory): ShoeHistory {
  if (known === null) return told
  const order = compareRounds(known.before, told.before)
  if (order === null || order < 0) return told
  // One that goes equally far adds nothing but the naturals, where they were not known.
  return order === 0 && known.naturals === null ? told : known
}

/**
 * The history that an answer contains.
 *
 * @param present the number of the present round; `null` if the table is not on and no round is announced. In that
 *   case the next round is assumed to be on the day of the last one; if it is not, the history is read again.
 */
export function toldHistory(
  present: string | null,
  { number, first, results, before: next, naturals }: ToldShoe,
): ShoeHistory {
  const before = present ?? next ?? nextRound(first, results.length) ?? first
  return { shoe: number, first, before, results, naturals: results.length === 0 ? 0 : naturals }
}

function emptyHistory(shoe: NonNullable<HistoryRound['shoe']>, before: string): ShoeHistory {
  return { shoe: shoe.number, first: shoe.first, before, results: [], naturals: 0 }
}

function isEarlier({ round }: HistoryRound, history: ShoeHistory | null): boolean {
  const order = history === null ? null : compareRounds(round, history.before)
  return order !== null && order < 0
}

function appended(history: ShoeHistory, result: TableResult): ShoeHistory {
  const { before, results, naturals } = history
  return {
    ...history,
    // A round of another day is not equal to it, and the history is read again.
    before: nextRound(before) ?? before,
    results: [...results, result.results],
    naturals: naturals === null ? null : naturals + (endedNaturally(result) ? 1 : 0),
  }
}
