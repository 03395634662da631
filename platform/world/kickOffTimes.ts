/**
 * How often a sport kicks off, which, with the length of its matches, determines how many are in play at
 * once.
 */
export interface KickOffTimes {
  /** ms from one kick-off to the next. */
  readonly interval: number
  readonly offset: number
  /** The longest time that a match is listed after its kick-off, ms. */
  readonly longest: number
}
