import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from './database.ts'
import { favouriteLeagues, favouriteMatches } from './schema/favourites.ts'

/** The most favourite leagues, and matches chosen one by one, of a member at a venue. */
export const MAX_FAVOURITES = { leagues: 100, matches: 300 } as const

/** What a member chose at a venue. */
export interface FavouriteChoices {
  readonly leagues: ReadonlySet<string>
  /** Matches chosen one by one; false within a favourite league. */
  readonly matches: ReadonlyMap<string, boolean>
}

export interface FavouriteOwner {
  readonly memberId: number
  readonly venue: string
}

/** Favourite matches and leagues by member and venue (docs/decisions/0078-finding-matches.md). */
export interface Favourites {
  of(owner: FavouriteOwner): Promise<FavouriteChoices>
  /**
   * Chooses a match, whatever its league is. @param isOver whether a match is forgotten when there are too many.
   * @returns false when there are too many nevertheless, and nothing is changed.
   */
  setMatch(
    owner: FavouriteOwner,
    match: { readonly matchId: string; readonly leagueId: string; readonly on: boolean },
    isOver: (matchId: string) => boolean,
  ): Promise<boolean>
  /** Forgets a match that exists no more. */
  dropMatch(owner: FavouriteOwner, matchId: string): Promise<void>
  /** Chooses a league with all its matches. @returns false when there are too many, and nothing is changed. */
  setLeague(owner: FavouriteOwner, leagueId: string, on: boolean): Promise<boolean>
}

/** How many members' choices are cached. */
const KEPT = 2000

const leagueRows = ({ memberId, venue }: FavouriteOwner) =>
  and(eq(favouriteLeagues.memberId, memberId), eq(favouriteLeagues.venue, venue))
const matchRows = ({ memberId, venue }: FavouriteOwner) =>
  and(eq(favouriteMatches.memberId, memberId), eq(favouriteMatches.venue, venue))

/** Choices are cached unless other processes write to the database, because every list is marked with them. */
export function createFavourites(database: Database): Favourites {
  const kept = new Map<string, Promise<FavouriteChoices>>()
  const keyOf = ({ memberId, venue }: FavouriteOwner): string => `${String(memberId)} ${venue}`

  const read = async (owner: FavouriteOwner): Promise<FavouriteChoices> => {
    const { queries } = database
    const leagues = await queries.select().from(favouriteLeagues).where(leagueRows(owner))
    const matches = await queries.select().from(favouriteMatches).where(matchRows(owner))
    return {
      leagues: new Set(leagues.map(({ leagueId }) => leagueId)),
      matches: new Map(matches.map(({ matchId, chosen }) => [matchId, chosen])),
    }
  }
  const forget = (owner: FavouriteOwner): void => {
    kept.delete(keyOf(owner))
  }
  /** Also forgets after a failure: the write may have reached the database. */
  const written = async <T>(owner: FavouriteOwner, write: () => Promise<T>): Promise<T> => {
    try {
      return await write()
    } finally {
      forget(owner)
    }
  }

  return {
    of: (owner) => {
      if (database.shared) return read(owner)
      const known = kept.get(keyOf(owner))
      if (known !== undefined) return known
      const reading = read(owner)
      kept.set(keyOf(owner), reading)
      reading.catch(() => {
        forget(owner)
      })
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
      return reading
    },
    setMatch: (owner, match, isOver) => written(owner, () => setMatch(database, owner, match, isOver)),
    dropMatch: (owner, matchId) =>
      written(owner, async () => {
        await database.queries
          .delete(favouriteMatches)
          .where(and(matchRows(owner), eq(favouriteMatches.matchId, matchId)))
      }),
    setLeague: (owner, leagueId, on) => written(owner, () => setLeague(database, owner, leagueId, on)),
  }
}

function setMatch(
  database: Database,
  owner: FavouriteOwner,
  { matchId, leagueId, on }: { matchId: string; leagueId: string; on: boolean },
  isOver: (matchId: string) => boolean,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [ofLeague] = await tx
      .select()
      .from(favouriteLeagues)
      .where(and(leagueRows(owner), eq(favouriteLeagues.leagueId, leagueId)))
    if (on === (ofLeague !== undefined)) {
      // As its league is, so nothing has to be stored for it.
      await tx.delete(favouriteMatches).where(and(matchRows(owner), eq(favouriteMatches.matchId, matchId)))
      return true
    }
    const others = await tx
      .select({ matchId: favouriteMatches.matchId })
      .from(favouriteMatches)
      .where(matchRows(owner))
    const live = others.filter((other) => other.matchId !== matchId)
    if (live.length >= MAX_FAVOURITES.matches) {
      const over = live.map((other) => other.matchId).filter(isOver)
      if (over.length === 0) return false
      await tx.delete(favouriteMatches).where(and(matchRows(owner), inArray(favouriteMatches.matchId, over)))
    }
    await tx
      .insert(favouriteMatches)
      .values({ ...owner, matchId, leagueId, chosen: on })
      .onConflictDoUpdate({
        target: [favouriteMatches.memberId, favouriteMatches.venue, favouriteMatches.matchId],
        set: { chosen: on, leagueId },
      })
    return true
  })
}

function setLeague(
  database: Database,
  owner: FavouriteOwner,
  leagueId: string,
  on: boolean,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const leagues = await tx.select().from(favouriteLeagues).where(leagueRows(owner))
    const others = leagues.filter((league) => league.leagueId !== leagueId)
    if (on && others.length >= MAX_FAVOURITES.leagues) return false
    await tx.delete(favouriteMatches).where(and(matchRows(owner), eq(favouriteMatches.leagueId, leagueId)))
    if (on)
      await tx
        .insert(favouriteLeagues)
        .values({ ...owner, leagueId })
        .onConflictDoNothing()
    else {
      await tx.delete(favouriteLeagues).where(and(leagueRows(owner), eq(favouriteLeagues.leagueId, leagueId)))
    }
    return true
  })
}

/** Whether a match is a favourite, by itself or with its league. */
export function isFavourite(
  { matches, leagues }: FavouriteChoices,
  match: { readonly id: string; readonly league: { readonly id: string } },
): boolean {
  return matches.get(match.id) ?? leagues.has(match.league.id)
}
