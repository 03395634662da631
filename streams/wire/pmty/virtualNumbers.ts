/**
 * Numbers and words of virtual sports (docs/virtual-sports.md, 1 and 6), as plain literals: `wire` does not depend on
 * the domain.
 */
import { VIRTUAL_WIRE_GAMES } from '../virtualGames.ts'

/** `csid` of each sport. */
const CSIDS = {
  virtualFootball: 1001,
  virtualBasketball: 1004,
  virtualHorse: 1011,
  virtualGreyhounds: 1002,
  virtualSpeedway: 1009,
  virtualMotorbike: 1010,
} as const

/** The games with the venue's names of their ids, in the order of the menu. */
export const PMTY_VIRTUAL_GAMES = VIRTUAL_WIRE_GAMES.map(({ id, ...game }) => ({
  tid: id,
  csid: CSIDS[game.sport],
  ...game,
}))

/** How long before the start of a batch betting ends, real ms. */
export const PMTY_VIRTUAL_LOCK_MS = 10_000

/** How long after the end of its film a batch leaves the list, real ms. */
export const PMTY_VIRTUAL_LISTED_MS = 10_000
