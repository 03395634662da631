import type { Language } from '../../../streams/wire/site/headers.ts'

/** The member of a connection, as authenticated when it connected. */
export interface Caller {
  readonly memberId: number
  readonly sessionId: string
  readonly language: Language
  /** The venue that the client named when it connected. */
  readonly venue: string
}
