import type { Lottery } from '../../domain/lottery/lotteries.ts'
import type { Play, Value } from '../../domain/lottery/play.ts'
import type { Money } from '../../domain/money.ts'
import type { ChaseState, SaleStatus } from '../../wire/lottery/codes.ts'

/** The lists of lotteries (docs/games/lottery.md, 1). */
/** `ins`: the quick ones, with a draw every few minutes. `collect`: the member's favourites. */
export const LOTTERY_LISTS = ['all', 'hot', 'ins', 'collect'] as const

export type LotteryList = (typeof LOTTERY_LISTS)[number]

/** A draw on sale or to come; platform ms. */
export interface SaleDraw {
  readonly planId: string
  readonly sealsAt: number
  readonly drawAt: number
}

/** A draw that is over. */
export interface PastDraw {
  readonly planId: string
  /** Empty when it was given back. */
  readonly numbers: readonly number[]
  readonly voided: boolean
  /** Platform ms; `null` if the answer does not contain it. */
  readonly drawAt: number | null
}

/** A lottery of a list. */
export interface ListedLottery {
  readonly lottery: Lottery
  readonly name: string
  readonly icon: string
  /** `unknown` is a status of a later version: shown as closed. */
  readonly status: SaleStatus | 'unknown'
  /** Why it is not sold; may be empty. */
  readonly message: string
  /** The draw on sale; `null` where none is planned. */
  readonly sale: SaleDraw | null
  readonly last: PastDraw | null
  readonly collected: boolean
}

/** The price of a play as the platform sent it: European × 100 000, stake included. */
export interface TableOdds {
  readonly odds: number
  /** By value, where they differ. */
  readonly oddsOf: ReadonlyMap<Value, number>
}

export interface PricedPlay extends TableOdds {
  readonly play: Play
  readonly name: string
  /** The return to player × 1 000 000; `null` if the answer does not contain it. */
  readonly rtp: number | null
}

/** The page of a lottery (docs/games/lottery.md, 7.3). */
export interface LotteryTable {
  readonly lottery: Lottery
  readonly status: SaleStatus | 'unknown'
  readonly sale: (SaleDraw & { readonly opensAt: number; readonly commitment: string }) | null
  readonly last: PastDraw | null
  /** The draws after the one on sale. */
  readonly next: readonly SaleDraw[]
  readonly plays: readonly PricedPlay[]
  /** What a note can cost, minor units of the currency of the login, from the highest. */
  readonly units: readonly number[]
  readonly maxNotes: number
  /** The most that the member may stake on a draw, minor units. */
  readonly drawMax: number
}

export interface LotteryLogin {
  readonly loginName: string
  /** Whether everything is paid from the main wallet, and there are no transfers. */
  readonly seamless: boolean
  /** Balance of the wallet that pays. */
  readonly balance: Money
}

/** A chase of the member (docs/games/lottery.md, 7.9). */
export interface LotteryChase {
  readonly chaseNo: string
  readonly lottery: Lottery
  readonly name: string
  readonly play: Play
  readonly playName: string
  readonly numbers: string
  readonly notes: number | null
  readonly stopOnWin: boolean
  readonly state: ChaseState | 'unknown'
  /** How many draws it goes over, and how many of them are over. */
  readonly draws: number
  readonly drawn: number
  /** The whole cost; what is staked on draws to come; what was given back; what was won. */
  readonly cost: Money
  readonly open: Money
  readonly givenBack: Money
  readonly won: Money
  readonly placedAt: number | null
}

/** A page of the member's chases in one currency. */
export interface ChasesIn {
  /** Newest first. */
  readonly chases: readonly LotteryChase[]
  readonly pages: number
  /** When the last chase of the page was made, even if the app does not know it; platform ms, 0 without one. */
  readonly lastAt: number
}
