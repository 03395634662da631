/** Currencies by name, with the site's numbers. */
export const CURRENCY_IDS = { RMB: 1, USDT: 200 } as const

export type Currency = keyof typeof CURRENCY_IDS

/** An amount in integer minor units (hundredths) of one currency. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

export const MINOR_PER_UNIT = 100

export function money(minor: number, currency: Currency): Money {
  return { minor, currency }
}
