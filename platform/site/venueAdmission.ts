import type { HttpContext } from '../http/httpEnv.ts'
import type { SessionGate } from './sessionGate.ts'
import type { VenueDesk } from './venueDesk.ts'

interface Deps {
  readonly gate: SessionGate
  readonly venues: Pick<VenueDesk, 'siteMaintenance' | 'status'>
}

/**
 * Whether a call of a venue is let in: the venue is open, and the token is that of a launch of this venue. Sets
 * the caller in the context; otherwise the reason, which each venue answers with its own code.
 */
export async function venueAdmission(
  c: HttpContext,
  { gate, venues }: Deps,
  venue: string,
  token: string,
): Promise<'closed' | 'signedOut' | null> {
  if (venues.siteMaintenance !== null || venues.status(venue) !== 'open') return 'closed'
  const admission = await gate.admit(`venue:${venue}`, token)
  if (!admission.admitted) return 'signedOut'
  c.set('memberId', admission.memberId)
  c.set('sessionId', admission.sessionId)
  if (admission.currency !== undefined) c.set('currency', admission.currency)
  return null
}
