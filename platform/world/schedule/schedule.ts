import { VOID_AFTER } from '../course/lateness.ts'
import type { Fixture } from '../fixture.ts'
import type { Origin } from './fixtures.ts'
import { announcedAtOf, fixtureOf, kickOffOf, LONGEST_LEAD } from './fixtures.ts'
import { PLAYED_SPORTS } from '../sports.ts'
import type { WorldSport } from '../sports.ts'

interface Coming {
  readonly sport: WorldSport
  readonly number: number
  readonly announcedAt: number
}

/** The rolling list of fixtures. Each fixture is computed once, whatever the steps of time. */
interface Schedule {
  /**
   * Fixtures announced by `at` that were not returned before and may still be listed, by time of
   * announcement.
   */
  take(at: number): readonly Fixture[]
  /** The next announcement, platform ms. */
  nextAt(): number
}

/** The fixtures of a world in these sports; `from` is the platform time of the earliest one needed, ms. */
export function createSchedule(origin: Origin, sports: readonly WorldSport[], from: number): Schedule {
  // The first fixture of each sport that was not computed yet; earlier ones were returned or are in `coming`.
  const frontier = new Map(sports.map((sport) => [sport, firstListed(origin, sport, from)]))
  let coming: Coming[] = []

  /** Computes all fixtures that may be announced by `until`. */
  function look(until: number): void {
    const seen: Coming[] = []
    for (const sport of sports) {
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
      // Fixtures not computed yet are announced after the last `until`, but maybe before the first of
      // `coming`.
      const first = coming[0]?.announcedAt ?? Infinity
      look(first === Infinity ? from : first)
      return coming[0]?.announcedAt ?? Infinity
    },
  }
}

function firstListed(origin: Origin, sport: WorldSport, from: number): number {
  const { interval, longest } = PLAYED_SPORTS[sport].kickOffs
  return Math.floor((from - longest - VOID_AFTER - kickOffOf(origin, sport, 0)) / interval)
}
