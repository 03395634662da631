/** The entry point of the open slip, for what only its sheet needs. */
export { addMoney, cleanAmount, parseAmount } from './domain/amount.ts'
export { money, MINOR_PER_UNIT } from './domain/money.ts'
export { MAX_QUICK_STAKES, type QuickStakeFault, readQuickStake } from './domain/quickStakes.ts'
export { quoteSingle } from './domain/stake.ts'
export { typedText } from './machines/slip/slip.ts'
export { writeSlipLink } from './domain/slipLink.ts'
