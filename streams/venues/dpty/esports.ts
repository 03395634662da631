import { of } from 'rxjs'
import type { LeagueChoice, ListedMatch } from '../../domain/menu.ts'
import { ok } from '../../domain/result.ts'
import { isEsport } from '../../domain/vocabulary/sports.ts'
import { type CountRow, countRows, leagues } from '../../wire/dpty/lists.ts'
import { DPTY_CATEGORIES, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call, Dated } from '../call.ts'
import type { EsportsDate, EsportsGame, EsportsQuery } from '../esports.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { readLeague } from './leagues.ts'
import { askPages$ } from './matches.ts'
import { dayKeys, dayNumber } from './menu.ts'
import { listCodes, offeredSport } from './numbers.ts'

/** The `menuId` of all games; that of a game is its `sid`. */
const ALL_GAMES = '0'
const ALL_PATH = 'all'
const category = DPTY_CATEGORIES.esports

/** Requests the counts, and of them the games; the venue has no paths, so they are our words of the games. */
export function askGames$(ask: Ask): Call<readonly EsportsGame[]> {
  return askCounts$(ask).pipe(mapValue(readGames))
}

/** Requests the counts, and of them the nine days of a game. */
export function askDates$(ask: Ask, menuId: string, serverNow: number): Call<readonly EsportsDate[]> {
  return askCounts$(ask).pipe(mapValue((rows) => readDates(rows, menuId, serverNow)))
}

/** Requests a list with row markets, all pages of it. */
export function askEsports$(
  ask: Ask,
  query: EsportsQuery,
  serverNow: number,
): Call<Dated<readonly ListedMatch[]>> {
  const { sort, leagues: leagueIds } = query
  // No league of esports is hot.
  return askPages$(ask, { base: 'esports', ...placeOf(query, serverNow), leagueIds, sortBy: sort }, noneHot)
}

/** Requests the leagues of a list, which have no region and are found by their game. */
export function askEsportsLeagues$(
  ask: Ask,
  query: EsportsQuery,
  serverNow: number,
): Call<readonly LeagueChoice[]> {
  return ask({
    kind: 'read',
    path: DPTY_PATHS.leagues,
    base: 'esports',
    body: { ...placeOf(query, serverNow), category },
    answer: leagues,
    noData: [],
  }).pipe(
    mapValue((rows) =>
      rows.flatMap((row) => {
        const league = readLeague(row)
        return league === null || !isEsport(league.sport) ? [] : [{ ...league, region: '' }]
      }),
    ),
  )
}

/** The venue has no image domain: its pictures are on the page's own origin. */
export function pictures$(): Call<string> {
  return of(ok(''))
}

const noneHot = (): ReadonlySet<string> => new Set()

/** Game and day of a list. The list of today has what is in play. */
function placeOf({ menuId, day }: EsportsQuery, serverNow: number) {
  const sportId = Number(menuId)
  if (day === 'today') return { qt: listCodes.today, sportId, di: '' } as const
  return { qt: listCodes.early, sportId, di: dayNumber(day, serverNow) }
}

function askCounts$(ask: Ask): Call<Dated<readonly CountRow[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.counts,
    base: 'esports',
    query: { category: String(category) },
    answer: countRows,
    noData: [],
  }).pipe(mapDated((rows) => rows.filter(isOffered)))
}

/** A game that is known, and not switched off. */
function isOffered({ sid, s, sportShowSwitch }: CountRow): boolean {
  const sport = offeredSport(sid)
  return sport !== null && isEsport(sport) && s === 1 && sportShowSwitch !== 0
}

function readGames(rows: readonly CountRow[]): readonly EsportsGame[] {
  const games = rows.flatMap((row): readonly EsportsGame[] => {
    const sport = offeredSport(row.sid)
    if (sport === null) return []
    const counts = { count: row.tc + row.ec, liveCount: row.ipc }
    return [{ sport, menuId: String(row.sid), path: sport, ...counts }]
  })
  if (games.length === 0) return []
  const sum = (of: (game: EsportsGame) => number): number => games.reduce((all, game) => all + of(game), 0)
  const counts = { count: sum(({ count }) => count), liveCount: sum(({ liveCount }) => liveCount) }
  return [{ sport: null, menuId: ALL_GAMES, path: ALL_PATH, ...counts }, ...games]
}

/** Always nine, also with counts of fewer days. */
function readDates(rows: readonly CountRow[], menuId: string, serverNow: number): readonly EsportsDate[] {
  const days = rows
    .filter(({ sid }) => menuId === ALL_GAMES || String(sid) === menuId)
    .flatMap((row) => row.days)
  return dayKeys(serverNow).map((key, di) => {
    const own = days.filter((day) => day.di === di)
    return {
      key,
      count: own.reduce((sum, { c }) => sum + c, 0),
      liveCount: own.reduce((sum, { ipc }) => sum + ipc, 0),
    }
  })
}
