/** The entry point of the wallet screen. */
export { cleanAmount, parseAmount } from './domain/amount.ts'
export { inRmb } from './domain/rmbValue.ts'
export { MOVEMENT_GROUP_NAMES } from './domain/movementGroups.ts'
export type { MemberFinance, MoneyMove, PayWay, VenueWallet } from './domain/walletTransfer.ts'
export { walletStreams } from './core/walletStreams.ts'
export type { Movement, StatementFeed, StatementList, StatementView } from './feeds/finance/index.ts'
export { isOpen, movedAmount, type TransferProgress } from './machines/transfer/transfer.ts'
export {
  type TransferForm,
  type WalletModel,
  isUpToDate,
  type WalletView,
  walletsIn,
} from './views/wallet/walletModel.ts'
