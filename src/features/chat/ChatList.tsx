import { memo, useMemo, useState } from 'react'
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
 * Lines that are rendered while the list follows its end, a few screens of them. Each rendered line costs layout and
 * paint at every update (docs/benchmarks.md, B3).
 */
const FOLLOWED = 50
/**
 * So many more may be rendered before the oldest are removed together: a line that goes at the top moves all others, so
 * they are laid out and painted again.
 */
const SPARE = 25

/**
 * The lines, oldest first: the newest of them, or all that the model keeps once the member scrolls up or moves the
 * focus among them. Not a live region: one announcer reports the number of new messages.
 */
export const ChatList = memo(function ChatList({ view, facts, actions, onPause }: ChatListProps) {
  const { t } = useTranslation()
  const { lines, paused } = view
  const [focusInside, setFocusInside] = useState(false)
  const all = paused || focusInside
  const from = useFirstRendered(lines)
  const rendered = useMemo(() => (all ? lines : lines.slice(from)), [all, lines, from])
  const { listRef, onScroll } = useStickToBottom(rendered, paused, onPause)
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
      onFocus={({ target, currentTarget }) => {
        setFocusInside(target !== currentTarget)
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // React renders between the two events of a focus that moves from line to line
        setFocusInside(relatedTarget !== currentTarget && currentTarget.contains(relatedTarget))
      }}
      aria-description={t('room.message.keys')}
      onKeyDown={(event) => {
        if (moveAmongMessages(event.currentTarget, event.target, event.key)) event.preventDefault()
      }}
    >
      <div className={styles.lines}>
        {lines.length === 0 && facts !== null && <p className={styles.empty}>{t('room.chat.empty')}</p>}
        {rendered.map((line) => (
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

/** The index of the first line that is rendered while the list follows its end: the same line for many updates. */
function useFirstRendered(lines: ChatView['lines']): number {
  const [firstId, setFirstId] = useState<string | null>(null)
  const kept = lines.findIndex(({ id }) => id === firstId)
  const count = lines.length - kept
  // Fewer than that are left when lines before the first have come back, those of a speaker who was blocked.
  const isEnough = kept === 0 || count >= FOLLOWED
  if (kept >= 0 && isEnough && count <= FOLLOWED + SPARE) return kept
  const from = Math.max(0, lines.length - FOLLOWED)
  const id = lines[from]?.id ?? null
  if (id !== firstId) setFirstId(id)
  return from
}

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
