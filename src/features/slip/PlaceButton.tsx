import type { TFunction } from 'i18next'
import { formatMoney, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { GuardedButton } from '../../ui/button/GuardedButton.tsx'
import { SlideButton } from '../../ui/button/SlideButton.tsx'
import { acceptProps, movedOf } from './acceptWords.ts'
import { blockedWay } from './blockedWay.ts'

interface PlaceButtonProps {
  readonly view: SlipView
  /** The id of the line below the button, which says why it cannot be pressed. */
  readonly footId: string
  /** Called for a press while blocked, with the leg that is the cause. */
  readonly onPointLeg: (key: string) => void
  /** Called for a press while the acceptance mode of this bet is to be chosen. */
  readonly onChooseAcceptance: () => void
}

/**
 * The main button: confirms the slip, accepts moved prices and confirms, or is disabled for a reason below it. By the
 * member's choice it is slid; moved prices are always accepted with a tap, beside the button that removes them.
 */
export function PlaceButton({ view, footId, onPointLeg, onChooseAcceptance }: PlaceButtonProps) {
  const { t } = useTranslation()
  const { slip, settings } = useMember()
  const betBy = useStreamPart(settings.settings$, (chosen) => chosen.betBy)
  const accepts = view.action === 'accept'
  const moved = accepts ? movedOf(view) : []
  const shared = {
    ignoredText: t('slip.tapAgain'),
    describedBy: footId,
    onPress: () => slip.confirm(view.terms),
    onBlockedPress: () => {
      const way = blockedWay(view)
      if (way?.to === 'field') slip.focusField(way.key)
      if (way?.to === 'leg') onPointLeg(way.key)
      if (way?.to === 'acceptance') onChooseAcceptance()
    },
  }
  if (betBy === 'slide' && !accepts) {
    return (
      <SlideButton
        {...placeProps(t, view, 'slip.slidePlace')}
        {...shared}
        hint={t('slip.slideHint')}
        secondTapText={t('slip.secondTap')}
      />
    )
  }
  return (
    <ButtonRow layout={accepts ? 'oneTwo' : 'equal'}>
      {accepts && (
        // It appears by itself where the main button was, so a tap meant for that one must not remove a leg.
        <GuardedButton
          key="remove"
          kind="secondary"
          label={t('slip.way.remove')}
          guardFromStart
          ignoredText={t('slip.tapAgainShort')}
          onPress={() => {
            for (const { key } of moved) slip.remove(key)
            return true
          }}
        />
      )}
      {/* the same element in all states, so that the guard detects a change of the action */}
      <GuardedButton key="main" {...(accepts ? acceptProps(t, moved) : placeProps(t, view))} {...shared} />
    </ButtonRow>
  )
}

/**
 * The guard key does not depend on the amount, since the action is the same: members often tap `+100` and the
 * button in quick succession.
 */
function placeProps(t: TFunction, view: SlipView, label: 'slip.place' | 'slip.slidePlace' = 'slip.place') {
  const { block, stake } = view
  const guardKey = 'place'
  if (block?.kind === 'emptyStake') return { label: t('slip.placeEmpty'), guardKey, disabled: true }
  return {
    label: t(label),
    guardKey,
    figure: stake.minor === 0 ? undefined : formatMoney(stake, { symbol: true }),
    detail: block === null ? detailWords(t, view) : undefined,
    disabled: block !== null,
  }
}

function detailWords(t: TFunction, { kind, betCount, returns }: SlipView): string | undefined {
  if (kind === 'system') return t('slip.linesTotal', { count: betCount })
  return returns === null
    ? undefined
    : t('slip.placeReturns', { amount: formatMoney(returns, { symbol: true }) })
}
