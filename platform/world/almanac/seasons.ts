import { PLAYED_SPORTS, type WorldSport } from '../sports.ts'
import type { TeamSide } from '../matchRecord.ts'
import {
  fixtureId,
  leagueMatchOf,
  numberOf,
  type Origin,
  pairing,
  parseFixtureId,
} from '../schedule/fixtures.ts'
import type { Season } from '../world.ts'

/** The place of a match in its league. */
interface Place {
  readonly sport: WorldSport
  readonly league: number
  readonly match: number
  /** The number of teams of the league. */
  readonly teams: number
}

/** The order in which the teams of a league meet. It follows from the ids alone. */
interface Seasons {
  season(matchId: string): Season | null
  meetings(matchId: string, most: number): readonly string[]
  recent(matchId: string, side: TeamSide, most: number): readonly string[]
}

export function createSeasons(origin: Origin): Seasons {
  function placeOf(matchId: string): Place | null {
    const named = parseFixtureId(matchId)
    if (named === null || PLAYED_SPORTS[named.sport].tournament === true) return null
    const { league, match } = leagueMatchOf(origin, named.sport, named.number)
    const teams = PLAYED_SPORTS[named.sport].competitions[league]?.teams.length ?? 0
    return teams < 2 ? null : { sport: named.sport, league, match, teams }
  }

  const idOf = ({ sport, league }: Place, match: number): string | null => {
    const id = fixtureId(sport, numberOf(origin, sport, { league, match }))
    // Matches before the first of the world were never played.
    return parseFixtureId(id) === null ? null : id
  }

  return {
    season(matchId) {
      const place = placeOf(matchId)
      const competition = place && PLAYED_SPORTS[place.sport].competitions[place.league]
      if (place === null || competition === null || competition === undefined) return null
      if (competition.league.region.english === 'International') return null
      const { match, teams } = place
      const length = teams * (teams - 1)
      const first = Math.floor(match / length) * length
      const perRound = teams / 2
      return {
        league: competition.league,
        teams: competition.teams,
        round: Math.floor((match - first) / perRound) + 1,
        rounds: length / perRound,
        earlier: Array.from({ length: match - first }, (_, index) => idOf(place, first + index) ?? []).flat(),
      }
    },
    meetings(matchId, most) {
      const place = placeOf(matchId)
      if (place === null) return []
      // By the circle method two teams meet once in as many rounds as there are other teams.
      const apart = (place.teams / 2) * (place.teams - 1)
      return Array.from(
        { length: most },
        (_, index) => idOf(place, place.match - (index + 1) * apart) ?? [],
      ).flat()
    },
    recent(matchId, side, most) {
      const place = placeOf(matchId)
      if (place === null) return []
      const seat = pairing(place.teams, place.match)[side === 'home' ? 0 : 1]
      const found: string[] = []
      // A team has one match in each round, so two rounds contain at least one.
      const oldest = place.match - (most + 1) * place.teams
      for (let match = place.match - 1; match >= oldest && found.length < most; match -= 1) {
        if (!pairing(place.teams, match).includes(seat)) continue
        const id = idOf(place, match)
        if (id !== null) found.push(id)
      }
      return found
    },
  }
}
