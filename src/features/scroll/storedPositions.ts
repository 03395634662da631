import type { KeyValue } from '../../../streams/index.ts'

const KEY = 'touchline.places'

/** The maximum number of stored positions; the oldest are dropped. */
const KEPT = 100

/** The scroll position of each list in px, by its name; stored for the browser session. */
export type Positions = Map<string, number>

export function readPositions(session: KeyValue): Positions {
  try {
    const held: unknown = JSON.parse(session.get(KEY) ?? '[]')
    return new Map(Array.isArray(held) ? held.filter(isPosition) : [])
  } catch {
    return new Map()
  }
}

/** Without storage, as in private browsing, the positions last until the page is unloaded. */
export function storePositions(session: KeyValue, positions: Positions): void {
  session.set(KEY, JSON.stringify([...positions].slice(-KEPT)))
}

function isPosition(entry: unknown): entry is [string, number] {
  if (!Array.isArray(entry) || entry.length !== 2) return false
  const [name, top] = entry as readonly unknown[]
  return typeof name === 'string' && Number.isFinite(top)
}
