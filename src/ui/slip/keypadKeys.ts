export type KeypadKey = `${number}` | '.' | '00' | '000' | 'backspace' | 'clear' | 'done'

/** Whether a key or a paste goes to a form field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

/**
 * The keypad key for a physical key; `null` for a shortcut, for typing in a field, and for Enter on a button
 * or link, which activates that element.
 */
export function keypadKeyFor(event: KeyboardEvent): KeypadKey | null {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  if (isTyping(target)) return null
  if (/^[0-9]$/.test(event.key)) return event.key as `${number}`
  switch (event.key) {
    case '.':
    case ',':
      return '.'
    case 'Backspace':
      return 'backspace'
    case 'Delete':
      return 'clear'
    case 'Enter':
      return target?.closest('button, a') ? null : 'done'
    default:
      return null
  }
}
