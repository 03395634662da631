import { type RefObject, useEffect, useRef } from 'react'
import type { RoomSheet } from './RoomSheets.tsx'

export interface WrittenDraft {
  /** The field of the composer. */
  readonly field: RefObject<HTMLInputElement | null>
  /** Called when the open sheet has written into the draft, such as a quoted message. */
  readonly onWritten: () => void
}

/** Puts the cursor at the end of the draft after the sheet that has written into it was closed. */
export function useWrittenDraft(sheet: RoomSheet | null): WrittenDraft {
  const field = useRef<HTMLInputElement>(null)
  const isWritten = useRef(false)
  // The cleanup of the sheet's own effect, which returns the focus to its opener, runs before this.
  useEffect(() => {
    if (sheet !== null || !isWritten.current || field.current === null) return
    isWritten.current = false
    const end = field.current.value.length
    field.current.focus({ preventScroll: true })
    field.current.setSelectionRange(end, end)
  }, [sheet])
  return {
    field,
    onWritten: () => {
      isWritten.current = true
    },
  }
}
