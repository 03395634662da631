const SECOND_MS = 1000

/**
 * A measured time, ms, in whole seconds. The known value stays while the time is less than a second from it; otherwise
 * the value could alternate between two with each measurement.
 */
export function wholeSeconds(ms: number, known: number | null): number {
  if (known !== null && Math.abs(ms - known) < SECOND_MS) return known
  return Math.round(ms / SECOND_MS) * SECOND_MS
}
