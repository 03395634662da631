import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Control } from '../platform/control/client.ts'
import type { MatchSummary } from '../platform/control/worldActions.ts'

export type { MatchSummary }

/** What a test wants of a match. */
export type Wanted = (match: MatchSummary, now: number) => boolean

const HOUR = 3_600_000

/** Not yet decided, so that its prices have room to move. */
const isOpen = ({ bettingStatus, score: [home, away] }: MatchSummary): boolean =>
  bettingStatus === 'open' && Math.abs(home - away) < 2

/** In play with the ball at rest: nothing happens in it unless a test makes it happen. */
const atHalfTime: Wanted = (match) =>
  match.sport === 'football' && match.phase === 'halfTime' && isOpen(match)

/** Early enough that it does not kick off during the tests. */
export const toCome: Wanted = ({ sport, state, kickOff }, now) =>
  sport === 'football' && state === 'notStarted' && kickOff > now + HOUR

const inPlay: Wanted = (match) => match.sport === 'football' && match.phase === 'firstHalf' && isOpen(match)

/**
 * In play and likely to stay as it is for a while: at half time, else in the first half. Few are at half time at
 * once, and a goal within a test is rare.
 */
export const quietInPlay: readonly Wanted[] = [atHalfTime, inPlay]

/**
 * Matches for one test alone: the platform and its world are shared by all that run at the same time.
 *
 * @param wanted several are tried one after the other.
 * @throws when fewer than `count` fit and are free.
 */
export async function claimMatches(
  control: Control,
  site: string,
  wanted: Wanted | readonly Wanted[],
  count: number,
): Promise<readonly MatchSummary[]> {
  const { now } = await control.state()
  const claimed: MatchSummary[] = []
  const matches = await control.matches()
  for (const fits of typeof wanted === 'function' ? [wanted] : wanted) {
    for (const match of matches) {
      if (claimed.length === count) break
      if (fits(match, now) && claim(site, match.id)) claimed.push(match)
    }
  }
  if (claimed.length < count) throw new Error(`only ${claimed.length} of ${count} matches are free`)
  // A price that moves of its own would make every wait for one a guess.
  for (const { id } of claimed) await control.world({ do: 'hold', matchId: id, on: true })
  return claimed
}

/** Making a folder succeeds once, whichever process asks. */
function claim(site: string, matchId: string): boolean {
  const folder = join(process.env['E2E_DATA'] ?? tmpdir(), 'claimed', site)
  mkdirSync(folder, { recursive: true })
  try {
    mkdirSync(join(folder, matchId))
    return true
  } catch {
    return false
  }
}
