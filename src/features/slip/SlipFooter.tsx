import { useId } from 'react'
import type { TFunction } from 'i18next'
import { formatMoney, type SlipView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FootLine } from '../../ui/slip/FootLine.tsx'
import { PolicyRow } from '../../ui/slip/PolicyRow.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import { reasonWords } from './reasonWords.ts'
import { SlipTotals } from './SlipTotals.tsx'
import { StakePad } from './StakePad.tsx'
import { typedField } from './typedField.ts'
import styles from './SlipFooter.module.css'

interface SlipFooterProps {
  readonly view: SlipView
  readonly onChooseAcceptance: () => void
  readonly onPointLeg: (key: string) => void
}

/**
 * The keypad while a stake is typed, otherwise the totals; the acceptance mode, and the main button. Its height
 * from the keypad down is constant while the member types: a key that moved under the finger would type another
 * amount.
 */
export function SlipFooter({ view, onChooseAcceptance, onPointLeg }: SlipFooterProps) {
  const { t } = useTranslation()
  const foot = useId()
  const typed = typedField(view)
  const reason = reasonWords(t, view)
  return (
    <>
      {typed === undefined ? <SlipTotals view={view} /> : <StakePad view={view} field={typed} />}
      <PolicyRow
        icon="shield"
        label={t('slip.policy.label')}
        value={view.acceptance === null ? t('slipMore.policy.choose') : t(`slip.policy.${view.acceptance}`)}
        open={view.acceptance === null}
        onPress={onChooseAcceptance}
      />
      <div className={styles.main}>
        <PlaceButton
          view={view}
          footId={foot}
          onPointLeg={onPointLeg}
          onChooseAcceptance={onChooseAcceptance}
        />
        <FootLine
          id={foot}
          kind={reason === null ? 'facts' : 'reason'}
          items={reason === null ? factsOf(t, view) : [reason]}
          reserve={t('slip.guardNote')}
        />
      </div>
    </>
  )
}

function factsOf(t: TFunction, view: SlipView): readonly string[] {
  return view.action === 'accept' ? [t('slip.guardNote')] : balances(t, view)
}

function balances(t: TFunction, { balance, balanceAfter, stake }: SlipView): readonly string[] {
  if (balance === null) return []
  const before = t('slip.balance', { amount: formatMoney(balance) })
  if (balanceAfter === null || stake.minor === 0 || balanceAfter.minor < 0) return [before]
  return [before, t('slip.balanceAfter', { amount: formatMoney(balanceAfter) })]
}
