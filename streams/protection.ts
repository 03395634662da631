/** The entry point of the screen for player protection. */
export { cleanAmount, formatAmount, parseAmount } from './domain/amount.ts'
export { BREAKS, type Break, LIMIT_KINDS, type LimitKind, limitAt, MAX_LIMIT } from './domain/protection.ts'
export { protectionStreams } from './core/protectionStreams.ts'
export type { ProtectionFeed, ProtectionState } from './feeds/protection/index.ts'
