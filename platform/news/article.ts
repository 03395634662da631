import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { NEWS_KINDS } from '../../streams/wire/site/news.ts'
import { pointsOf, type Standing } from '../statistics/standings.ts'
import { playedOf } from './teamFacts.ts'

/** An article in the list. */
export interface ArticleHead {
  readonly id: string
  readonly kind: (typeof NEWS_KINDS)[number]
  readonly leagueId: string
  readonly league: AllLanguages
  readonly matchId: string | null
  /** Platform ms. */
  readonly publishedAt: number
  readonly title: AllLanguages
  readonly summary: AllLanguages
}

/** What is compared of the two teams. */
export interface ComparedRow {
  readonly label: AllLanguages
  readonly home: string
  readonly away: string
}

export interface Article extends ArticleHead {
  readonly paragraphs: readonly AllLanguages[]
  readonly rows: readonly ComparedRow[]
  readonly standings: readonly ReturnType<typeof standingsRow>[]
}

/** A row of the table of an article; `index` counts from 0. */
export function standingsRow(row: Standing, index: number) {
  const { team, won, drawn, lost, goalsFor, goalsAgainst } = row
  return {
    place: index + 1,
    team: team.name,
    played: playedOf(row),
    won,
    drawn,
    lost,
    goals: `${String(goalsFor)}:${String(goalsAgainst)}`,
    points: pointsOf(row),
  }
}
