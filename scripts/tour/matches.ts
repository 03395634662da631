import type { Control } from '../../platform/control/client.ts'
import type { MatchSummary } from '../../platform/control/worldActions.ts'

/** Which match a step needs. */
export type Wanted = (match: MatchSummary, now: number) => boolean

const HOUR = 3_600_000

const isOpen = ({ bettingStatus }: MatchSummary): boolean => bettingStatus === 'open'

/** Football that does not start during the tour. */
export const toCome: Wanted = (match, now) =>
  match.sport === 'football' && match.state === 'notStarted' && match.kickOff > now + HOUR && isOpen(match)

/** Football in play and not yet decided. */
export const inPlay: Wanted = (match) =>
  live('football')(match, 0) && Math.abs(match.score[0] - match.score[1]) < 2

export const live =
  (sport: string): Wanted =>
  (match) =>
    match.sport === sport && match.state === 'live' && isOpen(match)

/** A tournament has no home team. */
export const outright: Wanted = (match) => match.home === '' && isOpen(match)

/** Chooses matches that no earlier step has used. */
export interface Matches {
  /**
   * Claims a match and holds its prices, so that only the tour changes it.
   *
   * @throws when no match fits.
   */
  take(wanted: Wanted): Promise<MatchSummary>
}

export function createMatches(control: Control): Matches {
  const used = new Set<string>()
  return {
    async take(wanted) {
      const { now } = await control.state()
      const fitting = (await control.matches()).filter((match) => wanted(match, now))
      const match = fitting.find(({ id }) => !used.has(id)) ?? fitting[0]
      if (match === undefined) throw new Error('no match fits')
      used.add(match.id)
      await control.world({ do: 'hold', matchId: match.id, on: true })
      return match
    },
  }
}
