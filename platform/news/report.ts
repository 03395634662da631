import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { Pair } from '../../streams/domain/match.ts'
import { pointsOf, type Standing } from '../statistics/standings.ts'
import { hashText } from '../world/random.ts'
import type { TeamSide } from '../world/matchRecord.ts'
import type { Article, ArticleHead } from './article.ts'
import { articleId } from './articleIds.ts'
import { tableRows } from './preview.ts'
import { type Goal, type ReportFacts, winnerOf } from './reportFacts.ts'
import { counted, createSay, listed, ordinal, paragraph, type Say } from './sentences.ts'
import { type NewsMatch, standingOf } from './teamFacts.ts'
import { ROW_LABELS } from './texts/previewTexts.ts'
import { GOAL, REPORT } from './texts/reportTexts.ts'
import { turningPointOf } from './turningPoint.ts'

/** By so many goals a win is a rout. */
const ROUT = 3
const SIDES = ['home', 'away'] as const
const COUNT_ROWS = ['possession', 'shots', 'shotsOnTarget', 'corners', 'redCards'] as const

/** The tables before and after a match; `null` where there is none. */
export interface TablesAround {
  readonly before: readonly Standing[] | null
  readonly after: readonly Standing[] | null
}

export function reportHead(match: NewsMatch, facts: ReportFacts, publishedAt: number): ArticleHead {
  const say = createSay(hashText(`report ${match.id}`))
  const title = titleOf(say, match, facts)
  const [summary = resultSentence(say, match, facts)] = turningSentences(say, match, facts)
  return {
    id: articleId({ kind: 'report', matchId: match.id }),
    kind: 'report',
    leagueId: match.league.id,
    league: match.league.name,
    matchId: match.id,
    publishedAt,
    title,
    summary,
  }
}

export function reportArticle(
  match: NewsMatch,
  facts: ReportFacts,
  publishedAt: number,
  tables: TablesAround,
): Article {
  const say = createSay(hashText(`report paragraphs ${match.id}`))
  const paragraphs = [
    [resultSentence(say, match, facts), ...laterSentences(say, match, facts)],
    [
      ...goalSentences(say, match, facts),
      ...turningSentences(say, match, facts),
      ...redCardSentences(say, match, facts),
    ],
    numberSentences(say, match, facts),
    SIDES.flatMap((side) => tableSentences(say, match, tables, side)),
  ]
  return {
    ...reportHead(match, facts, publishedAt),
    paragraphs: paragraphs.filter((sentences) => sentences.length > 0).map(paragraph),
    rows: rowsOf(match, facts, tables),
    standings: [],
  }
}

function titleOf(say: Say, { teams }: NewsMatch, { score, extra, kicks }: ReportFacts): AllLanguages {
  const names = { home: teams.home.name, away: teams.away.name }
  const winner = winnerOf(score)
  const [later, variants] = kicks === null ? [extra, REPORT.titleExtra] : [kicks, REPORT.titleKicks]
  const through = later === null ? null : winnerOf(later)
  if (winner === null && through !== null) {
    return say(variants, { winner: names[through], loser: names[otherOf(through)] })
  }
  const [own, other] = winner === 'away' ? [score[1], score[0]] : score
  if (winner === null)
    return say(own === 0 ? REPORT.titleGoalless : REPORT.titleDraw, { ...names, own, other })
  const values = { winner: names[winner], loser: names[otherOf(winner)], own, other }
  return say(own - other >= ROUT ? REPORT.titleRout : REPORT.titleWin, values)
}

function resultSentence(say: Say, { league, teams }: NewsMatch, { score }: ReportFacts): AllLanguages {
  return say(REPORT.result, {
    league: league.name,
    home: teams.home.name,
    away: teams.away.name,
    score: scoreText(score),
  })
}

/** Extra time and the shoot-out of a cup match. */
function laterSentences(
  say: Say,
  { teams }: NewsMatch,
  { extra, kicks }: ReportFacts,
): readonly AllLanguages[] {
  const through = kicks === null ? null : winnerOf(kicks)
  return [
    ...(extra === null ? [] : [say(REPORT.extraTime, { extra: scoreText(extra) })]),
    ...(kicks === null || through === null
      ? []
      : [say(REPORT.kicks, { kicks: scoreText(kicks), winner: teams[through].name })]),
  ]
}

function goalSentences(say: Say, match: NewsMatch, { goals, score }: ReportFacts): readonly AllLanguages[] {
  if (score[0] + score[1] === 0) return [say(REPORT.noGoals, {})]
  if (goals === null) return []
  return [say(REPORT.goals, { goals: listed(goals.map((goal) => goalText(match, goal))) })]
}

function goalText({ teams }: NewsMatch, goal: Goal): AllLanguages {
  const { side, minute, added, player, penalty, score } = goal
  const template = player === null ? GOAL.unnamed : penalty ? GOAL.penalty : GOAL.plain
  return createSay(0)([template], {
    team: teams[side].name,
    player: player ?? '',
    minute: added > 0 ? `${String(minute)}+${String(added)}` : minute,
    score: scoreText(score),
  })
}

function turningSentences(
  say: Say,
  { teams }: NewsMatch,
  { goals, score }: ReportFacts,
): readonly AllLanguages[] {
  const turn = turningPointOf(goals ?? [], score)
  if (turn === null) return []
  const name = teams[turn.side].name
  return [say(REPORT[turn.kind], { winner: name, team: name, minute: turn.minute })]
}

function redCardSentences(
  say: Say,
  { teams }: NewsMatch,
  { redCards }: ReportFacts,
): readonly AllLanguages[] {
  const [first] = redCards
  return first === undefined
    ? []
    : [say(REPORT.redCard, { team: teams[first.side].name, minute: first.minute })]
}

function numberSentences(say: Say, { teams }: NewsMatch, { counts }: ReportFacts): readonly AllLanguages[] {
  const { possession, shots } = counts
  if (possession === undefined || shots === undefined) return []
  return [
    say(REPORT.numbers, {
      home: teams.home.name,
      away: teams.away.name,
      homeBall: possession[0],
      awayBall: possession[1],
      homeShots: counted(shots[0], 'shot'),
      awayShots: counted(shots[1], 'shot'),
    }),
  ]
}

/** What the match has changed in the table for a team. */
function tableSentences(
  say: Say,
  { teams }: NewsMatch,
  { before, after }: TablesAround,
  side: TeamSide,
): readonly AllLanguages[] {
  const { id, name } = teams[side]
  const [was, is] = [standingOf(before, id), standingOf(after, id)]
  if (is === null) return []
  const values = { team: name, to: ordinal(is.place), points: counted(pointsOf(is.row), 'point') }
  if (was === null || was.place === is.place) return [say(REPORT.stay, values)]
  const variants = is.place < was.place ? REPORT.up : REPORT.down
  return [say(variants, { ...values, from: ordinal(was.place) })]
}

function rowsOf(
  { teams }: NewsMatch,
  { score, counts }: ReportFacts,
  { after }: TablesAround,
): Article['rows'] {
  const pair = ([home, away]: Pair) => ({ home: String(home), away: String(away) })
  return [
    { label: ROW_LABELS.goals, ...pair(score) },
    ...COUNT_ROWS.flatMap((count) => {
      const values = counts[count]
      return values === undefined ? [] : [{ label: ROW_LABELS[count], ...pair(values) }]
    }),
    ...tableRows(
      { standing: standingOf(after, teams.home.id) },
      { standing: standingOf(after, teams.away.id) },
    ),
  ]
}

function scoreText([home, away]: Pair): string {
  return `${String(home)}:${String(away)}`
}

function otherOf(side: TeamSide): TeamSide {
  return side === 'home' ? 'away' : 'home'
}
