import type { ListedMatch } from '../domain/menu.ts'
import type { Call, Dated } from './call.ts'

/** Finds matches by the names of teams and leagues. */
export interface Search {
  /** `keyword` is not empty. */
  find(keyword: string): Call<Dated<Found>>
}

/** What was found, the nearest first in each part. */
export interface Found {
  /** In play. */
  readonly live: readonly ListedMatch[]
  /** Not in play. */
  readonly upcoming: readonly ListedMatch[]
  readonly leagues: readonly FoundLeague[]
}

export interface FoundLeague {
  readonly name: string
  readonly matches: readonly ListedMatch[]
}
