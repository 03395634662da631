import type { Call } from './call.ts'

/** A venue without a sport menu. */
export interface Lobby {
  /** Launches the venue where it is not launched, and tells whether it lets the member in. */
  enter(): Call<null>
}
