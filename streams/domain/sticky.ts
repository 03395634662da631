import type { ListSport, ListTab } from './menu.ts'

const MS_PER_DAY = 86_400_000
/** How long a match or league stays at the top, ms. */
export const STICKY_FOR_MS = 90 * MS_PER_DAY

/** What a member keeps at the top of one list, with the time at which each was put there, server ms. */
export interface StickyIds {
  readonly matchIds: ReadonlyMap<string, number>
  readonly leagueIds: ReadonlyMap<string, number>
}

export const NOTHING_STICKY: StickyIds = { matchIds: new Map(), leagueIds: new Map() }

/** The key of a list: its bet type and its sport, such as `live.football`. */
export function stickyKey(betType: ListTab, sport: ListSport): string {
  return `${betType}.${sport}`
}

/** A match of a list, with its league. */
export interface StickyMatch {
  readonly id: string
  readonly leagueId: string
}

/** A list on the screen. */
export interface ListOnScreen {
  /** See `stickyKey`. */
  readonly key: string
  readonly matches: readonly StickyMatch[]
  /** Whether all its matches are there: neither a day nor leagues are chosen. */
  readonly whole: boolean
}
