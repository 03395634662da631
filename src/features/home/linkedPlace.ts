import { BET_TYPES, type ListTab, type Sport, sportOfId } from '../../../streams/index.ts'

/** How old a link may be to choose the list, ms. */
const FRESH_MS = 3000

/** The parameters of such a link besides `sport`, which the list's own address has too. */
export const LINK_PARAMETERS = ['type', 'time'] as const

export interface LinkedPlace {
  readonly betType: ListTab
  /** `null` to keep the sport. */
  readonly sport: Sport | null
}

/**
 * The list that a link from another page asks for: `type` is the index of the tab (0 today, 1 live, 2 early,
 * 3 parlay, 4 champion), `sport` the site's id of a sport, and `time` when the link was followed, ms. An older
 * one is that of a former visit, whose list is remembered.
 *
 * @returns `null` if the address is not such a link, `'old'` if the link was followed too long ago.
 */
export function linkedPlace(search: string, now: number): LinkedPlace | 'old' | null {
  const parameters = new URLSearchParams(search)
  if (LINK_PARAMETERS.some((name) => !parameters.has(name))) return null
  const age = now - wholeNumber(parameters.get('time'))
  const betType = BET_TYPES[wholeNumber(parameters.get('type'))]
  if (betType === undefined || !(age >= 0 && age < FRESH_MS)) return 'old'
  return { betType, sport: sportOfId(wholeNumber(parameters.get('sport'))) }
}

/** `NaN` for anything but digits. */
function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : NaN
}
