import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Scrolled up so far, points, the list is read and no longer followed. */
const LEAVE = 40
/** So near to its end it is followed again. Less than `LEAVE`, so that it does not flutter. */
const RETURN = 12

interface Anchor {
  readonly element: HTMLElement
  readonly top: number
}

/**
 * Keeps a list at its end until it is scrolled up by hand, and keeps the line that is read where it is when
 * lines go at the top. Lines are the list's only child's children.
 */
export function useStickToBottom(
  lines: readonly unknown[],
  paused: boolean,
  onPause: (paused: boolean) => void,
): { readonly listRef: RefObject<HTMLDivElement | null>; readonly onScroll: () => void } {
  const listRef = useRef<HTMLDivElement>(null)
  const lastTop = useRef(0)
  const anchor = useRef<Anchor | null>(null)

  const settle = useCallback(() => {
    const list = listRef.current
    if (list === null) return
    if (paused) holdPlace(list, anchor.current)
    else list.scrollTop = list.scrollHeight
    lastTop.current = list.scrollTop
    anchor.current = firstInView(list)
  }, [paused])

  useLayoutEffect(settle, [settle, lines])

  useEffect(() => {
    const list = listRef.current
    if (list === null || typeof ResizeObserver === 'undefined') return
    // a keyboard, a banner or a picture in a line changes the heights, not the lines
    const observer = new ResizeObserver(settle)
    observer.observe(list)
    for (const child of list.children) observer.observe(child)
    return () => {
      observer.disconnect()
    }
  }, [settle])

  const onScroll = useCallback(() => {
    const list = listRef.current
    if (list === null) return
    const below = list.scrollHeight - list.clientHeight - list.scrollTop
    // we ourselves only ever go down: what goes up is a hand
    const wentUp = list.scrollTop < lastTop.current
    lastTop.current = list.scrollTop
    anchor.current = firstInView(list)
    if (!paused && wentUp && below > LEAVE) onPause(true)
    if (paused && below <= RETURN) onPause(false)
  }, [paused, onPause])

  return { listRef, onScroll }
}

function holdPlace(list: HTMLElement, anchor: Anchor | null): void {
  if (anchor === null || !anchor.element.isConnected) return
  const moved = topIn(list, anchor.element) - anchor.top
  if (moved !== 0) list.scrollTop += moved
}

/** The first line that is still to be seen. */
function firstInView(list: HTMLElement): Anchor | null {
  const lines = list.firstElementChild?.children ?? []
  for (const line of lines) {
    if (!(line instanceof HTMLElement)) continue
    const top = topIn(list, line)
    if (top + line.offsetHeight > 0) return { element: line, top }
  }
  return null
}

function topIn(list: HTMLElement, line: HTMLElement): number {
  return line.offsetTop - list.scrollTop
}
