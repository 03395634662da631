/**
 * A currency in which no money is held here. An amount in it is only shown: a venue may list orders that were placed
 * with another wallet.
 */
export interface OtherCurrency {
  /** `THB`; that of the whole unit where the venue counts in thousands. */
  readonly code: string
  /** Whether the code is one of ISO 4217, which has a name in every language. */
  readonly isFiat: boolean
  /** How many units an amount of 1 is. */
  readonly units: 1 | 1000
}
