import type { KeyValue } from '../../../streams/index.ts'

const KEY = 'touchline.anchors'
/** The maximum number of stored entries; the oldest are dropped. */
const KEPT = 500

/** Whether the anchor is followed on this device. */
export function isFollowed(local: KeyValue, anchorId: string): boolean {
  return read(local).includes(anchorId)
}

/**
 * Stored on this device only; the platform has no call for it. Without storage the change lasts until the room
 * is left.
 */
export function setFollowed(local: KeyValue, anchorId: string, followed: boolean): void {
  const others = read(local).filter((id) => id !== anchorId)
  local.set(KEY, JSON.stringify(followed ? [...others, anchorId].slice(-KEPT) : others))
}

function read(local: KeyValue): readonly string[] {
  try {
    const held: unknown = JSON.parse(local.get(KEY) ?? '[]')
    return Array.isArray(held) ? held.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
