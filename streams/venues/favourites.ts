import type { ListedMatch, MatchQuery } from '../domain/menu.ts'
import type { Call, Dated } from './call.ts'

/** A match, or a league with all its matches. */
export interface FavouriteTarget {
  readonly type: 'match' | 'league'
  readonly id: string
}

/**
 * The member's favourites (docs/decisions/0078-finding-matches.md). Every list and detail reports them:
 * `Match.favourite`, which is true for the matches of a favourite league too, and `League.favourite`.
 */
export interface Favourites {
  /**
   * Adds or removes a favourite, and may be repeated. A league takes all its matches with it; a match can be
   * changed afterwards. Lists dated later than the answer report it.
   */
  set(target: FavouriteTarget, on: boolean): Call<Dated<null>>
  /** The number of favourite matches that are not over. */
  count(): Call<number>
  /** The favourite matches that are not over, of all sports, with the markets of their rows. */
  list(sort: MatchQuery['sort']): Call<Dated<readonly ListedMatch[]>>
}
