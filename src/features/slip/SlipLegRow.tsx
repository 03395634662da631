import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlipLegView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { SlipLeg } from '../../ui/SlipLeg.tsx'
import { legReason } from './legReason.ts'
import { legName, matchName, scoreWords } from './slipWords.ts'
import { useLegClock } from './useLegClock.tsx'

interface SlipLegRowProps {
  readonly leg: SlipLegView
  readonly compact?: boolean
  readonly stake?: ReactNode
}

/** A chosen selection, with what has changed and the one way out. */
export function SlipLegRow({ leg, compact = false, stake }: SlipLegRowProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const clock = useLegClock(leg)
  const score = scoreWords(leg.score)
  const lineMoved = leg.block?.kind === 'lineChanged'
  const asks = lineMoved || leg.block?.kind === 'priceChanged'
  return (
    <SlipLeg
      name={legName(t, leg.leg, '')}
      formerLine={lineMoved ? leg.agreedLine : null}
      line={leg.presentLine}
      market={leg.leg.names.market}
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
    />
  )
}

/** A leg that cannot be bet on shows a padlock in place of its price. */
function isOff({ block }: SlipLegView): boolean {
  return block?.kind === 'suspended' || block?.kind === 'locked' || block?.kind === 'closed'
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
