import type { MatchClock } from './match.ts'

const MS_PER_SECOND = 1000
const SECONDS_PER_MINUTE = 60

/**
 * Whole seconds on the clock at a server time, ms. After a reading the clock advances only while it is
 * running (docs/betting.md, 8); it is never below zero, and does not move while the reading's time is in the
 * future. `rate` is match seconds per real second.
 */
export function clockAt(clock: MatchClock, serverNow: number, rate = 1): number {
  const elapsed = clock.running ? (Math.max(0, serverNow - clock.at) / MS_PER_SECOND) * rate : 0
  const seconds = clock.direction === 'up' ? clock.seconds + elapsed : clock.seconds - elapsed
  // A countdown shows 1 until its last second is over.
  return Math.max(0, clock.direction === 'up' ? Math.floor(seconds) : Math.ceil(seconds))
}

/** `mm:ss`, with as many digits of minutes as needed; empty at 00:00. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  if (!Number.isFinite(whole) || whole <= 0) return ''
  return `${twoDigits(Math.floor(whole / SECONDS_PER_MINUTE))}:${twoDigits(whole % SECONDS_PER_MINUTE)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
