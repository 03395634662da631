import { MINUTE } from '../durations.ts'
import { DRIFT, PAUSE } from '../esports/fights.ts'
import { mapGame } from '../esports/mapGame.ts'
import { CSGO_LEAGUES } from '../names/esportsTeams.ts'
import type { SetRules } from '../sets/rules.ts'
import { mapNames } from './mapNames.ts'

/**
 * A best of five with maps of 13 rounds, and from 12–12 on to the first lead of two. The sides attack in 12 rounds
 * each, and then by turns; who begins is drawn in each map. Kills are shown and never bet on.
 */
export const CSGO_RULES: SetRules = {
  counts: 'rounds',
  setsToWin: 3,
  points: 13,
  decidingPoints: 13,
  lead: 2,
  cap: null,
  serves: { turns: 12, drawn: true },
  rally: { least: 75, most: 135 },
  betweenSets: 6 * MINUTE,
  besides: { stat: 'kills', winner: [0, 0, 0, 0.5, 0.3, 0.2], other: [0.2, 0.2, 0.2, 0.2, 0.2] },
  pause: PAUSE,
  drift: DRIFT,
}

export const CSGO = mapGame({
  sport: 'csgo',
  idPrefix: '894',
  seedPart: 37,
  kickOffs: { interval: 55 * MINUTE, offset: 33 * MINUTE, longest: 600 * MINUTE },
  firstLeague: 17901,
  leagues: CSGO_LEAGUES,
  rules: CSGO_RULES,
  strength: ({ lead }) => [0.48 + 0.02 * lead, 0.48 - 0.02 * lead],
  mapNames,
})
