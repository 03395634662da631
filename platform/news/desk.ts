import type { Facts } from '../../streams/domain/match.ts'
import type { Standings } from '../statistics/standings.ts'
import type { World, WorldMatch } from '../world/world.ts'
import type { Article, ArticleHead } from './article.ts'
import { type ArticleName, dayStart } from './articleIds.ts'
import { previewArticle, previewHead, previewPublishedAt } from './preview.ts'
import { reportArticle, reportHead } from './report.ts'
import { yieldToEventLoop } from '../yieldToEventLoop.ts'
import { isReported, type ReportFacts, reportFacts } from './reportFacts.ts'
import { tableArticle } from './tableArticle.ts'
import type { NewsMatch } from './teamFacts.ts'

export interface DeskDeps {
  readonly world: Pick<World, 'match' | 'pastMatch' | 'past' | 'result' | 'almanac'>
  /** `null` in a world without tables. */
  readonly standings: Standings | null
  /** Platform ms. */
  readonly now: () => number
}

/** Writes articles from what the world knows. `null` for an article that does not exist, or not yet. */
export interface Desk {
  /** @param listed the match of the article, where it is known already */
  head(name: ArticleName, listed: NewsMatch | null): Promise<ArticleHead | null>
  article(name: ArticleName): Promise<Article | null>
  /** When the report of a match that is over was published, platform ms. */
  reportedAt(match: Pick<NewsMatch, 'id' | 'kickOff'>): number
}

const HOUR = 3_600_000
/** About how long a match takes, for one of which only the score is known. */
const USUAL_LENGTH = 2 * HOUR
/** A match that kicked off this long ago is over. */
const SURELY_OVER = 5 * HOUR
/** How far back from there the last match of a league is looked for; each league plays in this time. */
const SURELY_PLAYED = 9 * HOUR
/** The articles about tables go back so far. */
const TABLE_DAYS_MS = 30 * 24 * HOUR
/** For how many matches facts are kept in memory; those of others are collected again. */
const KEPT = 4000

export function createDesk({ world, standings, now }: DeskDeps): Desk {
  const ends = new Map<string, number>()
  const facts = new Map<string, { readonly of: Facts; readonly known: ReportFacts }>()

  /** The facts about a result, kept until the result changes. */
  function factsOf(matchId: string): ReportFacts | null {
    const result = world.result(matchId)
    const kept = facts.get(matchId)
    if (!isReported(result)) return null
    if (kept?.of === result.facts) return kept.known
    const known = reportFacts(result, world.almanac?.record(matchId) ?? null)
    if (known === null) return null
    if (facts.size >= KEPT) facts.clear()
    facts.set(matchId, { of: result.facts, known })
    return known
  }

  function reportedAt({ id, kickOff }: Pick<NewsMatch, 'id' | 'kickOff'>): number {
    const known = ends.get(id)
    if (known !== undefined) return known
    const end = world.almanac?.endedAt(id) ?? null
    if (end === null) return Math.min(kickOff + USUAL_LENGTH, now())
    if (ends.size >= KEPT) ends.clear()
    ends.set(id, end)
    return end
  }

  function find(matchId: string): NewsMatch | null {
    const match = world.match(matchId) ?? world.pastMatch(matchId)
    const teams = match?.teams ?? null
    return match?.sport !== 'football' || teams === null ? null : { ...match, teams }
  }

  async function previewOf(matchId: string): Promise<Article | null> {
    const match = find(matchId)
    if (match === null || previewPublishedAt(match) > now()) return null
    return previewArticle(match, world.almanac, (await standings?.tableOf(matchId)) ?? null)
  }

  async function reportOf(matchId: string): Promise<Article | null> {
    const match = find(matchId)
    const known = match === null ? null : factsOf(matchId)
    if (match === null || known === null) return null
    const before = (await standings?.tableOf(matchId)) ?? null
    const after = (await standings?.tableWith(matchId)) ?? null
    return reportArticle(match, known, reportedAt(match), { before, after })
  }

  async function tableOf(leagueId: string, day: number): Promise<Article | null> {
    const at = now()
    if (standings === null || day !== dayStart(day) || day > at || day < at - TABLE_DAYS_MS) return null
    const last = await lastMatch(world, leagueId, day)
    const table = last === null ? null : await standings.tableWith(last.id)
    return last === null || table === null ? null : tableArticle(last.league, day, table)
  }

  return {
    reportedAt,
    async head(name, listed) {
      if (name.kind === 'table') return headOf(await tableOf(name.leagueId, name.day))
      const match = listed ?? find(name.matchId)
      if (match === null) return null
      if (name.kind === 'preview') return previewHead(match, world.almanac)
      const known = factsOf(match.id)
      return known === null ? null : reportHead(match, known, reportedAt(match))
    },
    article: (name) => {
      switch (name.kind) {
        case 'table':
          return tableOf(name.leagueId, name.day)
        case 'preview':
          return previewOf(name.matchId)
        case 'report':
          return reportOf(name.matchId)
      }
    },
  }
}

/**
 * The last match of a league that was over at this time. Computing matches is slow, so it yields to the event loop
 * after each hour of them.
 */
async function lastMatch(
  world: Pick<World, 'past'>,
  leagueId: string,
  at: number,
): Promise<WorldMatch | null> {
  const latest = at - SURELY_OVER
  for (let to = latest; to > latest - SURELY_PLAYED; to -= HOUR) {
    const found = world.past('football', to - HOUR, to).findLast(({ league }) => league.id === leagueId)
    if (found !== undefined) return found
    await yieldToEventLoop()
  }
  return null
}

function headOf(article: Article | null): ArticleHead | null {
  if (article === null) return null
  const { id, kind, leagueId, league, matchId, publishedAt, title, summary } = article
  return { id, kind, leagueId, league, matchId, publishedAt, title, summary }
}
