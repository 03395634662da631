import * as v from 'valibot'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

const KEY = 'touchline.searches'
/** How many searches are kept; the oldest are dropped. */
const KEPT = 10
export const MAX_SEARCH_LETTERS = 50

const stored = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SEARCH_LETTERS)))

/** A member's searches on this device, the latest first. Unreadable data counts as none. */
export function readSearches(device: KeyValue, memberId: string): readonly string[] {
  const read = v.safeParse(stored, parseJson(device.get(keyOf(memberId))))
  return read.success ? [...new Set(read.output)].slice(0, KEPT) : []
}

export function storeSearches(device: KeyValue, memberId: string, searches: readonly string[]): void {
  if (searches.length === 0) device.remove(keyOf(memberId))
  else device.set(keyOf(memberId), JSON.stringify(searches))
}

export function withSearch(searches: readonly string[], text: string): readonly string[] {
  return [text, ...searches.filter((each) => each !== text)].slice(0, KEPT)
}

function keyOf(memberId: string): string {
  return `${KEY}.${memberId}`
}
