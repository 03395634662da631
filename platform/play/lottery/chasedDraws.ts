/** How far ahead the draws of each lottery are announced for chases, besides the one after that on sale. */
export interface ChasedDraws {
  /** The ordinal of the last draw that a chase asks for; -1 when none does. */
  last(ticketId: string): number
  /** From now on draws up to this ordinal are announced. */
  ask(ticketId: string, ordinal: number): void
}

export function createChasedDraws(): ChasedDraws {
  const asked = new Map<string, number>()
  const last = (ticketId: string): number => asked.get(ticketId) ?? -1
  return {
    last,
    ask(ticketId, ordinal) {
      asked.set(ticketId, Math.max(last(ticketId), ordinal))
    },
  }
}
