import * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseText } from '../lenient.ts'

/** Query of `leagueFilter`: the list whose leagues are wanted, named as in `MatchListRequest`. */
export const leagueFilterRequest = v.object({
  cuid: looseText,
  euid: looseText,
  type: looseNumber(0),
  md: looseText,
})

export type LeagueFilterRequest = v.InferOutput<typeof leagueFilterRequest>

const tournament = v.object({
  id: looseId,
  tournamentId: looseId,
  nameText: looseText,
  /** Number of its matches in the list. */
  num: looseNumber(0),
  picUrlthumb: looseText,
  regionId: looseText,
  /** See `PMTY_HOT_LEAGUE`. */
  hotStatus: looseNumber(0),
  /** The `csid`. */
  sportId: looseNumber(0),
  tournamentLevel: looseNumber(0),
})

/** A region with its leagues by sport; `introduction` is its name and `spell` the first letter of that. */
const leagueFilterRow = v.object({
  id: looseId,
  introduction: looseText,
  spell: looseText,
  sportVOs: looseList(v.object({ id: looseId, nameText: looseText, tournamentList: looseList(tournament) })),
})

export type LeagueFilterRow = v.InferOutput<typeof leagueFilterRow>

export const leagueFilter = listAnswer(leagueFilterRow)
