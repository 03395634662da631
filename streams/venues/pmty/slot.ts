/** The venue finds a line again by its slot: its place among the lines of its market, from 1. */
export function handleOfSlot(slot: number): string {
  return String(slot)
}

/** The main line for a handle that is no slot; the venue refuses a bet whose ids do not fit. */
export function slotOf(handle: string | null): number {
  return handle !== null && /^\d{1,9}$/.test(handle) ? Number(handle) : 1
}
