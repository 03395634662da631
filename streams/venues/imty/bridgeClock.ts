/** The time that the venue counts requests by (docs/venues/bridge.md, 1.3). */
export interface BridgeClock {
  /** The `TimeStamp` of a request that is sent now; strictly increasing. */
  stamp(): number
  /** Takes over the time of an answer to a request that was sent at these times. */
  adopt(answer: { readonly serverTime: number; readonly sent: Moment; readonly received: Moment }): void
  moment(): Moment
}

/** Local time, and the client's estimate of platform time, ms. */
export interface Moment {
  readonly local: number
  readonly platform: number
}

/** An answer that took longer says little about the time. */
const LONGEST_TRIP_MS = 10_000

export function createBridgeClock({
  now,
  serverNow,
}: {
  readonly now: () => number
  readonly serverNow: () => number
}): BridgeClock {
  let difference = 0
  let latest = Number.NEGATIVE_INFINITY
  let stamped = Number.NEGATIVE_INFINITY
  return {
    moment: () => ({ local: now(), platform: serverNow() }),
    stamp() {
      stamped = Math.max(stamped + 1, Math.round(serverNow() + difference))
      return stamped
    },
    adopt({ serverTime, sent, received }) {
      // Answers may overtake each other.
      if (serverTime <= latest || received.local - sent.local > LONGEST_TRIP_MS) return
      latest = serverTime
      difference = serverTime - (sent.platform + received.platform) / 2
    },
  }
}
