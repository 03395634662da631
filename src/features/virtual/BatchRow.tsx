import type { TFunction } from 'i18next'
import type { BatchTab } from '../../../streams/virtual.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Choice } from '../../ui/choice/Choice.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { batchName, clockWords } from './batchWords.ts'
import styles from './BatchRow.module.css'

interface BatchRowProps {
  readonly tabs: readonly BatchTab[]
  readonly selected: string | null
  readonly onSelect: (batchNo: string) => void
}

/** The batches of a game, each with the time to its lock, or what it does. */
export function BatchRow({ tabs, selected, onSelect }: BatchRowProps) {
  const { t } = useTranslation()
  return (
    <Choice
      role="tablist"
      label={t('virtual.batches')}
      items={tabs.map((tab) => ({ ...tab, key: tab.batchNo, ariaLabel: spoken(t, tab) }))}
      selected={selected}
      onSelect={onSelect}
      classes={{ list: styles.row, item: styles.batch, on: styles.on }}
    >
      {(tab) => (
        <>
          <span className={styles.name}>{batchName(t, tab)}</span>
          <small className={tab.stage === 'open' ? styles.time : styles.state}>
            {tab.stage === 'locked' && <Icon name="lock" size="s" />}
            {tab.stage === 'open' ? clockWords(tab.secondsLeft) : t(`virtual.stage.${tab.stage}`)}
          </small>
        </>
      )}
    </Choice>
  )
}

/** Without the countdown, which would change the name of the control each second. */
function spoken(t: TFunction, tab: BatchTab): string {
  return `${batchName(t, tab)} ${t(`virtual.stage.${tab.stage}`)}`
}
