const OFFSET_MS = 8 * 3_600_000

/** The calendar day in UTC+8 of an instant, platform ms: `20261120`. */
function dayOf(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

/**
 * A day and a number, the one after `last`: `20261120-0418` (docs/games/rounds.md, 1). The first of a
 * day is 1.
 *
 * @param last `null` before the first.
 * @param at the instant whose day counts, platform ms.
 */
export function numberAfter(last: string | null, at: number, digits: number): string {
  const day = dayOf(at)
  const [lastDay, number] = (last ?? '').split('-')
  return `${day}-${String(lastDay === day ? Number(number) + 1 : 1).padStart(digits, '0')}`
}
