import type { MouseEvent } from 'react'

/** Whether a click on a link is ours to handle: not a new tab, window or download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
