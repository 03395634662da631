import type { RoundState, RoundTimes } from '../rounds/roundState.ts'
import type { Pace } from './tables.ts'

/** The codes of phases (docs/games/casino.md, 2). */
export const PHASES = {
  preparing: 0,
  washCard: 1,
  betting: 2,
  showCard: 3,
  calculating: 4,
  calculated: 5,
} as const

export type Phase = (typeof PHASES)[keyof typeof PHASES]

/** Lengths in real ms; at a rate r of the platform clock they last r times as many platform ms. */
export interface PhaseLengths {
  readonly preparing: number
  readonly washCard: number
  readonly betting: number
  /** From the seal to the first card. */
  readonly sealed: number
  /** From one card to the next. */
  readonly card: number
  /** From when the next card would come to `paysAt`. */
  readonly pause: number
  readonly calculating: number
  readonly calculated: number
}

export const PHASE_LENGTHS: Readonly<Record<Pace, PhaseLengths>> = {
  slow: {
    preparing: 3_000,
    washCard: 15_000,
    betting: 20_000,
    sealed: 1_000,
    card: 1_500,
    pause: 1_000,
    calculating: 1_500,
    calculated: 4_000,
  },
  quick: {
    preparing: 2_000,
    washCard: 10_000,
    betting: 12_000,
    sealed: 500,
    card: 1_000,
    pause: 500,
    calculating: 1_000,
    calculated: 2_500,
  },
}

/**
 * The later times of a round whose cards are turned from `resultAt` on, platform ms.
 *
 * @param resultAt the platform time of the decision; of a retried round when it was retried.
 */
export function decidedTimes(
  pace: Pace,
  { resultAt, cards, rate }: { readonly resultAt: number; readonly cards: number; readonly rate: number },
): { readonly paysAt: number; readonly endsAt: number } {
  const { card, pause, calculating, calculated } = PHASE_LENGTHS[pace]
  const paysAt = resultAt + (card * cards + pause) * rate
  return { paysAt, endsAt: paysAt + (calculating + calculated) * rate }
}

/**
 * When each card of a decided round is turned, platform ms, in the order in which they were dealt. It is counted back
 * from `paysAt`, so the cards of a retried round come after it was retried.
 */
export function cardTimes(
  pace: Pace,
  { paysAt, cards, rate }: { readonly paysAt: number; readonly cards: number; readonly rate: number },
): readonly number[] {
  const { card, pause } = PHASE_LENGTHS[pace]
  return Array.from({ length: cards }, (_, index) => paysAt - (pause + card * (cards - index)) * rate)
}

/** The parts of a round on which its phase depends. */
export interface PhasedRound extends Pick<RoundTimes, 'paysAt' | 'endsAt'> {
  readonly state: RoundState
  /** Whether it is the first of its shoe. */
  readonly newShoe: boolean
}

/** The phase of a table's present round at a platform time. */
export function phaseOf(pace: Pace, { state, newShoe, paysAt, endsAt }: PhasedRound, at: number): Phase {
  switch (state) {
    case 'announced':
      return newShoe ? PHASES.washCard : PHASES.preparing
    case 'open':
      return PHASES.betting
    case 'sealed':
    case 'interrupted':
      return PHASES.showCard
    case 'decided': {
      if (paysAt === null || endsAt === null || at < paysAt) return PHASES.showCard
      const { calculating, calculated } = PHASE_LENGTHS[pace]
      // As a share of what the round still takes, because the rate of the clock may have changed since.
      const share = calculating / (calculating + calculated)
      return at < paysAt + (endsAt - paysAt) * share ? PHASES.calculating : PHASES.calculated
    }
    case 'closed':
    case 'void':
      return PHASES.calculated
  }
}
