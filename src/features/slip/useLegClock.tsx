import { type ReactNode, useMemo } from 'react'
import type { SlipLegView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { MatchClock } from '../clock/MatchClock.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSealsIn } from './useSealsIn.ts'
import { kickOffWords, phaseWords } from '../../words/matchWords.ts'

/**
 * The seconds until a leg is locked, if it has such an end (virtual sports). Otherwise the state of its match: a clock
 * that counts up, or the phase; before the match the kick-off.
 * `undefined` for a live leg whose match is not loaded.
 */
export function useLegClock(leg: SlipLegView): ReactNode {
  const { t } = useTranslation()
  const zone = useZone()
  const member = useMember()
  const { matchId } = leg.leg.choice
  const row = useStream(useMemo(() => member.row$(matchId), [member, matchId]))
  const match = row?.match
  const sealsIn = useSealsIn([leg.leg])
  if (sealsIn !== null) return t('slip.seals', { seconds: String(sealsIn) })
  if (match === undefined) return leg.live ? undefined : kickOffWords(leg.leg.kickOff, zone)
  const { clock } = match
  const counting = match.state === 'live' && clock?.direction === 'up' && clock.running
  return counting ? <MatchClock clock={clock} /> : phaseWords(t, match, zone)
}
