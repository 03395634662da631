/** A key of a history entry's state: the ids of the list that a room was opened from, in its order. */
const LIST = 'rooms'
/** More are not looked at: the state of an entry may come from anywhere. */
const MOST = 500

/** The state of the entry of a room that is opened from a list. */
export function fromList(roomIds: readonly string[]): Readonly<Record<string, unknown>> {
  return { [LIST]: roomIds.slice(0, MOST) }
}

/** The list that a room was opened from; empty when it was opened otherwise. */
export function listIn(state: unknown): readonly string[] {
  const held: unknown = typeof state === 'object' && state !== null && LIST in state ? state[LIST] : null
  if (!Array.isArray(held)) return []
  return held.slice(0, MOST).filter((id): id is string => typeof id === 'string')
}
