import { MINUTE } from '../durations.ts'
import { fightChances, fightRules } from '../esports/fights.ts'
import { mapGame } from '../esports/mapGame.ts'
import { LOL_LEAGUES } from '../names/esportsTeams.ts'

/** A best of five with maps of 11 towers. */
export const LOL_RULES = fightRules({
  towers: 11,
  setsToWin: 3,
  rally: { least: 60, most: 150 },
  betweenSets: 8 * MINUTE,
  kills: { winner: [0.3, 0.4, 0.2, 0.1], other: [0.65, 0.25, 0.1] },
  gains: { point: 550, counted: 300 },
})

export const LOL = mapGame({
  sport: 'lol',
  idPrefix: '893',
  seedPart: 36,
  kickOffs: { interval: 40 * MINUTE, offset: 7 * MINUTE, longest: 420 * MINUTE },
  firstLeague: 16501,
  leagues: LOL_LEAGUES,
  rules: LOL_RULES,
  strength: fightChances,
})
