import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatView } from '../../../streams/index.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** Readers hear of new messages no oftener than this. */
const EVERY_MS = 1000

/** How many messages are new, said at most once a second; never the messages themselves. */
export function ChatAnnouncer({ view }: { readonly view: ChatView }) {
  const { t } = useTranslation()
  const seen = useRef<ChatView | null>(null)
  const waiting = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const [said, setSaid] = useState<{ readonly count: number; readonly turn: number }>({ count: 0, turn: 0 })

  useEffect(() => {
    waiting.current += newSince(seen.current, view)
    seen.current = view
    if (waiting.current === 0 || timer.current !== null) return
    timer.current = setTimeout(() => {
      timer.current = null
      const count = waiting.current
      waiting.current = 0
      setSaid(({ turn }) => ({ count, turn: turn + 1 }))
    }, EVERY_MS)
  }, [view])

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )

  return (
    <VisuallyHidden live="polite">
      {/* a new element, so that the same number is read again */}
      {said.count > 0 && <span key={said.turn}>{t('room.chat.fresh', { count: said.count })}</span>}
    </VisuallyHidden>
  )
}

/** Messages of others that came after the last one seen; nothing for what was there at first. */
function newSince(before: ChatView | null, now: ChatView): number {
  if (before === null || before.lines.length === 0) return 0
  if (now.paused) return Math.max(0, now.fresh - (before.paused ? before.fresh : 0))
  const known = new Set(before.lines.map(({ id }) => id))
  const arrived = now.lines.filter((line) => !known.has(line.id) && line.kind === 'message' && !line.mine)
  // those told of while the list stood still are not told of again
  return Math.max(0, arrived.length - (before.paused ? before.fresh : 0))
}
