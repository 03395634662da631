import { type RefObject, useEffect, useRef } from 'react'
import type { SlipView } from '../../../streams/index.ts'

/**
 * Keeps the focus in the slip when the focused element is removed: it moves to the heading of the part now
 * shown, and after the sheet has closed to the price that was focused last, or to the page's heading. A focus
 * on any existing element is left alone.
 *
 * @returns a ref for an element inside the sheet.
 */
export function useKeptFocus(view: SlipView, open: boolean): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null)
  const price = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  const { outcome, legs, activeField } = view
  const shown = outcome === null ? ['slip', legs.length, activeField] : [outcome.id, outcome.phase]
  const part = shown.join(' ')

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('[data-price]')) price.current = target
    }
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('focusin', remember)
    }
  }, [])

  useEffect(() => {
    const closes = wasOpen.current && !open
    wasOpen.current = open
    const { activeElement } = document
    // a sheet whose bar is gone gives the focus to the heading, before this effect
    const toHeading = closes && activeElement !== null && activeElement === document.querySelector('main h1')
    if (activeElement !== document.body && !toHeading) return
    if (open) focusOn(headOf(inside.current?.closest('dialog, [role="dialog"]') ?? null))
    else if (price.current !== null) {
      focusOn(price.current.isConnected ? price.current : document.querySelector('main h1'))
    }
  }, [open, part])

  return inside
}

/** The heading of the part that is shown; the sheet itself when there is none. */
function headOf(sheet: Element | null): Element | null {
  return sheet?.querySelector('h2') ?? sheet?.querySelector('[tabindex="-1"]') ?? null
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
