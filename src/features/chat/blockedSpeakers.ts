const KEY = 'touchline.blockedSpeakers'
/** The maximum number of stored entries; the oldest are dropped. */
const KEPT = 200

/** A member whose messages are hidden on this device. */
export interface BlockedSpeaker {
  readonly id: string
  readonly name: string
}

/** The blocked speakers. Stored on this device only; the list is never sent. */
export function blockedSpeakers(): readonly BlockedSpeaker[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(held) ? held.filter(isSpeaker) : []
  } catch {
    return []
  }
}

export function keepBlocked(speakers: readonly BlockedSpeaker[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(speakers.slice(-KEPT)))
  } catch {
    // storage can be unavailable, as in private browsing: the block then lasts until the room is left
  }
}

function isSpeaker(value: unknown): value is BlockedSpeaker {
  if (typeof value !== 'object' || value === null) return false
  return 'id' in value && typeof value.id === 'string' && 'name' in value && typeof value.name === 'string'
}
