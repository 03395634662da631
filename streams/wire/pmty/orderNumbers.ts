export { CHANNEL_CODES as PMTY_CHANNEL_CODES, CHANNELS as PMTY_CHANNELS } from '../orderNumbers.ts'

/** `orderKind`. */
export const PMTY_ORDER_KINDS = { single: 0, parlay: 1 } as const

/** `ticketKind`: an order of one combination, or of several. */
export const PMTY_TICKET_KINDS = { single: 1, multiple: 2 } as const
