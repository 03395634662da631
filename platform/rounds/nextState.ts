import type { RoundState, StoredRound } from '../store/rounds/round.ts'

/**
 * A round that is not sealed or decided within this time after `sealsAt` or `resultAt` is interrupted, real ms
 * (docs/games/rounds.md, 2.3).
 */
export const LATE_MS = 5_000
/** How long after its interruption a round is retried, real ms. */
export const RETRY_MS = 5_000

export interface RoundLimits {
  /** How long after `resultAt` a round that is not decided is given back, real ms. */
  readonly givenBackMs: number
  /** Platform ms for each real ms. */
  readonly rate: number
}

/** The state that a round should have next, at a platform time; `null` while its present one is right. */
export function nextState(
  round: Pick<StoredRound, 'state' | 'opensAt' | 'sealsAt' | 'resultAt' | 'retryAt' | 'endsAt'>,
  now: number,
  { givenBackMs, rate }: RoundLimits,
): RoundState | null {
  const { state, opensAt, sealsAt, resultAt, retryAt, endsAt } = round
  const late = LATE_MS * rate
  const givenBack = now >= resultAt + givenBackMs * rate
  switch (state) {
    case 'announced':
      if (now < opensAt) return null
      if (givenBack) return 'void'
      return now > sealsAt + late ? 'interrupted' : 'open'
    case 'open':
      if (now < sealsAt) return null
      if (givenBack) return 'void'
      return now > sealsAt + late ? 'interrupted' : 'sealed'
    case 'sealed':
      if (now < resultAt) return null
      if (givenBack) return 'void'
      return now > resultAt + late ? 'interrupted' : 'decided'
    case 'interrupted':
      if (givenBack) return 'void'
      return now < (retryAt ?? now) ? null : 'decided'
    case 'decided':
      return now < (endsAt ?? now) ? null : 'closed'
    case 'closed':
    case 'void':
      return null
  }
}

/** When a round that is interrupted now is retried; never before its result is due, because nothing is drawn early. */
export function retryTime({ resultAt }: Pick<StoredRound, 'resultAt'>, now: number, rate: number): number {
  return Math.max(resultAt, Math.round(now + RETRY_MS * rate))
}
