import type { LiveRoom, RoomFacts } from '../../../streams/index.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Avatar } from '../../ui/icon/Avatar.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { KeyValue } from '../../ui/list/KeyValue.tsx'
import { countWords } from '../../words/roomWords.ts'
import styles from './RoomTab.module.css'

interface AnchorTabProps {
  readonly live: LiveRoom | undefined
  readonly facts: RoomFacts | null
}

const SECOND_MS = 1000

/** The anchor of a room, its topic and its facts. */
export function AnchorTab({ live, facts }: AnchorTabProps) {
  const { t, i18n } = useTranslation()
  const read = useLocalText()
  const anchor = facts?.anchor ?? live?.anchor
  if (anchor === undefined) return null
  return (
    <ScrollArea>
      <div className={styles.anchor}>
        <Avatar src={anchor.avatar} name={read(anchor.name)} size="xl" />
        <h2>
          <bdi>{read(anchor.name)}</bdi>
        </h2>
      </div>
      <div className={styles.facts}>
        <KeyValue
          label={t('room.anchor.topic')}
          value={<bdi>{read(facts?.topic ?? live?.title ?? '')}</bdi>}
        />
        <KeyValue
          label={t('room.anchor.viewers')}
          value={countWords(i18n.language, facts?.viewers ?? live?.viewers ?? 0)}
        />
        {live !== undefined && (
          <>
            <KeyValue label={t('room.anchor.kind')} value={t(`room.kind.${live.kind}`)} />
            <KeyValue
              label={t('room.anchor.delay')}
              value={t('room.anchor.seconds', { seconds: String(Math.round(live.delayMs / SECOND_MS)) })}
            />
          </>
        )}
      </div>
    </ScrollArea>
  )
}
