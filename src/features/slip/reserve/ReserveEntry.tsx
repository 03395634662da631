import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './ReserveEntry.module.css'

/** Leads from the slip to a reservation of its only leg. */
export function ReserveEntry({ onReserve }: { readonly onReserve: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.entry}>
      <Button kind="quiet" size="small" icon="clock" onPress={onReserve}>
        {t('slip.reserve.enter')}
      </Button>
    </div>
  )
}
