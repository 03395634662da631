import type { KeyValue } from '../../ports/storage.ts'

const KEY = 'touchline.placements'

/**
 * Until 0.1 the placements of all venues were stored under one key. An open tab of that release may still
 * write there.
 */
export function formerPlacementsKey(memberId: string): string {
  return `${KEY}.${memberId}`
}

/** The key of a member's open placements at a venue. */
export function placementsKey(memberId: string, venue: string): string {
  return `${formerPlacementsKey(memberId)}.${venue}`
}

export function hasStoredPlacements(device: KeyValue, memberId: string, venue: string): boolean {
  return [placementsKey(memberId, venue), formerPlacementsKey(memberId)].some(
    (key) => device.get(key) !== null,
  )
}
