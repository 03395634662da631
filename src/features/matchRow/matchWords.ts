import type { TFunction } from 'i18next'
import dayjs from 'dayjs'
import type { Match } from '../../../streams/index.ts'

/** Where a match stands, in words: its phase, its kick-off, or what holds it up. */
export function phaseWords(t: TFunction, match: Match): string {
  if (match.state === 'notStarted') return kickOffWords(match.kickOff)
  if (match.state === 'live' || match.state === 'paused') return t(`markets.phase.${match.phase}`)
  return t(`markets.state.${match.state}`)
}

/** A kick-off in the member's own time zone. */
export function kickOffWords(kickOff: number): string {
  return dayjs(kickOff).format('MM/DD HH:mm')
}

/** The score as one sentence, for readers. */
export function scoreWords(t: TFunction, match: Match): string {
  const [homeScore, awayScore] = match.score.map(String)
  if (match.state === 'notStarted') return ''
  return t('home.row.score', {
    home: match.home.name,
    away: match.away.name,
    homeScore: homeScore ?? '',
    awayScore: awayScore ?? '',
  })
}
