import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { WorldMatch } from '../../world/world.ts'

/** `mms` and `mvs` of a match that is never filmed or animated. */
export const NO_PICTURES = -1

/** The format of a match of maps, and the name of the running map or of the next one. */
export function mapsOf(
  { format, score }: WorldMatch,
  language: TextLanguage,
): { readonly mfo?: string; readonly mapName?: string } {
  if (format === undefined) return {}
  const name = format.mapNames[score[0] + score[1]]
  return {
    mfo: `BO${format.bestOf}`,
    ...(name === undefined ? {} : { mapName: textIn(name, language) }),
  }
}
