import { DPTY_STATES } from './tables.ts'

type StateWord = keyof typeof DPTY_STATES

function isStateWord(text: unknown): text is StateWord {
  return typeof text === 'string' && Object.hasOwn(DPTY_STATES, text)
}

/** The word in `md.s`, which is JSON text or the bare `over`; `unknown` for anything else. */
export function dptyStateWord(s: string): StateWord {
  if (s.trim() === 'over') return 'over'
  try {
    const value: unknown = JSON.parse(s)
    const st = typeof value === 'object' && value !== null && 'st' in value ? value.st : null
    return isStateWord(st) ? st : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** `md.s` of a state. */
export function dptyStateText(st: StateWord): string {
  return JSON.stringify({ st })
}
