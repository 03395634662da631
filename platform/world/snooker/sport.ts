import { competition } from '../names/competitions.ts'
import { SNOOKER_LEAGUES } from '../names/snookerTeams.ts'
import type { Fixture } from '../fixture.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { playedInFormats } from '../sets/playedInSets.ts'
import type { SetRules } from '../sets/rules.ts'

const FIRST_LEAGUE = 16001

/**
 * A best of 35 frames. The visits that count are nine at most in a frame, and who wins five of them wins it: five
 * are worth 65 points or more, four 60 or less.
 */
const BEST_OF_35: SetRules = {
  counts: 'points',
  setsToWin: 18,
  points: 5,
  decidingPoints: 5,
  lead: 1,
  cap: null,
  serves: { turns: 1 },
  rally: { least: 50, most: 130 },
  betweenSets: MINUTE,
  shown: { least: 13, most: 15 },
  drift: 2,
}

/** The frames that win a match in each competition, in their order. */
export const SNOOKER_FORMATS = [
  BEST_OF_35,
  { ...BEST_OF_35, setsToWin: 10 },
  { ...BEST_OF_35, setsToWin: 6 },
  { ...BEST_OF_35, setsToWin: 5 },
] as const

const COMPETITIONS = SNOOKER_LEAGUES.map((listed, index) => ({
  ...competition('snooker', FIRST_LEAGUE + index, listed),
  scoring: 0,
}))

const FORMATS = new Map(COMPETITIONS.map(({ league }, index) => [league.id, SNOOKER_FORMATS[index]]))

/** The format of a match, which its competition decides. */
export function snookerRules({ league }: Pick<Fixture, 'league'>): SetRules {
  return FORMATS.get(league.id) ?? BEST_OF_35
}

export const SNOOKER: PlayedSport = {
  idPrefix: '80',
  seedPart: 13,
  // 35 long frames take about nine hours.
  kickOffs: { interval: 100 * MINUTE, offset: 22 * MINUTE, longest: 11 * HOUR },
  competitions: COMPETITIONS,
  neutral: true,
  strength: ({ lead }) => [0.5 + 0.018 * lead, 0.5 - 0.018 * lead],
  ...playedInFormats(SNOOKER_FORMATS, snookerRules),
}
