/** The entry point of notices about bets. */
export { betNewsStreams } from './core/betNewsStreams.ts'
