import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlipLegView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { MatchClock } from '../matchRow/MatchClock.tsx'
import { kickOffWords, phaseWords } from '../matchRow/matchWords.ts'

/**
 * Where the leg's match stands: a clock that counts up, else its phase; before it, the kick-off. Without the
 * match at hand only the kick-off is known, which says nothing of one in play: then `undefined`.
 */
export function useLegClock(leg: SlipLegView): ReactNode {
  const { t } = useTranslation()
  const member = useMember()
  const { matchId } = leg.leg.choice
  const row = useStream(useMemo(() => member.row$(matchId), [member, matchId]))
  const match = row?.match
  if (match === undefined) return leg.live ? undefined : kickOffWords(leg.leg.kickOff)
  const { clock } = match
  const counting = match.state === 'live' && clock?.direction === 'up' && clock.running
  return counting ? <MatchClock clock={clock} /> : phaseWords(t, match)
}
