import type { StatementFeed } from '../../../streams/wallet.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { MovementRow } from './MovementRow.tsx'
import styles from './RecentMovements.module.css'

const RECENT = 5

interface RecentMovementsProps {
  readonly feed: StatementFeed
  readonly onAll: () => void
}

/** The newest lines of the statement. */
export function RecentMovements({ feed, onAll }: RecentMovementsProps) {
  const { t } = useTranslation()
  const { list } = useStream(feed.statement$)
  return (
    <section aria-labelledby="recent-movements">
      <div className={styles.head}>
        <h2 id="recent-movements">{t('wallet.statement.recent')}</h2>
        <button type="button" onClick={onAll}>
          {t('wallet.statement.all')}
          <Icon name="right" size="s" />
        </button>
      </div>
      {list.status === 'connecting' && <Skeleton shape="records" rows={2} label={t('common.loading')} />}
      {list.status === 'failed' && <Note>{t('wallet.statement.failed')}</Note>}
      {list.value?.lines.length === 0 && <Note>{t('wallet.statement.empty')}</Note>}
      {list.value !== undefined && (
        <ul className={styles.list}>
          {list.value.lines.slice(0, RECENT).map((movement) => (
            <MovementRow key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
    </section>
  )
}
