import type { TFunction } from 'i18next'
import dayjs from 'dayjs'
import { type Match, teamNames } from '../../streams/index.ts'
import { sportText } from '../i18n/sportText.ts'

/** The state of a match in words: its kick-off, its phase, or why it is not played. */
export function phaseWords(t: TFunction, match: Match): string {
  if (match.state === 'notStarted') return kickOffWords(match.kickOff)
  if (match.phase === 'penalties' || match.state === 'ended') {
    const { 'goals.penalties': kicks, 'goals.extraTime': extra } = match.facts
    // How a cup match was decided after regular time, or how its shoot-out stands.
    if (kicks !== undefined) return t('markets.decided.penalties', { score: kicks.join('-') })
    if (extra !== undefined) return t('markets.decided.extraTime')
  }
  const inPlay = match.state === 'live' || match.state === 'paused'
  // A tournament has no phase that a venue names.
  if (inPlay && match.teams !== null) return sportText(t, match.sport, `phase.${match.phase}`)
  return t(`markets.state.${match.state}`)
}

/** A kick-off (ms) in the member's own time zone. */
export function kickOffWords(kickOff: number): string {
  return dayjs(kickOff).format('MM/DD HH:mm')
}

export function kickOffParts(kickOff: number): { readonly day: string; readonly time: string } {
  const at = dayjs(kickOff)
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

/** The score as a sentence for screen readers; empty before kick-off, and for an outright. */
export function scoreWords(t: TFunction, match: Match): string {
  const [homeScore, awayScore] = match.score.map(String)
  if (match.state === 'notStarted' || match.teams === null) return ''
  return t('home.row.score', {
    ...teamNames(match),
    homeScore: homeScore ?? '',
    awayScore: awayScore ?? '',
  })
}
