import { competition } from '../names/competitions.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { Fixture } from '../fixture.ts'
import type { KickOffTimes } from '../kickOffTimes.ts'
import type { AllLanguages } from '../../../streams/domain/localText.ts'
import type { Expectation, PlayedSport } from '../playedSport.ts'
import { playedInFormats } from '../sets/playedInSets.ts'
import type { SetRules } from '../sets/rules.ts'

/** A game of esports: its leagues, and how a map of it is won (docs/esports.md, 3). */
interface MapGame {
  readonly sport: Sport
  readonly idPrefix: string
  readonly seedPart: number
  readonly kickOffs: KickOffTimes
  /** The number of the first league; the others follow. */
  readonly firstLeague: number
  readonly leagues: readonly (Parameters<typeof competition>[2] & { readonly bestOf: number })[]
  /** The rules of the longest format. */
  readonly rules: SetRules
  readonly strength: (expectation: Pick<Expectation, 'lead'>) => readonly [home: number, away: number]
  /** The names of the maps of a match, if they have any. */
  readonly mapNames?: (fixture: Pick<Fixture, 'seed'>) => readonly AllLanguages[]
}

/** The rules of a match of so many maps. */
export function bestOf(rules: SetRules, maps: number): SetRules {
  return { ...rules, setsToWin: (maps + 1) / 2 }
}

/** The simulation of a game that is played on maps; each league decides how many. */
export function mapGame(
  game: MapGame,
): PlayedSport & { readonly rulesOf: (fixture: Pick<Fixture, 'league'>) => SetRules } {
  const { sport, idPrefix, seedPart, kickOffs, firstLeague, leagues, strength, mapNames = () => [] } = game
  const competitions = leagues.map((listed, index) => ({
    ...competition(sport, firstLeague + index, listed),
    scoring: 0,
  }))
  const formats = new Map<number, SetRules>()
  for (const { bestOf: maps } of leagues) formats.set(maps, bestOf(game.rules, maps))
  const mapsOf = new Map(competitions.map(({ league }, index) => [league.id, leagues[index]?.bestOf]))
  const maps = ({ league }: Pick<Fixture, 'league'>): number =>
    mapsOf.get(league.id) ?? 2 * game.rules.setsToWin - 1
  const rulesOf = (fixture: Pick<Fixture, 'league'>): SetRules => formats.get(maps(fixture)) ?? game.rules
  const longest = formats.get(Math.max(...formats.keys())) ?? game.rules
  return {
    idPrefix,
    seedPart,
    kickOffs,
    competitions,
    // A game is played on a screen, so every match has a stream, and its room is nearly always on air.
    filmed: 'all',
    neutral: true,
    strength,
    rulesOf,
    format: (fixture) => ({ bestOf: maps(fixture), mapNames: mapNames(fixture).slice(0, maps(fixture)) }),
    ...playedInFormats([longest, ...[...formats.values()].filter((rules) => rules !== longest)], rulesOf),
  }
}
