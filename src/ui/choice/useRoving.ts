import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

interface Roving<E extends HTMLElement> {
  /** The list, which scrolls unless an element around it has `data-scrolls`. */
  listRef: RefObject<E | null>
  /** For the list element: arrow keys, Home and End move selection and focus together. */
  onKeyDown: (event: KeyboardEvent<E>) => void
  /** Only the selected item is a tab stop; the first one when none is selected. */
  tabIndex: (index: number) => 0 | -1
}

/** The index that a key moves to from `index`; `null` for any other key. */
function indexAfterKey(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/**
 * Roving tabindex: one tab stop for a row of items. Also keeps the selected item in view when the row scrolls
 * horizontally. The elements of the items must have `data-roving`, in order.
 */
export function useRoving<E extends HTMLElement, K extends string>(
  items: readonly { readonly key: K }[],
  selectedKey: K | null,
  onSelect: (key: K) => void,
): Roving<E> {
  const listRef = useRef<E>(null)
  const count = items.length
  const selected = items.findIndex((item) => item.key === selectedKey)

  useEffect(() => {
    const list = listRef.current
    const element = itemsOf(list)[selected]
    const scroller = list?.closest<HTMLElement>('[data-scrolls]') ?? list
    if (scroller && element) keepInView(scroller, element)
  }, [selected, count])

  return {
    listRef,
    onKeyDown: (event) => {
      const next = indexAfterKey(event.key, Math.max(selected, 0), count)
      if (next === null) return
      event.preventDefault()
      itemsOf(listRef.current)[next]?.focus()
      const item = items[next]
      if (item && next !== selected) onSelect(item.key)
    },
    tabIndex: (index) => (index === Math.max(selected, 0) ? 0 : -1),
  }
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[data-roving]')] : []
}

/** Scrolls only the list; `scrollIntoView` would scroll the page too. */
function keepInView(list: HTMLElement, item: HTMLElement): void {
  const margin = item.offsetWidth / 2
  const left = item.offsetLeft - list.offsetLeft
  if (left - margin < list.scrollLeft) list.scrollLeft = left - margin
  else if (left + item.offsetWidth + margin > list.scrollLeft + list.clientWidth)
    list.scrollLeft = left + item.offsetWidth + margin - list.clientWidth
}
