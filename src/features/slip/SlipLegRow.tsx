import { type ReactNode, useMemo } from 'react'
import type { SlipLegView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SlipLeg } from '../../ui/slip/SlipLeg.tsx'
import { legReason } from './legReason.ts'
import { isOff } from '../../words/blockWords.ts'
import { legName, legScore, marketName, matchName, scoreWords } from '../../words/slipWords.ts'
import { useLegClock } from './useLegClock.tsx'

interface SlipLegRowProps {
  readonly leg: SlipLegView
  readonly compact?: boolean
  readonly stake?: ReactNode
  readonly pointed?: object | null
}

/** A leg of the slip, with what has changed and the one action to resolve it. */
export function SlipLegRow({ leg, compact = false, stake, pointed }: SlipLegRowProps) {
  const { t } = useTranslation()
  const member = useMember()
  const { slip } = member
  const clock = useLegClock(leg)
  const { matchId } = leg.leg.choice
  const row = useStream(useMemo(() => member.row$(matchId), [member, matchId]))
  const score = scoreWords(legScore(leg.leg, leg.score, row?.match.facts))
  const lineMoved = leg.block?.kind === 'lineChanged'
  const asks = lineMoved || leg.block?.kind === 'priceChanged'
  return (
    <SlipLeg
      name={legName(t, leg.leg, '')}
      formerLine={lineMoved ? leg.agreedLine : null}
      line={leg.presentLine}
      market={marketName(t, leg.leg)}
      clock={clock}
      score={score === undefined || !leg.live ? undefined : t('slip.leg.score', { score })}
      match={matchName(t, leg.leg)}
      price={isOff(leg) ? null : leg.presentOdds}
      formerPrice={asks && leg.presentOdds !== leg.agreedOdds ? leg.agreedOdds : null}
      move={isOff(leg) ? null : moveOf(leg)}
      counts={counts(leg)}
      reason={legReason(t, leg, slip)}
      remove={{
        label: t('slip.leg.remove', { selection: legName(t, leg.leg, leg.presentLine) }),
        onPress: () => {
          slip.remove(leg.key)
        },
      }}
      stake={stake}
      compact={compact}
      pointed={pointed}
    />
  )
}

function moveOf({ change }: SlipLegView): 'up' | 'down' | null {
  if (change === 'better') return 'up'
  return change === 'worse' ? 'down' : null
}

function counts({ block }: SlipLegView): boolean {
  return (
    block === null ||
    block.kind === 'priceChanged' ||
    block.kind === 'lineChanged' ||
    block.kind === 'notQuoted' ||
    block.kind === 'stale'
  )
}
