import type { World, WorldMatch } from '../world/world.ts'
import { articleId, type ArticleName, lastDays } from './articleIds.ts'
import type { Desk, DeskDeps } from './desk.ts'
import { yieldToEventLoop } from '../yieldToEventLoop.ts'
import { previewPublishedAt } from './preview.ts'
import { isReported } from './reportFacts.ts'
import type { NewsMatch } from './teamFacts.ts'

/** An article that is published. */
export interface Published {
  readonly id: string
  readonly name: ArticleName
  /** `null` for a table. */
  readonly match: NewsMatch | null
  /** Platform ms. */
  readonly at: number
}

interface Deps extends Pick<DeskDeps, 'now'> {
  readonly world: Pick<World, 'matches' | 'match' | 'pastMatch' | 'past' | 'almanac' | 'result'>
  readonly desk: Pick<Desk, 'reportedAt'>
}

export interface Asked {
  readonly matchId: string | null
  readonly leagueId: string | null
}

const HOUR = 3_600_000
/** Reports of matches that kicked off this long ago are listed. */
const REPORTED_MS = 24 * HOUR
const TABLE_DAYS = 3
/** After so many matches the other work of the process gets its turn. */
const AT_ONCE = 8

/** All published articles, newest first. */
export async function publishedArticles(deps: Deps, asked: Asked): Promise<readonly Published[]> {
  const { matchId, leagueId } = asked
  const { listed, over } = matchId === null ? await presentMatches(deps) : matchesNamed(deps, matchId)
  const ofLeague = (match: WorldMatch): boolean => leagueId === null || match.league.id === leagueId
  const all = [
    ...previewsOf(footballOf(listed).filter(ofLeague), deps.now()),
    ...(await reportsOf(deps, footballOf(over).filter(ofLeague))),
    ...(matchId === null ? tablesOf(deps, over.filter(ofLeague)) : []),
  ]
  return all.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
}

interface Matches {
  /** Those that have previews. */
  readonly listed: readonly WorldMatch[]
  /** Those that have reports, if they were played to their end. */
  readonly over: readonly WorldMatch[]
}

/** The matches that are over are computed when they are first asked for, so this gives way after each hour of them. */
async function presentMatches({ world, now }: Deps): Promise<Matches> {
  const over: WorldMatch[] = []
  const until = now()
  for (let at = until - REPORTED_MS; at < until; at += HOUR) {
    over.push(...world.past('football', at, Math.min(at + HOUR, until)))
    await yieldToEventLoop()
  }
  return { listed: world.matches(), over }
}

function matchesNamed({ world }: Deps, matchId: string): Matches {
  const match = world.match(matchId) ?? world.pastMatch(matchId)
  const named = match === undefined ? [] : [match]
  return { listed: named, over: named }
}

function footballOf(matches: readonly WorldMatch[]): readonly (WorldMatch & NewsMatch)[] {
  return matches.flatMap((match) => {
    const { teams } = match
    return match.sport === 'football' && teams !== null ? [{ ...match, teams }] : []
  })
}

function previewsOf(matches: readonly NewsMatch[], now: number): readonly Published[] {
  return matches
    .map((match) => published({ kind: 'preview', matchId: match.id }, previewPublishedAt(match), match))
    .filter(({ at }) => at <= now)
}

async function reportsOf(
  { world, desk }: Deps,
  matches: readonly NewsMatch[],
): Promise<readonly Published[]> {
  const reports: Published[] = []
  for (const [index, match] of matches.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop()
    if (!isReported(world.result(match.id))) continue
    reports.push(published({ kind: 'report', matchId: match.id }, desk.reportedAt(match), match))
  }
  return reports
}

/** The tables of the leagues that have played lately, of today and the days before. */
function tablesOf({ world, now }: Deps, over: readonly WorldMatch[]): readonly Published[] {
  const { almanac } = world
  if (almanac === null) return []
  const leagues = new Map(over.map((match) => [match.league.id, match.id]))
  return [...leagues]
    .filter(([, matchId]) => almanac.season(matchId) !== null)
    .flatMap(([leagueId]) =>
      lastDays(now(), TABLE_DAYS).map((day) => published({ kind: 'table', leagueId, day }, day, null)),
    )
}

function published(name: ArticleName, at: number, match: NewsMatch | null): Published {
  return { id: articleId(name), name, at, match }
}
