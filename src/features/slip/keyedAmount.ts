import type { KeypadKey } from '../../ui/Keypad.tsx'

/** More digits than any amount has; the rule of amounts itself stands in the slip. */
const LONGEST = 12

/** What a stake field holds after a key; `done` changes nothing. */
export function keyedAmount(text: string, key: KeypadKey): string {
  switch (key) {
    case 'done':
      return text
    case 'clear':
      return ''
    case 'backspace':
      return text.slice(0, -1)
    default:
      return text.length + key.length > LONGEST ? text : text + key
  }
}
