import type { OutcomeView } from '../../../../streams/index.ts'

/** How long a venue usually waits before it takes a bet in play. It does not tell, so it is only about so. */
const LIVE_DELAY_MS = 6000

/** A second of the member's own time. */
const SECOND_MS = 1000

export interface DelayLeft {
  /** Whole seconds to the usual end; 0 when it has passed. */
  readonly seconds: number
  /** The usual delay, whole seconds. */
  readonly usual: number
  /** What is left of it, 0 to 1. */
  readonly share: number
}

/**
 * How much of the usual delay is left at platform time `now`, in the member's own seconds: the platform's
 * clock may run `rate` times as fast.
 */
export function delayLeft({ sentAt }: Pick<OutcomeView, 'sentAt'>, now: number, rate: number): DelayLeft {
  const left = Math.max(0, LIVE_DELAY_MS - Math.max(0, now - sentAt))
  return {
    seconds: Math.ceil(left / rate / SECOND_MS),
    usual: Math.max(1, Math.round(LIVE_DELAY_MS / rate / SECOND_MS)),
    share: left / LIVE_DELAY_MS,
  }
}
