/** What the member can do about a refusal. */
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
 * A call that did not do what was asked. *Transport*: no usable answer came; for a write nobody knows
 * whether it arrived. *Outcome*: the platform or venue answered, and said no.
 */
export type Failure =
  | {
      readonly lane: 'transport'
      readonly kind: 'offline' | 'timeout' | 'network' | 'rateLimited' | 'badData' | 'serverError'
    }
  | {
      readonly lane: 'outcome'
      /** The name of the code in its catalogue, never its number. */
      readonly reason: string
      /** Key of the text in `src/i18n`. */
      readonly textKey: string
      /** The server's own words, shown where the specification says so. */
      readonly message: string | null
      readonly action: FailureAction
    }
