import { useTranslation } from 'react-i18next'
import { formatMoney, type RoomModel } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ScrollArea } from '../../ui/Column.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Note } from '../../ui/Note.tsx'
import { SpeakerBadge } from './SpeakerBadge.tsx'
import styles from './RoomTab.module.css'

/** Who gave most, as far as this device has seen. */
export function RankingTab({ model }: { readonly model: RoomModel }) {
  const { t } = useTranslation()
  const ranking = useStream(model.ranking$)
  if (ranking.length === 0) {
    return <EmptyState art="flag" title={t('room.ranking.empty')} text={t('room.ranking.emptyText')} />
  }
  return (
    <ScrollArea>
      <ol className={styles.ranking} aria-label={t('room.ranking.label')}>
        {ranking.map(({ from, given }, index) => (
          <li key={from.id} className={styles.giver}>
            <b aria-label={t('room.ranking.place', { place: String(index + 1) })}>{index + 1}</b>
            <Avatar name={from.name} />
            <SpeakerBadge speaker={from} />
            <span className={styles.giverName}>
              <bdi>{from.name}</bdi>
            </span>
            <span className={styles.given}>{formatMoney(given, { symbol: true })}</span>
          </li>
        ))}
      </ol>
      <Note>{t('room.ranking.note')}</Note>
    </ScrollArea>
  )
}
