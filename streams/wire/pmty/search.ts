import * as v from 'valibot'
import { looseList, looseNumber, looseText } from '../lenient.ts'
import { match } from './match.ts'

/** Body of `search`. `searchSportType` is a `csid`, or empty for all sports. */
export const searchRequest = v.object({
  cuid: looseText,
  keyword: looseText,
  searchSportType: looseText,
  device: looseText,
  /** 1 in the lists, 2 in the results. */
  from: looseNumber(1),
})

export type SearchRequest = v.InferOutput<typeof searchRequest>

/** Matches found by a team, in play and not, and leagues with their matches. */
export const searchAnswer = v.object({
  bowling: looseList(match),
  teamH5: looseList(match),
  league: looseList(v.object({ leagueName: looseText, matchList: looseList(match) })),
})
