import * as v from 'valibot'
import { looseFlag, looseId, looseNumber, looseText } from '../lenient.ts'

/** Body of `favouriteMatch`: `cf` is true to add and false to cancel. */
export const favouriteMatchRequest = v.object({ mid: looseId, cf: looseFlag, cuid: looseText })

export type FavouriteMatchRequest = v.InferInput<typeof favouriteMatchRequest>

/** Body of `favouriteLeague`. */
export const favouriteLeagueRequest = v.object({ tid: looseId, cf: looseFlag, cuid: looseText })

export type FavouriteLeagueRequest = v.InferInput<typeof favouriteLeagueRequest>

/** The number of favourite matches that are not over. */
export const favouriteCount = looseNumber(null)
