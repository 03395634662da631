const KEY = 'touchline.anchors'
/** More than anybody follows; the oldest go. */
const KEPT = 500

/** Whether this device follows an anchor. */
export function isFollowed(anchorId: string): boolean {
  return read().includes(anchorId)
}

/** Kept on this device only: the platform has no call for it. */
export function setFollowed(anchorId: string, followed: boolean): void {
  const others = read().filter((id) => id !== anchorId)
  try {
    localStorage.setItem(KEY, JSON.stringify(followed ? [...others, anchorId].slice(-KEPT) : others))
  } catch {
    // private browsing may refuse: it holds until the room is left
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
