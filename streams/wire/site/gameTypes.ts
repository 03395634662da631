import * as v from 'valibot'
import { whole } from '../decode.ts'
import { looseId, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'

/** The site's games of a type. The answer decides which modes the home page shows (docs/games/casino.md, 6.8). */
export const GAME_TYPES_PATH = '/api/site/gameassist/memberVenue/v4/queryGameByType'

/** `gameType` by name. */
export const GAME_TYPES = { sport: 1, casino: 2, lottery: 3, anchorGame: 4 } as const

export type GameType = keyof typeof GAME_TYPES

export const gameTypeRequest = v.object({ gameType: v.pipe(whole, v.picklist(Object.values(GAME_TYPES))) })

/** A game; `count` is how many tables or draws it has. */
const siteGame = looseObject({
  gameId: looseId,
  gameName: looseText,
  venueEnName: looseText,
  gameType: looseNumber(null),
  count: looseNumber(0),
  status: looseNumber(0),
  sort: looseNumber(0),
})

export const gameTypeAnswer = v.object({ games: looseList(siteGame) })
