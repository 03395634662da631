import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import { isOver } from '../../book/matchState.ts'
import type { WorldMatch } from '../../world/world.ts'

/** `mms` of a match of esports that no room shows, and `mvs`, because none is animated. */
export const NO_PICTURES = -1

/** The format of a match of maps, and the name of the running map or of the next one, until it is over. */
export function mapsOf(
  match: WorldMatch,
  language: TextLanguage,
): { readonly mfo?: string; readonly mapName?: string } {
  const { format, score } = match
  if (format === undefined) return {}
  const name = isOver(match) ? undefined : format.mapNames[score[0] + score[1]]
  return {
    mfo: `BO${format.bestOf}`,
    ...(name === undefined ? {} : { mapName: textIn(name, language) }),
  }
}
