import type { BatchEntry, EntryMatch } from '../virtual/batch.ts'

type Fields = Readonly<Record<string, unknown>>

/** The entry of a batch of virtual sports (docs/virtual-sports.md, 3); `null` for anything else. */
export function batchEntry(value: unknown): BatchEntry | null {
  if (!isObject(value)) return null
  const { weights, names, matches } = value
  if (isListOf(weights, isNumber) && isListOf(names, isText)) return { weights, names }
  return isListOf(matches, isEntryMatch) ? { matches } : null
}

function isEntryMatch(value: unknown): value is EntryMatch {
  if (!isObject(value)) return false
  const { orderNo, home, away, chances, before, decides } = value
  return (
    isNumber(orderNo) &&
    isText(home) &&
    isText(away) &&
    isPair(chances) &&
    (before === null || isPair(before)) &&
    typeof decides === 'boolean'
  )
}

function isPair(value: unknown): boolean {
  return isListOf(value, isNumber) && value.length === 2
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isItem)
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
