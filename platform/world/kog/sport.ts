import { MINUTE } from '../durations.ts'
import { fightChances, fightRules } from '../esports/fights.ts'
import { mapGame } from '../esports/mapGame.ts'
import { KOG_LEAGUES } from '../names/esportsTeams.ts'

/** A best of seven with maps of 9 towers. */
export const KOG_RULES = fightRules({
  towers: 9,
  setsToWin: 4,
  rally: { least: 45, most: 95 },
  betweenSets: 6 * MINUTE,
  kills: { winner: [0.4, 0.4, 0.15, 0.05], other: [0.75, 0.2, 0.05] },
  gains: { point: 350, counted: 200 },
})

export const KOG = mapGame({
  sport: 'kog',
  idPrefix: '895',
  seedPart: 38,
  kickOffs: { interval: 50 * MINUTE, offset: 22 * MINUTE, longest: 330 * MINUTE },
  firstLeague: 18001,
  leagues: KOG_LEAGUES,
  rules: KOG_RULES,
  strength: fightChances,
})
