import { formatMoney } from '../../../streams/index.ts'
import type { WalletView } from '../../../streams/wallet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './CollectRow.module.css'

interface CollectRowProps {
  readonly view: WalletView
  readonly onCollect: () => void
}

/** What the venues hold, and the button that brings all of it to the centre. */
export function CollectRow({ view: { collectable, form }, onCollect }: CollectRowProps) {
  const { t } = useTranslation()
  if (collectable === null && form === null) return null
  const currency = form?.currency ?? 'RMB'
  const amount = formatMoney(collectable?.amount ?? { minor: 0, currency }, { symbol: true })
  return (
    <div className={styles.row}>
      <span>
        {t('wallet.transfer.inVenues')} <b>{amount}</b>
      </span>
      <Button
        size="small"
        kind="secondary"
        disabled={collectable === null || collectable.busy}
        ariaLabel={t('wallet.transfer.collectNamed', { amount })}
        onPress={onCollect}
      >
        {t('wallet.transfer.collect')}
      </Button>
    </div>
  )
}
