import type { AllLanguages } from '../../streams/domain/localText.ts'
import { pointsOf, type Standing } from '../statistics/standings.ts'
import type { Almanac } from '../world/world.ts'
import { hashText } from '../world/random.ts'
import type { Article, ArticleHead, ComparedRow } from './article.ts'
import { articleId } from './articleIds.ts'
import { counted, createSay, listed, ordinal, paragraph, type Say } from './sentences.ts'
import {
  type Form,
  formOf,
  type Meetings,
  meetingsOf,
  type NewsMatch,
  standingOf,
  type TeamFacts,
} from './teamFacts.ts'
import { PREVIEW, ROW_LABELS } from './texts/previewTexts.ts'

/**
 * How long before kick-off a preview is published, ms. The preview of a match that is announced later is published with
 * the announcement.
 */
const BEFORE_MS = 24 * 3_600_000
const LONG_RUN = 3
const LONG_FORM = 4
const MANY_GOALS = 3
const FEW_GOALS = 2.2

export function previewPublishedAt({ kickOff, announcedAt }: NewsMatch): number {
  return Math.max(announcedAt, kickOff - BEFORE_MS)
}

/** Title and summary; they need no table. */
export function previewHead(match: NewsMatch, almanac: Almanac | null): ArticleHead {
  const { id, league, teams } = match
  const say = createSay(hashText(`preview ${id}`))
  const [home, away] = [teams.home.name, teams.away.name]
  const [ofHome, ofAway] = [formOf(almanac, match, 'home'), formOf(almanac, match, 'away')]
  const title = say(PREVIEW.title, { home, away })
  const known = ofHome.matches > 0 && ofAway.matches > 0
  return {
    id: articleId({ kind: 'preview', matchId: id }),
    kind: 'preview',
    leagueId: league.id,
    league: league.name,
    matchId: id,
    publishedAt: previewPublishedAt(match),
    title,
    summary: known
      ? say(PREVIEW.summaryForm, { home, away, homeForm: formText(ofHome), awayForm: formText(ofAway) })
      : say(PREVIEW.summaryPlain, { home, away, league: league.name }),
  }
}

/** @param table before the match; `null` where there is none. */
export function previewArticle(
  match: NewsMatch,
  almanac: Almanac | null,
  table: readonly Standing[] | null,
): Article {
  const say = createSay(hashText(`preview paragraphs ${match.id}`))
  const factsOf = (side: 'home' | 'away'): TeamFacts => ({
    team: match.teams[side],
    form: formOf(almanac, match, side),
    standing: standingOf(table, match.teams[side].id),
  })
  const [home, away] = [factsOf('home'), factsOf('away')]
  const meetings = meetingsOf(almanac, match)
  const paragraphs = [
    [opening(say, match, almanac), ...places(say, home, away)],
    [...formSentence(say, home), ...formSentence(say, away), ...expectation(say, home.form, away.form)],
    almanac === null ? [] : meetingSentences(say, match, meetings),
  ]
  return {
    ...previewHead(match, almanac),
    paragraphs: paragraphs.filter((sentences) => sentences.length > 0).map(paragraph),
    rows: comparedRows(home, away, meetings),
    standings: [],
  }
}

function formText({ won, drawn, lost }: Form | Meetings): AllLanguages {
  const parts = [
    ...(won > 0 ? [counted(won, 'win')] : []),
    ...(drawn > 0 ? [counted(drawn, 'draw')] : []),
    ...(lost > 0 ? [counted(lost, 'defeat')] : []),
  ]
  const joined = (words: readonly string[]): string => words.join('')
  return {
    cmn: joined(parts.map(({ cmn }) => cmn)),
    zho: joined(parts.map(({ zho }) => zho)),
    english: listed(parts).english,
  }
}

function opening(say: Say, { id, league, teams, neutral }: NewsMatch, almanac: Almanac | null): AllLanguages {
  const season = almanac?.season(id) ?? null
  const values = { league: league.name, home: teams.home.name, away: teams.away.name }
  return season === null || neutral
    ? say(PREVIEW.openingPlain, values)
    : say(PREVIEW.openingRound, { ...values, round: season.round })
}

function places(say: Say, home: TeamFacts, away: TeamFacts): readonly AllLanguages[] {
  const [one, other] = [home.standing, away.standing]
  if (one === null || other === null) return []
  const [ownPoints, otherPoints] = [pointsOf(one.row), pointsOf(other.row)]
  const sentence = say(PREVIEW.places, {
    home: home.team.name,
    away: away.team.name,
    homePlace: ordinal(one.place),
    awayPlace: ordinal(other.place),
    homePoints: counted(ownPoints, 'point'),
    awayPoints: counted(otherPoints, 'point'),
  })
  const leader = one.place === 1 ? home : other.place === 1 ? away : null
  if (leader !== null) return [sentence, say(PREVIEW.leader, { leader: leader.team.name })]
  if (ownPoints === otherPoints) return [sentence, say(PREVIEW.level, {})]
  const [ahead, behind] = ownPoints > otherPoints ? [home, away] : [away, home]
  const gap = counted(Math.abs(ownPoints - otherPoints), 'point')
  return [sentence, say(PREVIEW.gap, { ahead: ahead.team.name, behind: behind.team.name, gap })]
}

function formSentence(say: Say, { team: { name }, form }: TeamFacts): readonly AllLanguages[] {
  const { matches, won, lost, winning, losing, goalsFor, goalsAgainst } = form
  if (matches === 0) return []
  const values = {
    team: name,
    matches: counted(matches, 'match'),
    form: formText(form),
    scored: counted(goalsFor, 'goal'),
    conceded: counted(goalsAgainst, 'goal'),
  }
  if (winning >= LONG_RUN) return [say(PREVIEW.winning, { ...values, run: winning })]
  if (losing >= LONG_RUN) return [say(PREVIEW.losing, { ...values, run: losing })]
  if (matches >= LONG_FORM && lost === 0) return [say(PREVIEW.unbeaten, values)]
  if (matches >= LONG_FORM && won === 0) return [say(PREVIEW.winless, values)]
  return [say(PREVIEW.mixed, values)]
}

function expectation(say: Say, home: Form, away: Form): readonly AllLanguages[] {
  const matches = home.matches + away.matches
  if (matches === 0) return []
  const goals = home.goalsFor + home.goalsAgainst + away.goalsFor + away.goalsAgainst
  if (goals / matches > MANY_GOALS) return [say(PREVIEW.manyGoals, {})]
  return goals / matches < FEW_GOALS ? [say(PREVIEW.fewGoals, {})] : []
}

function meetingSentences(say: Say, { teams }: NewsMatch, meetings: Meetings): readonly AllLanguages[] {
  const { won, drawn, lost, latest } = meetings
  if (latest === null) return [say(PREVIEW.firstMeeting, {})]
  const record = formText(meetings)
  const matches = counted(won + drawn + lost, 'match')
  return [
    say(PREVIEW.meetings, { matches, record, home: teams.home.name }),
    say(PREVIEW.latestMeeting, {
      latestHome: latest.teams.home.name,
      latestAway: latest.teams.away.name,
      score: latest.score.join(':'),
    }),
  ]
}

function comparedRows(home: TeamFacts, away: TeamFacts, meetings: Meetings): readonly ComparedRow[] {
  const form = ({ won, drawn, lost }: Form): string => [won, drawn, lost].join('-')
  const row = (label: AllLanguages, of: (facts: TeamFacts) => string): ComparedRow => ({
    label,
    home: of(home),
    away: of(away),
  })
  const met = meetings.latest !== null
  return [
    ...(home.form.matches + away.form.matches > 0 ? [row(ROW_LABELS.form, (facts) => form(facts.form))] : []),
    ...tableRows(home, away),
    ...(met ? [{ label: ROW_LABELS.meetings, home: String(meetings.won), away: String(meetings.lost) }] : []),
  ]
}

/** Position, points and goals of the season; empty where there is no table. */
export function tableRows(
  { standing: home }: Pick<TeamFacts, 'standing'>,
  { standing: away }: Pick<TeamFacts, 'standing'>,
): readonly ComparedRow[] {
  if (home === null || away === null) return []
  const goals = ({ goalsFor, goalsAgainst }: Standing): string =>
    `${String(goalsFor)}:${String(goalsAgainst)}`
  return [
    { label: ROW_LABELS.place, home: String(home.place), away: String(away.place) },
    { label: ROW_LABELS.points, home: String(pointsOf(home.row)), away: String(pointsOf(away.row)) },
    { label: ROW_LABELS.seasonGoals, home: goals(home.row), away: goals(away.row) },
  ]
}
