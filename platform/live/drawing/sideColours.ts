import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { SHIRTS } from './grounds.ts'
import { TEAM_COLOURS } from './mapFigures.ts'

/** In which colours the clips of a sport draw home and away, `#rrggbb`. */
export function sideColours(sport: Sport): readonly [home: string, away: string] {
  return isEsport(sport) ? [TEAM_COLOURS.left, TEAM_COLOURS.right] : SHIRTS
}
