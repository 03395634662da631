import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { formatMoney, type SlipView } from '../../../streams/index.ts'
import { FootLine } from '../../ui/FootLine.tsx'
import { PolicyRow } from '../../ui/PolicyRow.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import { SlipTotals } from './SlipTotals.tsx'
import { StakePad } from './StakePad.tsx'
import styles from './SlipFooter.module.css'

interface SlipFooterProps {
  readonly view: SlipView
  readonly onChooseAcceptance: () => void
  readonly onPointLeg: (key: string) => void
}

/** The keypad while a stake is typed, the totals, the acceptance mode, and the main button. */
export function SlipFooter({ view, onChooseAcceptance, onPointLeg }: SlipFooterProps) {
  const { t } = useTranslation()
  const active = view.fields.find(({ key }) => key === view.activeField)
  return (
    <>
      {active !== undefined && <StakePad view={view} field={active} />}
      <SlipTotals view={view} />
      <PolicyRow
        icon="shield"
        label={t('slip.policy.label')}
        value={t(`slip.policy.${view.acceptance}`)}
        onPress={onChooseAcceptance}
      />
      <div className={styles.main}>
        <PlaceButton view={view} onPointLeg={onPointLeg} />
      </div>
      <FootLine items={view.action === 'accept' ? [t('slip.guardNote')] : balances(t, view)} />
    </>
  )
}

function balances(t: TFunction, { balance, balanceAfter, stake }: SlipView): readonly string[] {
  if (balance === null) return []
  const before = t('slip.balance', { amount: formatMoney(balance) })
  if (balanceAfter === null || stake.minor === 0 || balanceAfter.minor < 0) return [before]
  return [before, t('slip.balanceAfter', { amount: formatMoney(balanceAfter) })]
}
