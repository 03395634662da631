/** The kinds of movements of a wallet (docs/games/wallet.md, 6), by the groups of its filter. */
export const MOVEMENT_GROUPS = {
  cashier: ['IN', 'OUT'],
  transfers: ['TRANSFER'],
  bets: ['BET', 'RESERVE_BET'],
  payments: [
    'WIN',
    'CASHOUT',
    'REFUND',
    'CANCEL_RETURN',
    'CASHOUT_CANCEL_RETURN',
    'CASHOUT_CANCEL_ROLLBACK_RETURN',
    'RESERVE_SUCCESS_REFUND',
    'RESERVE_FAIL_REFUND',
    'RESERVE_CANCEL_REFUND',
  ],
  takenBack: [
    'CANCEL_DEDUCT',
    'SETTLEMENT_ROLLBACK_DEDUCT',
    'CASHOUT_CANCEL_DEDUCT',
    'CASHOUT_CANCEL_ROLLBACK_DEDUCT',
  ],
  gifts: ['GIFT', 'LUCKY_BAG', 'LUCKY_BAG_SHARE', 'LUCKY_BAG_RETURN'],
} as const

export type MovementGroup = keyof typeof MOVEMENT_GROUPS

export type MovementKind = (typeof MOVEMENT_GROUPS)[MovementGroup][number]

export const MOVEMENT_GROUP_NAMES = Object.keys(MOVEMENT_GROUPS) as readonly MovementGroup[]
