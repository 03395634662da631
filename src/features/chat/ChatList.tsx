import { memo } from 'react'
import type { ChatView, RoomFacts } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
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
 * The lines, oldest first. The model limits their number, so all of them are rendered. Not a live region: one
 * announcer reports the number of new messages.
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
      // focusable, so that it can be scrolled with keys
      tabIndex={0}
      onScroll={onScroll}
      aria-description={t('room.message.keys')}
      onKeyDown={(event) => {
        if (moveAmongMessages(event.currentTarget, event.target, event.key)) event.preventDefault()
      }}
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

/**
 * Enter focuses the menu of the newest message, the arrow keys move between messages. Returns whether it
 * handled the key.
 */
function moveAmongMessages(list: HTMLElement, from: EventTarget, key: string): boolean {
  const menus = [...list.querySelectorAll<HTMLElement>('[data-message-menu]')]
  const at = menus.findIndex((menu) => menu === from)
  const to =
    at < 0 ? (key === 'Enter' && from === list ? -1 : null) : { ArrowUp: at - 1, ArrowDown: at + 1 }[key]
  if (to === null || to === undefined || to >= menus.length || (at === 0 && to < 0)) return false
  menus.at(to)?.focus()
  return true
}

const NO_GIFTS: RoomFacts['gifts'] = []
