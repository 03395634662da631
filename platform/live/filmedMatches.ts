import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { Almanac, InPlay, ScheduledMatch, World, WorldMatch } from '../world/world.ts'
import { HALF_DAY } from './assignment.ts'

/** The matches that rooms can show. */
export interface FilmedMatches {
  /** Everything has happened up to this time, platform ms. */
  now(): number
  /** Those of a sport that have begun, the newest first. */
  of(sport: Sport): readonly ScheduledMatch[]
  /** When a match was in play, up to `now`. */
  inPlay(matchId: string): readonly InPlay[]
}

export type FilmedWorld = Pick<World, 'clock' | 'matches' | 'match' | 'almanac'>

/** The most matches whose times are held in memory. */
const KEPT = 1000

/**
 * The time from which an anchor's day is followed, 12 to 24 hours ago: the beginning of a half day, in which an anchor of
 * any sport shows several matches. Days that are followed from different times are the same from the first match on that
 * is taken in both, so processes that were started at different times agree.
 */
export function earliestShown(now: number): number {
  return (Math.floor(now / HALF_DAY) - 1) * HALF_DAY
}

/** From the almanac of a world; a recording has none, and only its list. */
export function createFilmedMatches(world: FilmedWorld): FilmedMatches {
  return world.almanac === null ? fromList(world) : fromAlmanac(world, world.almanac)
}

function fromAlmanac({ match: listed }: Pick<World, 'match'>, almanac: Almanac): FilmedMatches {
  const sports = new Map<Sport, { readonly until: number; readonly matches: readonly ScheduledMatch[] }>()
  const over = new Map<string, readonly InPlay[]>()
  return {
    now: () => almanac.reached(),
    of(sport) {
      const earliest = earliestShown(almanac.reached())
      const until = almanac.reached() + 1
      const known = sports.get(sport) ?? { until: earliest, matches: [] }
      const begun = almanac.fixtures(sport, known.until, until).filter(({ video }) => video)
      const matches =
        begun.length === 0
          ? known.matches
          : [...begun, ...known.matches].filter(({ kickOff }) => kickOff >= earliest).toSorted(newestFirst)
      sports.set(sport, { until, matches })
      return matches
    },
    inPlay(matchId) {
      const known = over.get(matchId)
      if (known !== undefined) return known
      const parts = almanac.inPlay(matchId)
      // Control can still change a match that is listed.
      if (parts.length > 0 && listed(matchId) === undefined) {
        if (over.size >= KEPT) over.clear()
        over.set(matchId, parts)
      }
      return parts
    },
  }
}

function fromList(world: FilmedWorld): FilmedMatches {
  let seen: readonly WorldMatch[] | null = null
  let filmed: readonly WorldMatch[] = []
  const matches = () => {
    const listed = world.matches()
    if (listed !== seen) filmed = withVideo(listed).toSorted(newestFirst)
    seen = listed
    return filmed
  }
  return {
    now: () => world.clock.now(),
    of: (sport) => matches().filter((match) => match.sport === sport && match.state !== 'notStarted'),
    inPlay(matchId) {
      const match = world.match(matchId)
      if (match?.state === 'live') return [{ from: match.kickOff, until: null, ended: false }]
      const until = match?.endedAt
      return match === undefined || until === undefined ? [] : [{ from: match.kickOff, until, ended: true }]
    },
  }
}

/** The matches with video; all matches of a recording that has no information about video. */
export function withVideo(matches: readonly WorldMatch[]): readonly WorldMatch[] {
  const filmed = matches.filter(({ video }) => video)
  return filmed.length > 0 ? filmed : matches
}

/** Of matches that begin together, that of the highest league is first. */
function newestFirst(one: ScheduledMatch, other: ScheduledMatch): number {
  return other.kickOff - one.kickOff || one.league.level - other.league.level || (one.id < other.id ? -1 : 1)
}
