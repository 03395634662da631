export type KeypadKey = `${number}` | '.' | '00' | 'backspace' | 'clear' | 'done'

/**
 * What a physical key means to the keypad; `null` when it is not ours: a shortcut, typing in a field, or
 * Enter on a button, which belongs to that button.
 */
export function keypadKeyFor(event: KeyboardEvent): KeypadKey | null {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, textarea, select, [contenteditable]')) return null
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
