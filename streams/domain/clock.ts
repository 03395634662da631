import type { MatchClock } from './match.ts'

const MS_PER_SECOND = 1000
const SECONDS_PER_MINUTE = 60

/**
 * Whole seconds on the clock at a server time (ms). It moves between readings only while running
 * (research, venues 5.8), never below zero, and stands still for a reading dated ahead of now. `rate` is
 * match seconds for each real one.
 */
export function clockAt(clock: MatchClock, serverNow: number, rate = 1): number {
  const elapsed = clock.running ? (Math.max(0, serverNow - clock.at) / MS_PER_SECOND) * rate : 0
  const seconds = clock.direction === 'up' ? clock.seconds + elapsed : clock.seconds - elapsed
  // A clock going down shows 1 until its last second is over.
  return Math.max(0, clock.direction === 'up' ? Math.floor(seconds) : Math.ceil(seconds))
}

/** `mm:ss`, minutes beyond 99 in full; empty at 00:00 (specification, platform part, 5). */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  if (!Number.isFinite(whole) || whole <= 0) return ''
  return `${twoDigits(Math.floor(whole / SECONDS_PER_MINUTE))}:${twoDigits(whole % SECONDS_PER_MINUTE)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
