import type { Logger } from 'pino'

/** The events of the audit log (docs/operations.md). */
export type AuditEvent =
  | 'signIn'
  | 'signInRefused'
  | 'signInLocked'
  | 'signOut'
  | 'tokenReused'
  | 'registered'
  | 'registrationRefused'
  | 'passwordChanged'
  | 'ownLimitChanged'
  | 'breakTaken'
  | 'limitReached'
  | 'memberMuted'
  | 'memberUnmuted'
  | 'messageWithdrawn'
  | 'messageReported'
  | 'roomStatusChanged'
  | 'slowModeChanged'
  | 'roomConditionsChanged'
  | 'noticePinned'
  | 'wordBlocked'
  | 'wordAllowed'

/** Ids, addresses and fixed words only. No user input, which may be a password in the wrong field. */
export interface AuditFacts {
  readonly memberId?: number
  /** A simulated member of live rooms. */
  readonly personaId?: string
  /** The member who did it. */
  readonly byMemberId?: number
  /** As `AddressOf` returns it. */
  readonly address?: string
  readonly sessionId?: string
  readonly roomId?: string
  readonly messageId?: string
  /** A fixed word or code. */
  readonly reason?: string
  /** How long it applies; `null` is without end. */
  readonly seconds?: number | null
  readonly endpoint?: string
  /** The number of events since the last entry. */
  readonly count?: number
}

/** Records what a maintainer needs to recognise an attack or to answer a complaint. */
export interface Audit {
  note(event: AuditEvent, facts: AuditFacts): void
}

export const NO_AUDIT: Audit = { note: () => undefined }

/**
 * Writes to a child logger with its own level, so that entries are written even when `log` only has warnings.
 */
export function createAudit(log: Logger): Audit {
  const lines = log.child({ log: 'audit' }, { level: 'info' })
  return {
    note(event, facts) {
      lines.info({ event, ...facts })
    },
  }
}
