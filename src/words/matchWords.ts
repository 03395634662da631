import type { TFunction } from 'i18next'
import dayjs from 'dayjs'
import type { Match } from '../../streams/index.ts'
import { sportText } from '../i18n/sportText.ts'

/** The state of a match in words: its kick-off, its phase, or why it is not played. */
export function phaseWords(t: TFunction, match: Match): string {
  if (match.state === 'notStarted') return kickOffWords(match.kickOff)
  if (match.state === 'live' || match.state === 'paused')
    return sportText(t, match.sport, `phase.${match.phase}`)
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

/** The score as a sentence for screen readers; empty before kick-off. */
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
