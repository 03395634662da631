import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatView, RoomFacts } from '../../../streams/index.ts'
import { ChatLineView } from './ChatLineView.tsx'
import type { LineActions } from './lineActions.ts'
import { useStickToBottom } from './useStickToBottom.ts'
import styles from './ChatList.module.css'

interface ChatListProps {
  readonly view: ChatView
  readonly facts: RoomFacts | null
  readonly actions: LineActions
  readonly onPause: (paused: boolean) => void
}

/**
 * The lines, oldest first. Their number is bounded by the model, so all of them are drawn. Silent for
 * readers: one announcer tells how many are new.
 */
export const ChatList = memo(function ChatList({ view, facts, actions, onPause }: ChatListProps) {
  const { t } = useTranslation()
  const { lines, paused } = view
  const { listRef, onScroll } = useStickToBottom(lines, paused, onPause)
  return (
    <div
      ref={listRef}
      className={styles.list}
      role="log"
      aria-live="off"
      aria-label={t('room.chat.label')}
      // scrolled by keys too
      tabIndex={0}
      onScroll={onScroll}
    >
      <div className={styles.lines}>
        {lines.length === 0 && facts !== null && <p className={styles.empty}>{t('room.chat.empty')}</p>}
        {lines.map((line) => (
          <ChatLineView
            key={line.id}
            line={line}
            gifts={facts?.gifts ?? NO_GIFTS}
            admin={facts?.admin ?? false}
            actions={actions}
          />
        ))}
      </div>
    </div>
  )
})

const NO_GIFTS: RoomFacts['gifts'] = []
