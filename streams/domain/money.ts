/** Currencies by name; the platform's numbers are RMB 1 and USDT 200 (specification, platform part, 3). */
export const CURRENCY_IDS = { RMB: 1, USDT: 200 } as const

export type Currency = keyof typeof CURRENCY_IDS

/** An amount in integer minor units (hundredths). Never a float, never a mixed currency. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

export const MINOR_PER_UNIT = 100

export function money(minor: number, currency: Currency): Money {
  return { minor, currency }
}
