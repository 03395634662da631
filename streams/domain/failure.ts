/** What the member can do after a refusal. */
export type FailureAction =
  | 'none'
  | 'tryAgain'
  | 'later'
  | 'acceptChange'
  | 'requote'
  | 'removeLeg'
  | 'topUp'
  | 'lookUp'
  | 'signIn'
  | 'support'

/**
 * A failed call. *Transport*: there was no usable answer; whether a write was processed is unknown.
 * *Refusal*: the platform or venue refused it.
 */
export type Failure =
  | {
      readonly type: 'transport'
      readonly kind: 'offline' | 'timeout' | 'network' | 'rateLimited' | 'badData' | 'serverError'
    }
  | {
      readonly type: 'refusal'
      /** Name of the code in its catalogue, never its number. */
      readonly reason: string
      /** Key of the text in `src/i18n`. */
      readonly textKey: string
      /** The server's message; shown for errors whose catalogue entry says so. */
      readonly message: string | null
      readonly action: FailureAction
    }
