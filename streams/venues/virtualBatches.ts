import type { Entrant, VirtualBatch, VirtualGame, VirtualMatch } from './virtual.ts'

/** A batch further away than this cannot be one that is listed, and a timer cannot wait for it, ms. */
const FAR_MS = 7 * 24 * 60 * 60 * 1000
const MAX_ENTRANTS = 20
export const MAX_MATCHES = 32
const FORM_PLACES = 3

/** A game in the table of a venue; its name comes with the menu. */
export type KnownGame = Omit<VirtualGame, 'name'>

/** A batch as a venue tells it, without its matches. */
type ToldBatch = Omit<VirtualBatch, 'startsAt' | 'sealsAt' | 'sport' | 'matches'> & {
  readonly startsAt: number | null
  readonly sealsAt: number | null
}

/** `null` without usable times or matches. `at` is the venue's time of the answer, ms. */
export function usableBatch(
  { startsAt, sealsAt, ...told }: ToldBatch,
  found: readonly VirtualMatch[],
  at: number,
): VirtualBatch | null {
  if (startsAt === null || sealsAt === null || sealsAt > startsAt) return null
  if (Math.abs(startsAt - at) > FAR_MS || startsAt - sealsAt > FAR_MS) return null
  const matches = found.toSorted((one, other) => one.orderNo - other.orderNo)
  const [first] = matches
  return first === undefined ? null : { ...told, startsAt, sealsAt, sport: first.match.sport, matches }
}

export function byStart(batches: readonly VirtualBatch[]): readonly VirtualBatch[] {
  return batches.toSorted((one, other) => one.startsAt - other.startsAt)
}

/** The entrants of a race by number, each once. */
export function usableEntrants(told: readonly Entrant[]): readonly Entrant[] {
  const byNumber = new Map<number, Entrant>()
  for (const { number, name, form } of told) {
    if (!Number.isInteger(number) || number < 1 || number > MAX_ENTRANTS || byNumber.has(number)) continue
    const places = form.filter((place) => Number.isInteger(place) && place > 0).slice(0, FORM_PLACES)
    byNumber.set(number, { number, name, form: places })
  }
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number)
}
