import type { Match } from '../../../streams/index.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MatchClock } from './MatchClock.tsx'
import { phaseWords } from '../../words/matchWords.ts'

/** The running clock of a match; its phase in words when it has none. */
export function ClockOrPhase({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const zone = useZone()
  const { clock, state } = match
  // A clock that counts up is stopped only in breaks; `45:00` for fifteen minutes would look frozen.
  const stands = clock === null || (clock.direction === 'up' && !clock.running)
  return stands || state === 'notStarted' ? phaseWords(t, match, zone) : <MatchClock clock={clock} />
}
