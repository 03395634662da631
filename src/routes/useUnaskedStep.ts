import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { overlayOf } from './overlays.ts'
import type { OverlayName } from './overlayStack.ts'
import { useOverlayStep } from './useOverlayStep.ts'
import { useUndisturbed } from './useUndisturbed.ts'

interface UnaskedStep {
  readonly open: boolean
  /** The sheet gives way to another page, and what it showed has been closed. */
  readonly leave: () => void
}

/**
 * Opens a sheet that the member did not ask for as a step of the history: once it has something to show and nothing is
 * disturbed by it.
 *
 * @param onBack called when the member has gone back from it.
 */
export function useUnaskedStep(name: OverlayName, has: boolean, onBack: () => void): UnaskedStep {
  const { open, show, close } = useOverlayStep(name)
  const isFree = useUndisturbed(name)
  const closed = useClosedDialogs()
  const { hash } = useLocation()
  const isCovered = overlayOf(hash) !== null
  const shown = useRef(false)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (isCovered) return
    if (open && !has) {
      shown.current = false
      close()
    } else if (open) {
      shown.current = true
    } else if (shown.current) {
      shown.current = false
      back()
    } else if (has && isFree && document.querySelector('dialog[open]') === null) {
      show()
    }
  }, [open, has, isFree, isCovered, closed, show, close])
  return {
    open,
    leave: () => {
      shown.current = false
    },
  }
}

/** Counts closed dialogs. Some dialogs are not in the address, so only their closing shows that the page is free. */
function useClosedDialogs(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const add = () => {
      setCount((before) => before + 1)
    }
    // The event does not bubble, but passes the document on its way down.
    document.addEventListener('close', add, true)
    return () => {
      document.removeEventListener('close', add, true)
    }
  }, [])
  return count
}
