import { type RefObject, useEffect, useRef } from 'react'
import { TO_SLIP_KEY } from '../price/toSlipKey.ts'

/**
 * A key that moves the focus from a price to the slip bar, which is some two hundred tab stops away; Escape
 * moves it back. It is active on prices only, so that it does not interfere with typing or speech input (WCAG
 * 2.1.4).
 *
 * @returns a ref for the bar.
 */
export function useKeyToBar(): RefObject<HTMLButtonElement | null> {
  const bar = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let from: HTMLElement | null = null
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
      if (key.toUpperCase() === TO_SLIP_KEY && target.matches('[data-price]') && bar.current !== null) {
        from = target
        event.preventDefault()
        bar.current.focus()
      } else if (key === 'Escape' && target === bar.current && from?.isConnected === true) from.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return bar
}
