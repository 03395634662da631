import * as v from 'valibot'
import { listAnswer, looseId, looseFlag, looseList, looseNumber, looseText } from './lenient.ts'

const filterLeague = v.object({
  id: looseId,
  tournamentId: looseText,
  nameText: looseText,
  /** Matches. */
  num: looseNumber(0),
  picUrlthumb: looseText,
  regionId: looseText,
  hotStatus: looseFlag,
  sportId: looseText,
  tournamentLevel: looseNumber(0),
})

const filterSport = v.object({ id: looseId, nameText: looseText, tournamentList: looseList(filterLeague) })

/** A region (or letter) of the league filter. */
export const filterRegion = v.object({
  id: looseId,
  introduction: looseText,
  /** Letter under which it is listed. */
  spell: looseText,
  sportVOs: looseList(filterSport),
})

export type FilterRegion = v.InferOutput<typeof filterRegion>

export const filterRegions = listAnswer(filterRegion)
