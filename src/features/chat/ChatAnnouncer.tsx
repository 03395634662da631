import { useEffect, useRef, useState } from 'react'
import type { ChatView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'

/** How long messages are counted before they are announced, ms. */
const COUNT_MS = 1000
/** The shortest time between two announcements, ms: a screen reader that speaks all the time hides the room. */
const EVERY_MS = 5000

/** Announces the number of new messages to screen readers; the messages themselves are not read out. */
export function ChatAnnouncer({ view }: { readonly view: ChatView }) {
  const { t } = useTranslation()
  const seen = useRef<ChatView | null>(null)
  const waiting = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const saidAt = useRef(-Infinity)
  const [said, setSaid] = useState<{ readonly count: number; readonly turn: number }>({ count: 0, turn: 0 })

  useEffect(() => {
    waiting.current += newSince(seen.current, view)
    seen.current = view
    if (waiting.current === 0 || timer.current !== null) return
    const untilNext = saidAt.current + EVERY_MS - performance.now()
    timer.current = setTimeout(
      () => {
        timer.current = null
        saidAt.current = performance.now()
        const count = waiting.current
        waiting.current = 0
        setSaid(({ turn }) => ({ count, turn: turn + 1 }))
      },
      Math.max(COUNT_MS, untilNext),
    )
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
