import { MINUTE } from '../durations.ts'
import { fightChances, fightRules } from '../esports/fights.ts'
import { mapGame } from '../esports/mapGame.ts'
import { DOTA2_LEAGUES } from '../names/esportsTeams.ts'

/** A best of five with maps of 11 towers. */
export const DOTA2_RULES = fightRules({
  towers: 11,
  setsToWin: 3,
  rally: { least: 80, most: 170 },
  betweenSets: 8 * MINUTE,
  kills: { winner: [0.1, 0.3, 0.3, 0.2, 0.1], other: [0.45, 0.35, 0.15, 0.05] },
  gains: { point: 550, counted: 300 },
})

export const DOTA2 = mapGame({
  sport: 'dota2',
  idPrefix: '892',
  seedPart: 35,
  kickOffs: { interval: 60 * MINUTE, offset: 12 * MINUTE, longest: 480 * MINUTE },
  firstLeague: 16401,
  leagues: DOTA2_LEAGUES,
  rules: DOTA2_RULES,
  strength: fightChances,
})
