import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import type { Competition } from '../names/competitions.ts'
import { withRubber } from '../names/localText.ts'
import { hash, pick, unit } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { PLAYED_SPORTS, WORLD_SPORTS } from '../sports.ts'
import type { WorldSport } from '../sports.ts'
import type { WorldTeam, WorldTeams } from '../world.ts'
import { HOUR, MINUTE } from '../durations.ts'

/** The parameters that determine the whole world. */
export interface Origin {
  readonly seed: number
  /** Platform time of the world's first start, ms; matches before it have been played as well. */
  readonly epoch: number
}

/** Added to the number in an id, since fixtures before the epoch have negative numbers. */
const FIRST_NUMBER = 1_000_000
/** How long before the epoch the first match was played: results are asked for a year back (docs/pmty.md, 2.8). */
const PLAYED_BEFORE = 400 * 24 * HOUR

/** The id of the n-th fixture of a sport. */
export function fixtureId(sport: WorldSport, number: number): string {
  return `${PLAYED_SPORTS[sport].idPrefix}${String(FIRST_NUMBER + number).padStart(7, '0')}`
}

/** Parses an id; `null` if this world never has it. */
export function parseFixtureId(id: string): { readonly sport: WorldSport; readonly number: number } | null {
  const sport = WORLD_SPORTS.find((known) => id.startsWith(PLAYED_SPORTS[known].idPrefix))
  if (sport === undefined) return null
  const digits = id.slice(PLAYED_SPORTS[sport].idPrefix.length)
  if (!/^\d{7}$/.test(digits)) return null
  const number = Number(digits) - FIRST_NUMBER
  return -number * PLAYED_SPORTS[sport].kickOffs.interval > PLAYED_BEFORE ? null : { sport, number }
}

/** Kick-off of the n-th fixture of a sport, in whole minutes. */
export function kickOffOf(origin: Origin, sport: WorldSport, number: number): number {
  const { kickOffs } = PLAYED_SPORTS[sport]
  return Math.floor(origin.epoch / (5 * MINUTE)) * 5 * MINUTE + kickOffs.offset + number * kickOffs.interval
}

/** The ids of a sport's fixtures with a kick-off from `from` up to `to`, platform ms. */
export function idsBetween(origin: Origin, sport: WorldSport, from: number, to: number): readonly string[] {
  return numbersBetween(origin, sport, from, to).map((number) => fixtureId(sport, number))
}

/** The numbers of those fixtures. */
export function numbersBetween(
  origin: Origin,
  sport: WorldSport,
  from: number,
  to: number,
): readonly number[] {
  const { interval } = PLAYED_SPORTS[sport].kickOffs
  const zero = kickOffOf(origin, sport, 0)
  const first = Math.ceil((Math.max(from, zero - PLAYED_BEFORE) - zero) / interval)
  const after = Math.ceil((to - zero) / interval)
  return Array.from({ length: Math.max(0, after - first) }, (_, index) => first + index)
}

/** When the n-th fixture of a sport is announced: hours before kick-off for most, days before for some. */
export function announcedAtOf(origin: Origin, sport: WorldSport, number: number): number {
  const seed = seedOf(origin, sport, number)
  const along = unit(seed, 12)
  const between = (from: number, to: number): number => Math.floor((from + (to - from) * along) * HOUR)
  const kind = unit(seed, 11)
  const lead =
    kind < 0.72
      ? between(1.2, 2.8)
      : kind < 0.91
        ? between(4, 12)
        : kind < 0.98
          ? between(24, 72)
          : between(80, 176)
  return kickOffOf(origin, sport, number) - lead
}

/** The longest time between a fixture's announcement and its kick-off. */
export const LONGEST_LEAD = 176 * HOUR

function seedOf({ seed, epoch }: Origin, sport: WorldSport, number: number): number {
  return hash(seed, epoch, PLAYED_SPORTS[sport].seedPart, number)
}

/** The n-th fixture of a sport; `number` may be negative. */
export function fixtureOf(origin: Origin, sport: WorldSport, number: number): Fixture {
  const seed = seedOf(origin, sport, number)
  const competition = competitionOf(origin, sport, number)
  const round = Math.floor(number / PLAYED_SPORTS[sport].competitions.length)
  const { tournament = false, neutral: alwaysNeutral } = PLAYED_SPORTS[sport]
  const [homePlace, awayPlace] = tournament ? [0, 1] : pairing(competition.teams.length, round)
  const neutral = alwaysNeutral || competition.league.region.english === 'International'
  return {
    id: fixtureId(sport, number),
    sport,
    league: competition.league,
    teams: tournament ? null : teamsOf(competition, homePlace, awayPlace, seed),
    entrants: tournament ? competition.teams : [],
    kickOff: kickOffOf(origin, sport, number),
    announcedAt: announcedAtOf(origin, sport, number),
    seed,
    neutral,
    video: isFilmed(sport, competition, seed),
    animation: !tournament && !isEsport(sport) && unit(seed, 14) < 0.9,
    strength: strengthOf(sport, competition, homePlace, awayPlace, neutral, seed),
  }
}

function isFilmed(sport: WorldSport, { league }: Competition, seed: number): boolean {
  const { filmed } = PLAYED_SPORTS[sport]
  return filmed === 'all' || (filmed === 'some' && unit(seed, 13) < (league.hot ? 0.8 : 0.2))
}

/** Leagues alternate, in an order that differs in each round. Their places in the sport's list. */
function leagueOrder({ seed }: Origin, sport: WorldSport, round: number): readonly number[] {
  return PLAYED_SPORTS[sport].competitions
    .map((_, index) => ({ index, rank: hash(seed, round, index, 7) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ index }) => index)
}

/** Which match of which league the n-th fixture of a sport is. */
interface LeagueMatch {
  /** The place of the league in the sport's list. */
  readonly league: number
  /** The number of the match within the league. */
  readonly match: number
}

export function leagueMatchOf(origin: Origin, sport: WorldSport, number: number): LeagueMatch {
  const leagues = PLAYED_SPORTS[sport].competitions.length
  const match = Math.floor(number / leagues)
  const league = leagueOrder(origin, sport, match)[number - match * leagues]
  if (league === undefined) throw new RangeError(`No league for fixture ${number}`)
  return { league, match }
}

/** The number of the fixture that a league's match is. */
export function numberOf(origin: Origin, sport: WorldSport, { league, match }: LeagueMatch): number {
  const order = leagueOrder(origin, sport, match)
  return match * order.length + order.indexOf(league)
}

function competitionOf(origin: Origin, sport: WorldSport, number: number): Competition {
  const competition = PLAYED_SPORTS[sport].competitions[leagueMatchOf(origin, sport, number).league]
  if (competition === undefined) throw new RangeError(`No league for fixture ${number}`)
  return competition
}

/**
 * The teams of the n-th match of a league, by the circle method: no team occurs twice in a round, and a
 * team's next match is about half a round after its last, so no team plays two matches at once.
 */
export function pairing(teams: number, match: number): readonly [home: number, away: number] {
  const perRound = teams / 2
  const round = Math.floor(match / perRound)
  const place = match - round * perRound
  const seat = (index: number): number => (index === 0 ? 0 : 1 + modulo(index - 1 - round, teams - 1))
  const pair = [seat(place), seat(teams - 1 - place)] as const
  return modulo(round + place, 2) === 0 ? pair : [pair[1], pair[0]]
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

/** The away side swaps its two colours when its shirt has that of the home side. */
function inOtherColours(home: WorldTeam, away: WorldTeam): WorldTeam {
  const { base, trim, pattern } = away.kit
  return base === home.kit.base ? { ...away, kit: { base: trim, trim: base, pattern } } : away
}

function teamsOf(
  { teams, rubbers }: Competition,
  homePlace: number,
  awayPlace: number,
  seed: number,
): WorldTeams {
  const home = pick(teams, (homePlace + 0.5) / teams.length)
  const away = inOtherColours(home, pick(teams, (awayPlace + 0.5) / teams.length))
  if (rubbers.length === 0) return { home, away }
  const rubber = pick(rubbers, unit(seed, 15))
  return {
    home: { ...home, name: withRubber(home.name, rubber.name) },
    away: { ...away, name: withRubber(away.name, rubber.name) },
    ...(rubber.doubles && { doubles: true }),
  }
}

function strengthOf(
  sport: WorldSport,
  { teams, scoring }: Competition,
  homePlace: number,
  awayPlace: number,
  neutral: boolean,
  seed: number,
): readonly [home: number, away: number] {
  // 1 for the first of the league, -1 for the last, plus a random daily form.
  const rank = (place: number, salt: number): number =>
    1 - (2 * place) / (teams.length - 1) + 0.35 * (2 * unit(seed, salt) - 1)
  const lead = rank(homePlace, 21) - rank(awayPlace, 22)
  const mood = 2 * unit(seed, 23) - 1
  return PLAYED_SPORTS[sport].strength({ lead, mood, neutral, scoring })
}
