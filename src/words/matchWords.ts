import type { TFunction } from 'i18next'
import { type Match, type Pair, teamNames } from '../../streams/index.ts'
import { sportText } from '../i18n/sportText.ts'
import { zonedTime } from './zonedTime.ts'

/** The state of a match in words: its kick-off, its phase, or why it is not played. */
export function phaseWords(t: TFunction, match: Match, zone: number | null): string {
  if (match.state === 'notStarted') return kickOffWords(match.kickOff, zone)
  if (match.phase === 'penalties' || match.state === 'ended') {
    const { 'goals.penalties': kicks, 'goals.extraTime': extra } = match.facts
    // How a cup match was decided after regular time, or how its shoot-out stands.
    if (kicks !== undefined) return shootOutWords(t, kicks)
    if (extra !== undefined) return t('markets.decided.extraTime')
  }
  const inPlay = match.state === 'live' || match.state === 'paused'
  // A tournament has no phase that a venue names.
  if (inPlay && match.teams !== null) return sportText(t, match.sport, `phase.${match.phase}`)
  return t(`markets.state.${match.state}`)
}

/** How far the turn at bat has come: `2 出局`, or the overs `12.4 轮`; empty between turns and in other sports. */
export function turnWords(t: TFunction, { facts, serving }: Match): string {
  if (serving === null) return ''
  const side = serving === 'home' ? 0 : 1
  const outs = facts['outs.match']?.[side]
  const balls = facts['balls.match']?.[side]
  if (outs !== undefined) return t('home.row.outs', { outs: String(outs) })
  return balls === undefined ? '' : t('home.row.overs', { overs: oversOf(balls) })
}

const BALLS_OF_OVER = 6

/** Balls as overs and the balls of the next one, `12.4`. */
export function oversOf(balls: number): string {
  return `${String(Math.floor(balls / BALLS_OF_OVER))}.${String(balls % BALLS_OF_OVER)}`
}

function shootOutWords(t: TFunction, kicks: Pair): string {
  return t('markets.decided.penalties', { score: kicks.join('-') })
}

/** A kick-off (ms) in a zone; see `zonedTime`. */
export function kickOffWords(kickOff: number, zone: number | null): string {
  return zonedTime(kickOff, zone).format('MM/DD HH:mm')
}

export function kickOffParts(
  kickOff: number,
  zone: number | null,
): { readonly day: string; readonly time: string } {
  const at = zonedTime(kickOff, zone)
  return { day: at.format('MM/DD'), time: at.format('HH:mm') }
}

/** The two teams; the league of an outright. */
export function matchTitle(t: TFunction, match: Match): string {
  return match.teams === null ? match.league.name : t('common.versus', { ...teamNames(match) })
}

/** The title of a match's page: its league; the sport of an outright, whose head has the league. */
export function pageTitle(t: TFunction, { teams, sport, league }: Match): string {
  return teams === null ? t(`markets.sport.${sport}`) : league.name
}

/** The score as a sentence for screen readers, with its shoot-out; empty before kick-off, and for an outright. */
export function scoreWords(t: TFunction, match: Match): string {
  const [homeScore, awayScore] = match.score.map(String)
  if (match.state === 'notStarted' || match.teams === null) return ''
  const score = t('home.row.score', {
    ...teamNames(match),
    homeScore: homeScore ?? '',
    awayScore: awayScore ?? '',
  })
  const kicks = match.facts['goals.penalties']
  return kicks === undefined ? score : `${score} · ${shootOutWords(t, kicks)}`
}
