import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { openMention, withMention } from '../../../streams/live.ts'

export interface Mention {
  /** What is typed of the name; `null` while no mention is open. */
  readonly query: string | null
  /** Called after each change of the text and of the selection: some keyboards report only one of them. */
  followCaret(): void
  /** Closes the list on Escape. */
  onKeyDown(event: KeyboardEvent): void
  pick(name: string): void
}

/** The mention that is being typed in a field. */
export function useMention(
  field: RefObject<HTMLInputElement | null>,
  draft: string,
  setDraft: (draft: string) => void,
): Mention {
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const open = openMention(draft, caret)
  const shown = open !== null && open.at !== closedAt ? open : null

  // The field has the completed draft only after it is rendered.
  useLayoutEffect(() => {
    if (target === null) return
    field.current?.focus()
    field.current?.setSelectionRange(target, target)
  }, [field, target, draft])

  return {
    query: shown?.query ?? null,
    followCaret: () => {
      setTarget(null)
      setCaret(field.current?.selectionStart ?? 0)
      if (open === null) setClosedAt(null)
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || shown === null) return
      event.preventDefault()
      setClosedAt(shown.at)
    },
    pick: (name) => {
      if (shown === null) return
      const done = withMention(draft, shown, name)
      setDraft(done.draft)
      setCaret(done.caret)
      setTarget(done.caret)
    },
  }
}
