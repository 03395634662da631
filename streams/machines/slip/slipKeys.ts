import type { KeyValue } from '../../ports/storage.ts'

/** Until 0.1 the device stored one slip for all members and venues. */
const FORMER_KEY = 'touchline.slip'

/** The key of a member's slip at a venue. */
export function slipKey(memberId: string, venue: string): string {
  return `${FORMER_KEY}.${memberId}.${venue}`
}

/** The key of a slip that was stored for all members, and belongs to this one. */
export function formerSlipKey(owner: string): string {
  return `touchline.formerSlip.${owner}`
}

/** Notes whose slip it is that was stored for all members. It is read when the slip is. */
export function noteFormerSlip(device: KeyValue, owner: string): void {
  const text = device.get(FORMER_KEY)
  if (text !== null && device.set(formerSlipKey(owner), text)) device.remove(FORMER_KEY)
}

/** Whether a slip with legs is stored; decided without reading it, so that its code can be loaded later. */
export function hasStoredSlip(device: KeyValue, memberId: string, venue: string): boolean {
  return [slipKey(memberId, venue), formerSlipKey(memberId)].some((key) => {
    const text = device.get(key)
    return text !== null && !text.includes('"legs":[]')
  })
}
