/** The quarters of an hour of a football match with markets of their own, in playing order; three in each half. */
export const MINUTE_BANDS = [
  'minutes1to15',
  'minutes16to30',
  'minutes31to45',
  'minutes46to60',
  'minutes61to75',
  'minutes76to90',
] as const

export type MinuteBand = (typeof MINUTE_BANDS)[number]

export const BANDS_OF_A_HALF = 3
