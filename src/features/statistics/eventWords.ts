import type { TFunction } from 'i18next'
import type { SoccerEvent } from '../../../streams/statistics.ts'

/** What happened, in a word; `null` for an event that this client does not know. */
export function eventWord(t: TFunction, { type, penalty }: SoccerEvent): string | null {
  if (type === 'unknown') return null
  return type === 'goal' && penalty ? t('statistics.event.penaltyGoal') : t(`statistics.event.${type}`)
}

type Dated = Pick<SoccerEvent, 'minute' | 'added'> & Partial<Pick<SoccerEvent, 'subMatchType'>>

/** `45+2'`; a kick of a shoot-out has no minute. */
export function minuteWord(t: TFunction, { minute, added, subMatchType }: Dated): string {
  if (subMatchType === 'penalty') return t('statistics.of.kick')
  const called = added === 0 ? String(minute) : `${String(minute)}+${String(added)}`
  return t('statistics.of.minute', { minute: called })
}

/** Who: `9号`; who came on comes first, for a substitution. */
export function playerWord(t: TFunction, { type, player, other }: SoccerEvent): string {
  const named = type === 'substitution' ? other : player
  return named === null ? '' : t('statistics.of.number', { number: String(named) })
}

/** Who else: the assistant, or who went off. */
export function otherWord(t: TFunction, { type, player, other }: SoccerEvent): string {
  if (type === 'substitution')
    return player === null ? '' : t('statistics.of.forPlayer', { number: String(player) })
  return type === 'goal' && other !== null ? t('statistics.of.assist', { number: String(other) }) : ''
}
