import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Scrolled up from the end by more than this, px, the list is paused. */
const LEAVE = 40
/**
 * Within this distance from its end, px, the list follows again. Less than `LEAVE`, so that it does not
 * oscillate.
 */
const RETURN = 12

interface Anchor {
  readonly element: Element
  readonly top: number
}

/**
 * Keeps a list scrolled to its end until it is scrolled up by hand. While it is paused, the first visible
 * line keeps its position when lines are removed at the top. The lines are the children of the list's only
 * child.
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
    if (paused) {
      restorePosition(list, anchor.current)
      anchor.current = firstInView(list)
    } else list.scrollTop = list.scrollHeight
    lastTop.current = list.scrollTop
  }, [paused])

  useLayoutEffect(settle, [settle, lines])

  useEffect(() => {
    const list = listRef.current
    if (list === null || typeof ResizeObserver === 'undefined') return
    // an on-screen keyboard, a banner or a loaded picture changes heights without a change of `lines`
    const observer = new ResizeObserver(settle)
    observer.observe(list)
    // with its padding, which holds what floats over the top of the list
    for (const child of list.children) observer.observe(child, { box: 'border-box' })
    return () => {
      observer.disconnect()
    }
  }, [settle])

  const onScroll = useCallback(() => {
    const list = listRef.current
    if (list === null) return
    const below = list.scrollHeight - list.clientHeight - list.scrollTop
    // this hook only ever scrolls down, so scrolling up is always by hand
    const wentUp = list.scrollTop < lastTop.current
    lastTop.current = list.scrollTop
    const left = !paused && wentUp && below > LEAVE
    // needed only while paused; each look at a line may cost a layout
    if (paused || left) anchor.current = firstInView(list)
    if (left) onPause(true)
    if (paused && below <= RETURN) onPause(false)
  }, [paused, onPause])

  return { listRef, onScroll }
}

function restorePosition(list: HTMLElement, anchor: Anchor | null): void {
  if (anchor === null || !anchor.element.isConnected) return
  const moved = topIn(list, anchor.element) - anchor.top
  if (moved !== 0) list.scrollTop += moved
}

/** The first line that is at least partly visible. The lines are in order, so only a few are looked at. */
function firstInView(list: HTMLElement): Anchor | null {
  const lines = [...(list.firstElementChild?.children ?? [])]
  const top = list.getBoundingClientRect().top
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const isInView = (lines[middle]?.getBoundingClientRect().bottom ?? 0) > top
    if (isInView) to = middle
    else from = middle + 1
  }
  const element = lines[from]
  return element === undefined ? null : { element, top: topIn(list, element) }
}

function topIn(list: HTMLElement, line: Element): number {
  return line.getBoundingClientRect().top - list.getBoundingClientRect().top
}
