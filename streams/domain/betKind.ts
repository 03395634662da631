/** The kinds of bets that the records have a place for, by the name that the platform gives them. */
const BET_KINDS = {
  sport: 'SportBet',
  casino: 'CasinoBet',
  lottery: 'LotteryBet',
  anchor: 'AnchorBet',
} as const

export type RecordGroup = keyof typeof BET_KINDS

export const RECORD_GROUPS = Object.keys(BET_KINDS) as readonly RecordGroup[]

/** The place of a bet in the records, by the name of its kind. */
export const GROUP_OF_KIND: ReadonlyMap<string, RecordGroup> = new Map(
  RECORD_GROUPS.map((group) => [BET_KINDS[group], group]),
)

/** The lists of lottery records: bets, and chases, which are bets on several draws to come. */
export const RECORD_TABS = ['betRecord', 'appendRecord'] as const

export type RecordTab = (typeof RECORD_TABS)[number]
