import type { AllLanguages } from '../../streams/domain/localText.ts'
import { pointsOf, type Standing } from '../statistics/standings.ts'
import { hashText } from '../world/random.ts'
import type { WorldLeague } from '../world/world.ts'
import { type Article, standingsRow } from './article.ts'
import { articleId } from './articleIds.ts'
import { counted, createSay, paragraph, type Say } from './sentences.ts'
import { playedOf } from './teamFacts.ts'
import { TABLE } from './texts/tableTexts.ts'

/** The table of a league at the beginning of a day; `null` while there is none to write about. */
export function tableArticle(league: WorldLeague, day: number, table: readonly Standing[]): Article | null {
  const [leader, second] = table
  if (leader === undefined || second === undefined || playedOf(leader) === 0) return null
  const id = articleId({ kind: 'table', leagueId: league.id, day })
  const say = createSay(hashText(id))
  const gap = pointsOf(leader) - pointsOf(second)
  const top = {
    league: league.name,
    leader: leader.team.name,
    second: second.team.name,
    played: counted(playedOf(leader), 'match'),
    points: counted(pointsOf(leader), 'point'),
    gap: counted(gap, 'point'),
  }
  const title = say(gap > 0 ? TABLE.titleAhead : TABLE.titleLevel, top)
  const summary = say(gap > 0 ? TABLE.ahead : TABLE.level, top)
  return {
    id,
    kind: 'table',
    leagueId: league.id,
    league: league.name,
    matchId: null,
    publishedAt: day,
    title,
    summary,
    paragraphs: [
      paragraph([summary, ...chasing(say, table)]),
      paragraph([goals(say, table, leader), ...bottom(say, table)]),
    ],
    rows: [],
    standings: table.map(standingsRow),
  }
}

function chasing(say: Say, [, , third, fourth]: readonly Standing[]): readonly AllLanguages[] {
  if (third === undefined || fourth === undefined) return []
  return [
    say(TABLE.chasing, {
      third: third.team.name,
      fourth: fourth.team.name,
      thirdPoints: counted(pointsOf(third), 'point'),
      fourthPoints: counted(pointsOf(fourth), 'point'),
    }),
  ]
}

function goals(say: Say, table: readonly Standing[], first: Standing): AllLanguages {
  const attack = table.reduce((best, row) => (row.goalsFor > best.goalsFor ? row : best), first)
  const defence = table.reduce((best, row) => (row.goalsAgainst < best.goalsAgainst ? row : best), first)
  return say(attack === defence ? TABLE.strongest : TABLE.attack, {
    attack: attack.team.name,
    scored: counted(attack.goalsFor, 'goal'),
    defence: defence.team.name,
    conceded: counted(defence.goalsAgainst, 'goal'),
  })
}

function bottom(say: Say, table: readonly Standing[]): readonly AllLanguages[] {
  const [above, last] = table.slice(-2)
  if (above === undefined || last === undefined) return []
  return [
    say(TABLE.bottom, {
      last: last.team.name,
      above: above.team.name,
      points: counted(pointsOf(last), 'point'),
      gap: counted(pointsOf(above) - pointsOf(last), 'point'),
    }),
  ]
}
