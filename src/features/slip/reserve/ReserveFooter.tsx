import { useId } from 'react'
import type { TFunction } from 'i18next'
import { formatMoney, type SlipView } from '../../../../streams/index.ts'
import type { ReserveEvaluation, ReserveStreams } from '../../../../streams/reserve.ts'
import { useMember } from '../../../bindings/StreamsProvider.tsx'
import { useReserving } from '../../../bindings/useReserve.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonRow } from '../../../ui/button/ButtonRow.tsx'
import { GuardedButton } from '../../../ui/button/GuardedButton.tsx'
import { FootLine } from '../../../ui/slip/FootLine.tsx'
import { StakePad } from '../StakePad.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { reserveBlockWords } from './reserveWords.ts'

interface ReserveFooterProps {
  readonly reserve: ReserveStreams
  readonly view: SlipView
  /** Returns to a bet at the present price. */
  readonly onLeave: () => void
}

/** The keypad while the stake is typed, the way back to a bet, and the button that reserves. */
export function ReserveFooter({ reserve, view, onLeave }: ReserveFooterProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const foot = useId()
  const { reserving } = reserve
  const state = useReserving(reserve)
  if (state === null) return null
  const { field, block } = state
  return (
    <>
      {view.activeField === field.key && <StakePad view={view} field={field} onMax={reserving.maxStake} />}
      <ButtonRow layout="oneTwo">
        <Button kind="secondary" onPress={onLeave}>
          {t('reserve.leave')}
        </Button>
        <GuardedButton
          {...buttonWords(t, state)}
          disabled={block !== null}
          guardKey="reserve"
          guardFromStart
          ignoredText={t('slip.tapAgainShort')}
          describedBy={foot}
          onPress={() => reserving.confirm(state.terms)}
          onBlockedPress={() => {
            if (block?.kind === 'onOffer') onLeave()
            else if (isOfStake(block)) slip.focusField(field.key)
          }}
        />
      </ButtonRow>
      <FootLine
        id={foot}
        kind={block === null || block.kind === 'emptyStake' ? 'facts' : 'reason'}
        items={
          block === null || block.kind === 'emptyStake' ? factsOf(t, view) : [reserveBlockWords(t, block)]
        }
        reserve={t('slip.guardNote')}
      />
    </>
  )
}

function isOfStake(block: ReserveEvaluation['block']): boolean {
  switch (block?.kind) {
    case 'emptyStake':
    case 'belowMin':
    case 'aboveMax':
    case 'insufficientBalance':
      return true
    default:
      return false
  }
}

function buttonWords(t: TFunction, { field, block }: ReserveEvaluation) {
  if (block?.kind === 'emptyStake') return { label: t('reserve.placeEmpty') }
  const { typed, profit } = field
  return {
    label: t('reserve.place'),
    figure: typed === null || typed.minor === 0 ? undefined : formatMoney(typed, { symbol: true }),
    detail:
      block === null && profit !== null
        ? t('reserve.canWin', { amount: formatMoney(profit, { symbol: true }) })
        : undefined,
  }
}

function factsOf(t: TFunction, { balance }: SlipView): readonly string[] {
  return balance === null ? [] : [t('slip.balance', { amount: formatMoney(balance) })]
}
