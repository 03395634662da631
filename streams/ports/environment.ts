import type { Observable } from 'rxjs'
import type { State$ } from '../kernel/state.ts'

/** Local time, ms since 1970. Only `link/serverTime` turns it into the platform's time. */
export interface Clock {
  now(): number
}

/** The next moment at which painting is worth it: one emission, then complete. */
export interface Frames {
  next(): Observable<unknown>
}

export interface Visibility {
  readonly visible$: State$<boolean>
}

/** What the browser knows of the connection (specification, platform part, 3: network state). */
export interface NetworkState {
  readonly online: boolean
  /** Round trip, ms. */
  readonly rtt: number | null
  readonly type: string | null
  /** Mbit/s. */
  readonly downlink: number | null
  readonly effectiveType: string | null
  readonly saveData: boolean
}

export interface Network {
  readonly state$: State$<NetworkState>
}

export interface Random {
  /** In [0, 1). */
  next(): number
  /** Cryptographically random, lower-case hexadecimal, two characters a byte. */
  hex(bytes: number): string
}

/** Where faults go: our bugs and broken contracts, with the path on which they were met. */
export interface Faults {
  report(path: string, error: unknown): void
}
