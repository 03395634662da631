const KEY = 'touchline.anchors'
/** The maximum number of stored entries; the oldest are dropped. */
const KEPT = 500

/** Whether the anchor is followed on this device. */
export function isFollowed(anchorId: string): boolean {
  return read().includes(anchorId)
}

/** Stored on this device only; the platform has no call for it. */
export function setFollowed(anchorId: string, followed: boolean): void {
  const others = read().filter((id) => id !== anchorId)
  try {
    localStorage.setItem(KEY, JSON.stringify(followed ? [...others, anchorId].slice(-KEPT) : others))
  } catch {
    // storage can be unavailable, as in private browsing: the change then lasts until the room is left
  }
}

function read(): readonly string[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(held) ? held.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
