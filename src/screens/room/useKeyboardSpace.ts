import { useSyncExternalStore } from 'react'

/** The part of the window that an on-screen keyboard leaves, CSS px from the top of the page. */
interface FreeSpace {
  readonly top: number
  readonly height: number
}

/** Less is covered by bars of the browser that come and go. */
const LEAST_KEYBOARD = 100

/**
 * The space above an on-screen keyboard; `null` while there is none. The keyboard covers the page without
 * changing its height, so what is at the foot of the page is not seen.
 */
export function useKeyboardSpace(): FreeSpace | null {
  const read = useSyncExternalStore(subscribe, snapshot)
  if (read === '') return null
  const [top = 0, height = 0] = read.split(' ').map(Number)
  return { top, height }
}

function subscribe(changed: () => void): () => void {
  const view = seenPart()
  view?.addEventListener('resize', changed)
  view?.addEventListener('scroll', changed)
  return () => {
    view?.removeEventListener('resize', changed)
    view?.removeEventListener('scroll', changed)
  }
}

/** A text, because a snapshot is compared by value. */
function snapshot(): string {
  const view = seenPart()
  // A page that is zoomed by hand is seen in part as well.
  if (view === null || view.scale > 1.01 || window.innerHeight - view.height < LEAST_KEYBOARD) return ''
  return `${String(Math.round(view.offsetTop))} ${String(Math.round(view.height))}`
}

/** The visible part of the page; `null` in browsers that do not report it. */
function seenPart(): VisualViewport | null {
  return (window as { readonly visualViewport?: VisualViewport | null }).visualViewport ?? null
}
