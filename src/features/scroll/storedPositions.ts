const KEY = 'touchline.places'

/** The maximum number of stored positions; the oldest are dropped. */
const KEPT = 100

/** The scroll position of each list in px, by its name; stored for the browser session. */
export type Positions = Map<string, number>

export function readPositions(): Positions {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(held) ? held.filter(isPosition) : [])
  } catch {
    return new Map()
  }
}

export function storePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEPT)))
  } catch {
    // storage can be unavailable, as in private browsing: the positions then last until the page is unloaded
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  if (!Array.isArray(entry) || entry.length !== 2) return false
  const [name, top] = entry as readonly unknown[]
  return typeof name === 'string' && Number.isFinite(top)
}
