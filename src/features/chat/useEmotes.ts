import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'

interface Emotes {
  readonly open: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly toggle: () => void
  /** Closes them on Escape. The focus returns to their button, unless it is in a text field. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The emoji and stickers of the composer. */
export function useEmotes(): Emotes {
  const { open, show, close } = useOverlayStep('emoji')
  const button = useRef<HTMLButtonElement>(null)
  return {
    open,
    button,
    toggle: open ? close : show,
    onKeyDown: (event) => {
      // An open list of mentions handles the key first.
      if (!open || event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
      if (!(event.target instanceof HTMLInputElement)) button.current?.focus()
    },
  }
}
