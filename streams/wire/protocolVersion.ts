import * as v from 'valibot'

/** The protocol versions that a server supports; whole numbers from 1. */
export interface SpokenVersions {
  readonly oldest: number
  readonly current: number
}

/** `clientTooOld` lasts until the page is reloaded; `serverTooOld` until the roll-out is complete. */
export type Incompatibility = 'clientTooOld' | 'serverTooOld'

/** The client's protocol version. Clients of version 1 do not send it. */
export const protocolVersion = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)

/** Why a client's version is not supported; `null` if it is. */
export function incompatibilityOf(version: number, spoken: SpokenVersions): Incompatibility | null {
  if (version < spoken.oldest) return 'clientTooOld'
  return version > spoken.current ? 'serverTooOld' : null
}
