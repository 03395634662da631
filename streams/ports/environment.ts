import type { Observable } from 'rxjs'
import type { State$ } from '../kernel/state.ts'

/** Local time, ms since 1970. `link/serverTime` alone converts it to platform time. */
export interface Clock {
  now(): number
}

/** Emits once at the next animation frame, then completes. */
export interface Frames {
  next(): Observable<unknown>
}

export interface Visibility {
  readonly visible$: State$<boolean>
}

/** What the browser reports about the connection. */
export interface NetworkState {
  readonly online: boolean
  /** Round-trip time, ms. */
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

/** Receives programming errors and broken contracts, with the path where they occurred. */
export interface Faults {
  report(path: string, error: unknown): void
}
