/** `betChannel`, where a bet was placed: in the order in which the specification names the channels. */
export const PMTY_CHANNELS = {
  1: 'api',
  2: 'push',
  3: 'h5',
  4: 'pc',
  5: 'image',
  6: 'video',
  7: 'animation',
  8: 'others',
} as const

export const PMTY_CHANNEL_CODES = {
  api: 1,
  push: 2,
  h5: 3,
  pc: 4,
  image: 5,
  video: 6,
  animation: 7,
  others: 8,
} as const

/** `orderKind`. */
export const PMTY_ORDER_KINDS = { single: 0, parlay: 1 } as const

/** `ticketKind`: an order of one combination, or of several. */
export const PMTY_TICKET_KINDS = { single: 1, multiple: 2 } as const
