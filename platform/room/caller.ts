import type { Language } from '../../streams/wire/site/headers.ts'

/** Who a connection belongs to, as proven when it was made. */
export interface Caller {
  readonly memberId: number
  readonly sessionId: string
  readonly language: Language
}
