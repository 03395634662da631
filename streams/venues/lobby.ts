import type { Call } from './call.ts'

/** A venue without a sport menu. */
export interface Lobby {
  /** Launches the venue unless it is launched already. Fails if the venue does not let the member in. */
  enter(): Call<null>
}
