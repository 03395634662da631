import type { WorldSport } from '../names/competitions.ts'
import type { Fixture, Origin } from './fixture.ts'
import { announcedAtOf, fixtureOf, kickOffOf, LONGEST_LEAD } from './fixture.ts'
import { rhythmOf } from './rhythm.ts'

const SPORTS: readonly WorldSport[] = ['football', 'basketball', 'tennis']

interface Coming {
  readonly sport: WorldSport
  readonly number: number
  readonly announcedAt: number
}

/** The rolling fixture list. Its cost is one look at each fixture, however time is cut into steps. */
interface Schedule {
  /** Fixtures announced by `at` that were not taken before and may still be listed; by announcement. */
  take(at: number): readonly Fixture[]
  /** When the next one is announced, platform ms. */
  nextAt(): number
}

/** The fixtures of a world; `from` is the platform ms from which on they matter. */
export function createSchedule(origin: Origin, from: number): Schedule {
  // The first fixture of each sport not looked at yet; all before it are taken or in `coming`.
  const frontier = new Map(SPORTS.map((sport) => [sport, firstListed(origin, sport, from)]))
  let coming: Coming[] = []

  /** Looks at all whose announcement could come before the end of the coming interval. */
  function look(until: number): void {
    const seen: Coming[] = []
    for (const sport of SPORTS) {
      let number = frontier.get(sport) ?? 0
      for (; kickOffOf(origin, sport, number) - LONGEST_LEAD <= until; number += 1) {
        seen.push({ sport, number, announcedAt: announcedAtOf(origin, sport, number) })
      }
      frontier.set(sport, number)
    }
    if (seen.length > 0) coming = [...coming, ...seen].sort((a, b) => a.announcedAt - b.announcedAt)
  }

  look(from)
  return {
    take(at) {
      look(at)
      const waiting = coming.findIndex(({ announcedAt }) => announcedAt > at)
      const due = waiting < 0 ? coming.splice(0) : coming.splice(0, waiting)
      return due.map(({ sport, number }) => fixtureOf(origin, sport, number))
    },
    nextAt() {
      // One not looked at yet is announced after `until` of the last look, but maybe before the first coming.
      const first = coming[0]?.announcedAt ?? Infinity
      look(first === Infinity ? from : first)
      return coming[0]?.announcedAt ?? Infinity
    },
  }
}

function firstListed(origin: Origin, sport: WorldSport, from: number): number {
  const { interval, longest } = rhythmOf(sport)
  return Math.floor((from - longest - kickOffOf(origin, sport, 0)) / interval)
}
