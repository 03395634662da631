import type { LocalText } from './localText.ts'

/** What an article is about: a match to come, a match that was played, or the table of a league. */
type NewsKind = 'preview' | 'report' | 'table' | 'unknown'

export interface NewsHead {
  readonly id: string
  readonly kind: NewsKind
  readonly leagueId: string
  /** The name of the league; `null` where the site does not say. */
  readonly league: LocalText | null
  readonly matchId: string | null
  /** Platform time, ms. */
  readonly publishedAt: number
  readonly title: LocalText
  readonly summary: LocalText
}

/** A fact about both teams of a match, such as their places in the table. */
export interface NewsComparison {
  readonly label: LocalText
  readonly home: string
  readonly away: string
}

/** A team in the table of a league. */
export interface NewsStanding {
  readonly place: number
  readonly team: LocalText
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Goals for and against, such as `12:7`. */
  readonly goals: string
  readonly points: number
}

export interface NewsArticle extends NewsHead {
  readonly paragraphs: readonly LocalText[]
  readonly rows: readonly NewsComparison[]
  readonly standings: readonly NewsStanding[]
}

/** A league that the articles are about. */
export interface NewsLeague {
  readonly id: string
  readonly name: LocalText
}

/** The leagues that articles name themselves. */
export function leaguesOf(articles: readonly Pick<NewsHead, 'leagueId' | 'league'>[]): readonly NewsLeague[] {
  return articles.flatMap(({ leagueId, league }) => (league === null ? [] : [{ id: leagueId, name: league }]))
}

/** Leagues with others behind them, each once, with the name by which it was first known. */
export function withLeagues(
  before: readonly NewsLeague[],
  found: readonly NewsLeague[],
): readonly NewsLeague[] {
  const known = new Set(before.map(({ id }) => id))
  const fresh = found.filter(({ id }) => id !== '' && !known.has(id) && known.add(id))
  return fresh.length === 0 ? before : [...before, ...fresh]
}
