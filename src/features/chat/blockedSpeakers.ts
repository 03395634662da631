import type { KeyValue } from '../../../streams/index.ts'

const KEY = 'touchline.blockedSpeakers'
/** The maximum number of stored entries; the oldest are dropped. */
const KEPT = 200

/** A member whose messages are hidden on this device. */
export interface BlockedSpeaker {
  readonly id: string
  readonly name: string
}

/** The blocked speakers. Stored on this device only; the list is never sent. */
export function blockedSpeakers(local: KeyValue): readonly BlockedSpeaker[] {
  try {
    const held: unknown = JSON.parse(local.get(KEY) ?? '[]')
    return Array.isArray(held) ? held.filter(isSpeaker) : []
  } catch {
    return []
  }
}

/** Without storage, as in private browsing, the block lasts until the room is left. */
export function keepBlocked(local: KeyValue, speakers: readonly BlockedSpeaker[]): void {
  local.set(KEY, JSON.stringify(speakers.slice(-KEPT)))
}

function isSpeaker(value: unknown): value is BlockedSpeaker {
  if (typeof value !== 'object' || value === null) return false
  return 'id' in value && typeof value.id === 'string' && 'name' in value && typeof value.name === 'string'
}
