import { newShoe, nextShoe, type RoundShoe } from '../../../streams/domain/baccarat/tableRound.ts'
import { PHASE_LENGTHS } from '../../../streams/domain/casino/phases.ts'
import type { Pace } from '../../../streams/domain/casino/tables.ts'
import { LATE_MS } from '../../rounds/nextState.ts'
import type { PlannedRound } from '../../rounds/roundGame.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { numberAfter } from '../roundNumber.ts'
import { shoeToStore, storedResult, storedShoe } from './storedTable.ts'

/** A table that has nothing under way begins after this, real ms (docs/games/rounds.md, 2.2). */
const FIRST_MS = 3_000
/** A table that was off for longer begins with a new shoe, real ms (docs/games/casino.md, 3.1). */
export const WASHED_AFTER_MS = 30 * 60_000
const ROUND_DIGITS = 4
const SHOE_DIGITS = 2

interface Clock {
  /** Platform ms. */
  readonly now: number
  /** Platform ms for each real ms. */
  readonly rate: number
}

/** What a table's rounds depend on. */
export interface TablePace {
  readonly pace: Pace
  /** In the lobby, from 0. */
  readonly place: number
}

/** Any number of multiples of it are spread evenly over one, and neighbours lie apart. */
const GOLDEN_SHARE = 0.618_033_988_749_895
/** Between four and six. */
const USUAL_CARDS = 5

/**
 * By how much the first round of a table is put off, and its next one when rounds have stood still: all tables of the
 * lobby begin then, and without it would open, seal and be decided together. Less than a round, real ms.
 */
export function openingDelay({ pace, place }: TablePace): number {
  const { preparing, betting, sealed, card, pause, calculating, calculated } = PHASE_LENGTHS[pace]
  const length = preparing + betting + sealed + card * USUAL_CARDS + pause + calculating + calculated
  return Math.floor(length * ((place * GOLDEN_SHARE) % 1))
}

/** The round after the newest one; `null` while that one is not decided. */
export function roundAfter(
  newest: StoredRound | null,
  table: TablePace,
  { now, rate }: Clock,
): PlannedRound | null {
  const { pace } = table
  const { preparing, washCard } = PHASE_LENGTHS[pace]
  const first = now + FIRST_MS * rate
  const delay = openingDelay(table) * rate
  if (newest === null) return planned(null, first + delay, pace, { shoe: null, rate })
  switch (newest.state) {
    case 'announced':
    case 'open':
    case 'sealed':
    case 'interrupted':
      return null
    case 'void':
      return planned(newest, now + washCard * rate + (isLate(newest, now, rate) ? delay : 0), pace, {
        shoe: null,
        rate,
      })
    case 'decided':
    case 'closed': {
      const endsAt = newest.endsAt ?? now
      const shoe = now - endsAt > WASHED_AFTER_MS * rate ? null : shoeAfter(newest)
      const opensAt = Math.max(endsAt + (shoe === null ? washCard : preparing) * rate, first)
      return planned(newest, opensAt + (isLate(newest, now, rate) ? delay : 0), pace, { shoe, rate })
    }
  }
}

/** Whether a round was over later than it should have been, because no process was there. */
function isLate({ decidedAt, resultAt }: StoredRound, now: number, rate: number): boolean {
  return (decidedAt ?? now) > resultAt + LATE_MS * rate
}

/** The shoe of the round after a decided one; `null` when a new one begins. */
export function shoeAfter({ result, shoe }: Pick<StoredRound, 'result' | 'shoe'>): RoundShoe | null {
  const played = storedShoe(shoe)
  if (result === null || played.cut === null) return null
  return nextShoe({ result: storedResult(result), shoe: { ...played, cut: played.cut } })
}

function planned(
  newest: Pick<StoredRound, 'round' | 'shoe'> | null,
  opening: number,
  pace: Pace,
  { shoe, rate }: { readonly shoe: RoundShoe | null; readonly rate: number },
): PlannedRound {
  const { betting, sealed } = PHASE_LENGTHS[pace]
  const opensAt = Math.round(opening)
  const round = numberAfter(newest?.round ?? null, opensAt, ROUND_DIGITS)
  const lastShoe = newest === null ? null : storedShoe(newest.shoe).number
  const sealsAt = Math.round(opensAt + betting * rate)
  return {
    round,
    opensAt,
    sealsAt,
    resultAt: Math.round(sealsAt + sealed * rate),
    // They depend on how many cards are dealt.
    paysAt: null,
    endsAt: null,
    shoe: shoeToStore(shoe ?? newShoe(numberAfter(lastShoe, opensAt, SHOE_DIGITS), round)),
  }
}
