import type { JsonObject } from '../json.ts'
import type { chases } from '../schema/chases.ts'

/** A chase of a lottery (docs/games/lottery.md, 6). Times are platform ms. */
export type StoredChase = typeof chases.$inferSelect

export type NewChase = Omit<StoredChase, 'chaseNo' | 'state'>

/** A chase with sums over its positions; amounts are minor units. */
export interface ListedChase extends StoredChase {
  /** The selection of its first position. */
  readonly selection: JsonObject
  readonly plans: number
  /** Positions that are settled. */
  readonly drawn: number
  readonly staked: number
  /** Staked on positions that are open. */
  readonly open: number
  /** Staked on positions that were cancelled. */
  readonly cancelled: number
  /** What settled positions have returned. */
  readonly won: number
}

/** Which chases of a member are listed, newest first. With `clientIds` all other filters are ignored. */
export interface ChaseQuery {
  readonly ticketId?: string | undefined
  readonly currency: StoredChase['currency']
  readonly state?: StoredChase['state'] | undefined
  /** Placed from this time up to but not including `to`, platform ms. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly clientIds?: readonly string[] | undefined
  /** From 1. */
  readonly page: number
  readonly size: number
}

export interface ChaseList {
  readonly chases: readonly ListedChase[]
  /** The number of chases in all pages. */
  readonly total: number
  /** The sum of their stakes, minor units. */
  readonly staked: number
  /** What positions that are over have returned less their stakes, minor units. */
  readonly profit: number
}
