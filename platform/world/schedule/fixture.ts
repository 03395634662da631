import type { Competition, WorldSport } from '../names/competitions.ts'
import { COMPETITIONS } from '../names/competitions.ts'
import { withRubber } from '../names/localText.ts'
import { hash, pick, unit } from '../random.ts'
import type { WorldLeague, WorldTeam } from '../world.ts'
import { HOUR, MINUTE, rhythmOf } from './rhythm.ts'

/** A match as announced, before anything happens in it. */
export interface Fixture {
  readonly id: string
  readonly sport: WorldSport
  readonly league: WorldLeague
  readonly home: WorldTeam
  readonly away: WorldTeam
  /** Platform ms. */
  readonly kickOff: number
  readonly announcedAt: number
  /** All chances of this match come from it. */
  readonly seed: number
  readonly neutral: boolean
  readonly video: boolean
  readonly animation: boolean
  /** What is expected of each side: goals, points, or the chance to win a point on serve. */
  readonly strength: readonly [home: number, away: number]
}

/** What the whole world follows from. */
export interface Origin {
  readonly seed: number
  /** Platform ms at which the world was first started; matches before it have been played as well. */
  readonly epoch: number
}

/** Fixtures before the epoch have negative numbers; ids do not. */
const FIRST_NUMBER = 1_000_000
/** Far enough back for every match still listed at the epoch. */
const EARLIEST_NUMBER = -100
const SPORT_DIGIT: Readonly<Record<WorldSport, string>> = { football: '1', basketball: '2', tennis: '5' }
const SPORTS: readonly WorldSport[] = ['football', 'basketball', 'tennis']

/** The id of the n-th fixture of a sport. */
function fixtureId(sport: WorldSport, number: number): string {
  return `${SPORT_DIGIT[sport]}${String(FIRST_NUMBER + number).padStart(7, '0')}`
}

/** What an id names, or `null` for one that this world never gives. */
export function parseFixtureId(id: string): { readonly sport: WorldSport; readonly number: number } | null {
  const sport = SPORTS.find((known) => SPORT_DIGIT[known] === id[0])
  if (sport === undefined || !/^\d{8}$/.test(id)) return null
  const number = Number(id.slice(1)) - FIRST_NUMBER
  return number < EARLIEST_NUMBER ? null : { sport, number }
}

/** Kick-off of the n-th fixture of a sport: on whole minutes, like real ones. */
export function kickOffOf(origin: Origin, sport: WorldSport, number: number): number {
  const rhythm = rhythmOf(sport)
  return Math.floor(origin.epoch / (5 * MINUTE)) * 5 * MINUTE + rhythm.offset + number * rhythm.interval
}

/** When the n-th fixture of a sport becomes known: hours ahead for most, days ahead for some. */
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
  return hash(seed, epoch, SPORTS.indexOf(sport), number)
}

/** The n-th fixture of a sport; `number` may be negative. */
export function fixtureOf(origin: Origin, sport: WorldSport, number: number): Fixture {
  const seed = seedOf(origin, sport, number)
  const competition = competitionOf(origin, sport, number)
  const round = Math.floor(number / COMPETITIONS[sport].length)
  const [homePlace, awayPlace] = pairing(competition.teams.length, round)
  const neutral = sport === 'tennis' || competition.league.region.english === 'International'
  return {
    id: fixtureId(sport, number),
    sport,
    league: competition.league,
    ...teamsOf(competition, homePlace, awayPlace, seed),
    kickOff: kickOffOf(origin, sport, number),
    announcedAt: announcedAtOf(origin, sport, number),
    seed,
    neutral,
    video: competition.league.hot ? unit(seed, 13) < 0.8 : unit(seed, 13) < 0.2,
    animation: unit(seed, 14) < 0.9,
    strength: strengthOf(sport, competition, homePlace, awayPlace, neutral, seed),
  }
}

/** Leagues take turns in an order that differs from round to round. */
function competitionOf({ seed }: Origin, sport: WorldSport, number: number): Competition {
  const all = COMPETITIONS[sport]
  const round = Math.floor(number / all.length)
  const order = all
    .map((competition, index) => ({ competition, rank: hash(seed, round, index, 7) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ competition }) => competition)
  const competition = order[number - round * all.length]
  if (competition === undefined) throw new RangeError(`No league for fixture ${number}`)
  return competition
}

/**
 * Who meets in the n-th match of a league, by the circle method: all pairs of a round are different, and a
 * team's next match is about half a round away from its last, so nobody plays two at once.
 */
function pairing(teams: number, match: number): readonly [home: number, away: number] {
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

function teamsOf(
  { teams, rubbers }: Competition,
  homePlace: number,
  awayPlace: number,
  seed: number,
): { readonly home: WorldTeam; readonly away: WorldTeam } {
  const home = pick(teams, (homePlace + 0.5) / teams.length)
  const away = pick(teams, (awayPlace + 0.5) / teams.length)
  if (rubbers.length === 0) return { home, away }
  const rubber = pick(rubbers, unit(seed, 15))
  return {
    home: { ...home, name: withRubber(home.name, rubber) },
    away: { ...away, name: withRubber(away.name, rubber) },
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
  // 1 for the first of the league, -1 for the last, and a form of the day.
  const rank = (place: number, salt: number): number =>
    1 - (2 * place) / (teams.length - 1) + 0.35 * (2 * unit(seed, salt) - 1)
  const lead = rank(homePlace, 21) - rank(awayPlace, 22)
  const mood = 2 * unit(seed, 23) - 1
  if (sport === 'football') {
    const total = scoring * (1 + 0.1 * mood)
    // Goals that home is ahead by on the whole; the best at home to the worst give about a goal and a half.
    const supremacy = 0.68 * lead + (neutral ? 0 : 0.34)
    const ratio = Math.exp((2 * supremacy) / total)
    return [(total * ratio) / (1 + ratio), total / (1 + ratio)]
  }
  if (sport === 'basketball') {
    const total = scoring + 8 * mood
    const margin = 4.6 * lead + (neutral ? 0 : 2.6)
    return [(total + margin) / 2, (total - margin) / 2]
  }
  const level = 0.63 + 0.03 * mood
  return [level + 0.022 * lead, level - 0.022 * lead]
}
