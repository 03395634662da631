/** The entry point of the screen of a slip that an address holds. */
export { slipLinkStreams } from './core/slipLinkStreams.ts'
export { readSlipLink, type SlipLink } from './domain/slipLink.ts'
export { legLine } from './views/slip/legLine.ts'
export type { LinkedLegView, LinkedSlip } from './views/slipLink/linkedSlip.ts'
