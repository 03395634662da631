/** The venue finds a line again by its slot: its place among the lines of its market, from 1. */
export function handleOfSlot(slot: number): string {
  return String(slot)
}

/** An invalid handle means the main line; if the ids of a bet do not fit it, the venue refuses the bet. */
export function slotOf(handle: string | null): number {
  return handle !== null && /^\d{1,9}$/.test(handle) ? Number(handle) : 1
}
