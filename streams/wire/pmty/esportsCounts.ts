import { forEachSet, type SetWord } from '../sets.ts'

/** Most maps of a match of esports. */
const MAPS = 7

/** The counts of each map in `msc`, from a number of `S` on. */
function ofMaps<S extends string>(first: number, stat: S): readonly (readonly [string, `${S}.${SetWord}`])[] {
  return forEachSet((map, word) => [`S${first + map - 1}`, `${stat}.${word}`] as const).slice(0, MAPS)
}

const IN_FIGHTS = [...ofMaps(120, 'kills'), ...ofMaps(181, 'towers'), ['S188', 'gold.match']] as const

const IN_ROUNDS = [...ofMaps(120, 'rounds'), ...ofMaps(181, 'kills')] as const

/** The counts of `msc` in each game of esports, besides the maps won, `stat.period` by key (docs/esports.md, 5). */
export const PMTY_ESPORTS_COUNTS = {
  dota2: IN_FIGHTS,
  lol: IN_FIGHTS,
  csgo: IN_ROUNDS,
  kog: IN_FIGHTS,
} as const
