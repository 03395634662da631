import type { CasinoTableModel } from '../../../streams/casino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import styles from './BankerChoice.module.css'

const WITH = 'commission'
const WITHOUT = 'free'

/** Whether banker is bet on with commission or without, where the table has both. */
export function BankerChoice({ model }: { readonly model: CasinoTableModel }) {
  const { t } = useTranslation()
  const can = useStream(model.canChooseBanker$)
  const free = useStream(model.freeCharge$)
  if (!can) return null
  return (
    <div className={styles.choice}>
      <Segmented
        label={t('casino.banker.label')}
        items={[
          { key: WITH, label: t('casino.banker.commission') },
          { key: WITHOUT, label: t('casino.banker.free') },
        ]}
        selected={free ? WITHOUT : WITH}
        onSelect={(key) => {
          model.chooseFreeCharge(key === WITHOUT)
        }}
      />
    </div>
  )
}
