import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Control } from '../platform/control/client.ts'
import type { MatchSummary } from '../platform/control/worldActions.ts'

export type { MatchSummary }

/** A test's condition for a match. */
export type Wanted = (match: MatchSummary, now: number) => boolean

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Ms. Attacks and kick-offs are over sooner. */
const LONGEST_WAIT = 30_000

/** Open, with scores less than two apart, so that prices can move in both directions. */
const isOpen = ({ bettingStatus, score: [home, away] }: MatchSummary): boolean =>
  bettingStatus === 'open' && Math.abs(home - away) < 2

/** At half time, when nothing happens that the test does not cause. */
const atHalfTime: Wanted = (match) =>
  match.sport === 'football' && match.phase === 'halfTime' && isOpen(match)

/** Whether a match goes on when it is level. */
export const inCup = ({ markets }: MatchSummary): boolean => markets.includes('goals.toQualify.tie')

/** A match in play that goes on when it is level; no other condition finds one. */
export const cupInPlay: Wanted = (match) =>
  inCup(match) && (match.phase === 'firstHalf' || match.phase === 'secondHalf')

/** Far enough from its kick-off that it does not start during the tests. */
export const toCome: Wanted = ({ sport, state, kickOff }, now) =>
  sport === 'football' && state === 'notStarted' && kickOff > now + HOUR

const inPlay: Wanted = (match) => match.sport === 'football' && match.phase === 'firstHalf' && isOpen(match)

/** As `wanted`, of matches that have kicked off less than so many minutes ago. */
const within =
  (minutes: number, wanted: Wanted): Wanted =>
  (match, now) =>
    now - match.kickOff < minutes * MINUTE && wanted(match, now)

/**
 * Matches in play that are likely to stay unchanged for a while: at half time, otherwise in the first half, rather not
 * just before a whistle, at which betting is suspended. Few matches are at half time at the same moment, and a goal
 * within a test is rare.
 */
export const quietInPlay: readonly Wanted[] = [within(56, atHalfTime), within(40, inPlay), atHalfTime, inPlay]

/** A level match in the half, so that one goal decides who wins. */
const levelIn =
  (half: 'firstHalf' | 'secondHalf'): Wanted =>
  ({ sport, phase, bettingStatus, score: [home, away] }) =>
    sport === 'football' && phase === half && bettingStatus === 'open' && home === away

/**
 * Level matches in which control can score a goal. About nine are level in the first half at the same moment, and other
 * tests claim some of them; the second half has as many, and ends at least 105 minutes after the kick-off.
 */
export const levelInPlay: readonly Wanted[] = [levelIn('firstHalf'), within(90, levelIn('secondHalf'))]

/**
 * Claims matches for one test, since the platform and its world are shared by all tests that run in parallel, and holds
 * their prices.
 *
 * @param wanted conditions that are tried in order, and again each second: a match that fits may be suspended just now.
 * @throws when fewer than `count` matches fit and are free for {@link LONGEST_WAIT}.
 */
export async function claimMatches(
  control: Control,
  site: string,
  wanted: Wanted | readonly Wanted[],
  count: number,
): Promise<readonly MatchSummary[]> {
  const claimed: MatchSummary[] = []
  const until = Date.now() + LONGEST_WAIT
  for (;;) {
    claimed.push(...(await claimFitting(control, site, wanted, count - claimed.length)))
    if (claimed.length === count) break
    if (Date.now() > until) throw new Error(`only ${claimed.length} of ${count} matches are free`)
    await sleep(1000)
  }
  // Prices that move by themselves would make waiting for a certain price unreliable.
  for (const { id } of claimed) await control.world({ do: 'hold', matchId: id, on: true })
  return claimed
}

/** Claims at most `count` of the matches that fit now. */
async function claimFitting(
  control: Control,
  site: string,
  wanted: Wanted | readonly Wanted[],
  count: number,
): Promise<readonly MatchSummary[]> {
  const { now } = await control.state()
  const claimed: MatchSummary[] = []
  const matches = (await control.matches()).filter(hasOwnName)
  for (const fits of typeof wanted === 'function' ? [wanted] : wanted) {
    for (const match of matches) {
      if (claimed.length === count) return claimed
      if (inCup(match) !== (fits === cupInPlay)) continue
      if (fits(match, now) && claim(site, match.id)) claimed.push(match)
    }
  }
  return claimed
}

/**
 * Whether no other match has these teams on these sides: a test finds the row of a match by its name. An outright has
 * no teams, and is found by its league.
 */
function hasOwnName({ id, home, away }: MatchSummary, _: number, all: readonly MatchSummary[]): boolean {
  return home === '' || !all.some((other) => other.id !== id && other.home === home && other.away === away)
}

/** Creating a folder succeeds only once, also across processes. */
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
