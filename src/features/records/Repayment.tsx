import { useState } from 'react'
import { formatMoney, type Order } from '../../../streams/index.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { KeyValue } from '../../ui/list/KeyValue.tsx'
import { zonedTime } from '../../words/zonedTime.ts'

/** Why an order's payment was changed afterwards, and each of its transfers on request. */
export function Repayment({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const zone = useZone()
  const [open, setOpen] = useState(false)
  const { state, rollbacks, movements } = order
  if (movements.length === 0 && rollbacks === 0) return null
  return (
    <section aria-label={t('bets.movement.title')}>
      {rollbacks > 0 && (
        <Note align="start">{t(state === 'rolledBack' ? 'bets.withdrawn' : 'bets.settledAgain')}</Note>
      )}
      {movements.length > 0 && (
        <Button
          kind="quiet"
          size="small"
          onPress={() => {
            setOpen(!open)
          }}
        >
          {open ? t('common.action.collapse') : t('bets.movement.title')}
        </Button>
      )}
      {open &&
        movements.map(({ kind, amount, at }, index) => (
          <KeyValue
            key={`${at} ${index}`}
            label={`${zonedTime(at, zone).format('MM/DD HH:mm')} ${t(`bets.movement.${kind}`)}`}
            value={formatMoney(amount, { sign: true })}
          />
        ))}
    </section>
  )
}
