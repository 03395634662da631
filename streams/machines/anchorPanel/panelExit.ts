import type { Failure } from '../../domain/failure.ts'

/** Why the panel closes, while the room stays (docs/games/anchor.md, 5.3). */
export interface PanelExit {
  readonly reason: string
  readonly textKey: string
  /** The server's message, shown in place of our text. */
  readonly message: string | null
  /** How long the message is shown before the panel closes, real ms. */
  readonly afterMs: number
}

/** Real ms. */
export interface ExitTimes {
  readonly signedOutMs: number
  readonly restrictedMs: number
}

export const EXIT_TIMES: ExitTimes = { signedOutMs: 3000, restrictedMs: 5000 }

/** Reasons that sign the member out outside a game. */
const SIGNED_OUT: readonly string[] = ['auth', 'loggedInElsewhere', 'accountBlocked', 'passwordChanged']
/** Reasons that open a page outside a game. A refused bet reports the maintenance of its game as `maintenance`. */
const RESTRICTED: readonly string[] = [
  'ipBlocked',
  'deviceBlocked',
  'accessRestricted',
  'systemMaintenance',
  'venueMaintenance',
  'maintenance',
]
/** The venue or the game is not open; a refused bet reports it as `gameOff`. */
const NOT_OPEN: readonly string[] = ['venueNotOpen', 'gameOff']

/** The exit that a failed call of a game causes; `null` for one that is only a message in the panel. */
export function panelExit(failure: Failure, times: ExitTimes = EXIT_TIMES): PanelExit | null {
  if (failure.type === 'transport') return null
  const { reason, textKey, message, action } = failure
  const exit = (afterMs: number): PanelExit => ({ reason, textKey, message, afterMs })
  // The session was renewed, and the member may repeat the call.
  if (reason === 'auth' && action === 'tryAgain') return null
  if (SIGNED_OUT.includes(reason)) return exit(times.signedOutMs)
  if (RESTRICTED.includes(reason)) return exit(times.restrictedMs)
  return NOT_OPEN.includes(reason) ? exit(0) : null
}
