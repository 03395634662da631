import type { Round } from './round.ts'
import type { RoundState, RoundTimes } from './roundState.ts'

/**
 * The state of a round as it is shown. `waiting`: the time of the next change has passed, but the platform has not
 * reported the change yet. The client never makes a change by itself (docs/games/rounds.md, 1).
 */
export type RoundPhase = RoundState | 'waiting'

/** The instant of the next change that has a time; `null` when there is none. Platform ms. */
export function nextInstant({ state, ...times }: Pick<Round, 'state'> & RoundTimes): number | null {
  switch (state) {
    case 'announced':
      return times.opensAt
    case 'open':
      return times.sealsAt
    case 'sealed':
      return times.resultAt
    case 'interrupted':
      return times.retryAt
    case 'decided':
      return times.endsAt
    case 'closed':
    case 'void':
      return null
  }
}

/** @param now platform time, ms. */
export function roundPhase(round: Pick<Round, 'state'> & RoundTimes, now: number): RoundPhase {
  const next = nextInstant(round)
  return next !== null && next <= now ? 'waiting' : round.state
}

/** Whether a bet may be sent: a bet is late from `sealsAt` on, whether or not the change is known yet. */
export function takesBets({ state, sealsAt }: Pick<Round, 'state' | 'sealsAt'>, now: number): boolean {
  return state === 'open' && now < sealsAt
}

/** Real ms until an instant of platform time, at the platform's rate; 0 when it has passed. */
export function realMsUntil(instant: number, now: number, rate: number): number {
  return Math.max(0, (instant - now) / rate)
}

/** The seconds of a countdown, rounded up, so that it shows 1 until the instant. */
export function secondsUntil(instant: number, now: number, rate: number): number {
  return Math.ceil(realMsUntil(instant, now, rate) / 1000)
}

/** How long a bet stays valid, real ms (docs/games/rounds.md, 5.1). */
const BET_VALID_MS = 10_000

/** `validUntil` of a bet that is sent now: never after the seal. Platform ms. */
export function betValidUntil({ sealsAt }: Pick<Round, 'sealsAt'>, now: number, rate: number): number {
  return Math.min(sealsAt, Math.round(now + BET_VALID_MS * rate))
}
