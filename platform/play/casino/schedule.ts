import { newShoe, nextShoe, type RoundShoe } from '../../../streams/domain/baccarat/tableRound.ts'
import { PHASE_LENGTHS } from '../../../streams/domain/casino/phases.ts'
import type { Pace } from '../../../streams/domain/casino/tables.ts'
import type { PlannedRound } from '../../rounds/roundGame.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { numberAfter } from '../roundNumber.ts'
import { shoeToStore, storedResult, storedShoe } from './storedTable.ts'

/** A table that has nothing under way begins after this, real ms (docs/games/rounds.md, 2.2). */
const FIRST_MS = 3_000
/** A table that was off for longer begins with a new shoe, real ms (docs/games/casino.md, 3.1). */
const WASHED_AFTER_MS = 30 * 60_000
const ROUND_DIGITS = 4
const SHOE_DIGITS = 2

interface Clock {
  /** Platform ms. */
  readonly now: number
  /** Platform ms for each real ms. */
  readonly rate: number
}

/** The round after the newest one; `null` while that one is not decided. */
export function roundAfter(
  newest: StoredRound | null,
  pace: Pace,
  { now, rate }: Clock,
): PlannedRound | null {
  const { preparing, washCard } = PHASE_LENGTHS[pace]
  const first = now + FIRST_MS * rate
  if (newest === null) return planned(null, first, pace, { shoe: null, rate })
  switch (newest.state) {
    case 'announced':
    case 'open':
    case 'sealed':
    case 'interrupted':
      return null
    case 'void':
      return planned(newest, now + washCard * rate, pace, { shoe: null, rate })
    case 'decided':
    case 'closed': {
      const endsAt = newest.endsAt ?? now
      const shoe = now - endsAt > WASHED_AFTER_MS * rate ? null : shoeAfter(newest)
      const opensAt = Math.max(endsAt + (shoe === null ? washCard : preparing) * rate, first)
      return planned(newest, opensAt, pace, { shoe, rate })
    }
  }
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
