import { useEffect, useRef, useState } from 'react'
import type { ChatView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'

/** The shortest time between two announcements to screen readers, ms. */
const EVERY_MS = 1000

/** Announces the number of new messages, at most once a second; the messages themselves are not read out. */
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
      {/* a new element, so that screen readers announce an unchanged number again */}
      {said.count > 0 && <span key={said.turn}>{t('room.chat.fresh', { count: said.count })}</span>}
    </VisuallyHidden>
  )
}

/** New messages of others since the last view; zero for the first view, which holds the history. */
function newSince(before: ChatView | null, now: ChatView): number {
  if (before === null || before.lines.length === 0) return 0
  if (now.paused) return Math.max(0, now.fresh - (before.paused ? before.fresh : 0))
  const known = new Set(before.lines.map(({ id }) => id))
  const arrived = now.lines.filter((line) => !known.has(line.id) && line.kind === 'message' && !line.mine)
  // messages that were announced while the list was paused are not announced again
  return Math.max(0, arrived.length - (before.paused ? before.fresh : 0))
}
