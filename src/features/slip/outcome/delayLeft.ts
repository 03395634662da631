import type { OutcomeView } from '../../../../streams/index.ts'

/**
 * How long a venue usually delays a bet in play before it accepts it, ms. Venues do not report the delay, so
 * this is an estimate.
 */
const LIVE_DELAY_MS = 6000

/** One second of real time, ms. */
const SECOND_MS = 1000

export interface DelayLeft {
  /** Whole seconds until the usual delay has passed; 0 after that. */
  readonly seconds: number
  /** The usual delay in whole seconds. */
  readonly usual: number
  /** The share of the delay that is left, 0 to 1. */
  readonly share: number
}

/**
 * How much of the usual delay is left at platform time `now`. The result is in real seconds: platform time
 * may run `rate` times as fast.
 */
export function delayLeft({ sentAt }: Pick<OutcomeView, 'sentAt'>, now: number, rate: number): DelayLeft {
  const left = Math.max(0, LIVE_DELAY_MS - Math.max(0, now - sentAt))
  return {
    seconds: Math.ceil(left / rate / SECOND_MS),
    usual: Math.max(1, Math.round(LIVE_DELAY_MS / rate / SECOND_MS)),
    share: left / LIVE_DELAY_MS,
  }
}
