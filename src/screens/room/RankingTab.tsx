import { useTranslation } from 'react-i18next'
import { formatMoney, type RoomModel } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { Avatar } from '../../ui/icon/Avatar.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { SpeakerBadge } from '../../features/chat/SpeakerBadge.tsx'
import styles from './RoomTab.module.css'

/** Members by the value of their gifts, counted from the messages that this device has received. */
export function RankingTab({ model }: { readonly model: RoomModel }) {
  const { t } = useTranslation()
  const read = useLocalText()
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
            <Avatar name={read(from.name)} />
            <SpeakerBadge speaker={from} />
            <span className={styles.giverName}>
              <bdi>{read(from.name)}</bdi>
            </span>
            <span className={styles.given}>{formatMoney(given, { symbol: true })}</span>
          </li>
        ))}
      </ol>
      <Note>{t('room.ranking.note')}</Note>
    </ScrollArea>
  )
}
