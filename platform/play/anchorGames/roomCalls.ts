import * as v from 'valibot'
import { ANCHOR_GAMES, type AnchorGame, isAnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import { MAINTAIN } from '../../../streams/domain/anchorGames/states.ts'
import { anchorBackgroundRequest, anchorRoomsRequest } from '../../../streams/wire/site/anchorGames.ts'
import { anchorBannersPath, anchorGamePaths } from '../../../streams/wire/site/anchorGamePaths.ts'
import { anchorGameName } from '../../names/anchorGameNames.ts'
import { anyoneCall, type SiteCall } from '../../site/siteCall.ts'
import { refusal, success } from '../../site/siteReply.ts'
import type { AnchorCallDeps } from './anchorCallDeps.ts'
import { textLanguage } from './language.ts'
import { gamesOfRoom } from './roomGames.ts'

/** The venue of the games' records and of their share of the day's play (docs/games/anchor.md, 4.1). */
export const ANCHOR_VENUE_NAME = 'ZBYXGAME'

/** A game, and a live room in which it is played. */
interface PlayedGame {
  readonly game: AnchorGame
  readonly roomId: string
}

const BAD_BODY = refusal('validation', 'badBody')
const ALL = Object.keys(ANCHOR_GAMES).filter(isAnchorGame)

/** The games that can be played at the moment, each in the room with the most viewers. */
export function playedNow({
  directory,
  switches,
  viewers,
}: Pick<AnchorCallDeps, 'directory' | 'switches' | 'viewers'>): readonly PlayedGame[] {
  const living = directory
    .rooms()
    .filter((room) => room.living)
    .toSorted((one, other) => viewers(other.roomId) - viewers(one.roomId))
  return ALL.filter((game) => switches.of(game).maintain === 'on').flatMap((game) => {
    const room = living.find((each) => gamesOfRoom(each).includes(game))
    return room === undefined ? [] : [{ game, roomId: room.roomId }]
  })
}

/** The path of a game's picture. */
export function pictureOf(game: AnchorGame): string {
  return `/live/art/game/${game}.svg`
}

/** Which games are played where, whether they are on, and their pictures. */
export function roomCalls({
  siteId,
  directory,
  switches,
  viewers,
  imageBase,
  clock,
}: AnchorCallDeps): readonly SiteCall[] {
  return [
    anyoneCall(anchorGamePaths.rooms, anchorRoomsRequest, async (body) => {
      if (body.siteId !== siteId) return Promise.resolve(BAD_BODY)
      const rooms = directory.rooms().flatMap((room) => {
        const gameCodes = gamesOfRoom(room)
        return gameCodes.length === 0 ? [] : [{ imId: room.roomId, gameCodes }]
      })
      return Promise.resolve(success({ venueName: ANCHOR_VENUE_NAME, rooms, ts: clock.now() }))
    }),

    anyoneCall(anchorGamePaths.switches, v.unknown(), async () => {
      const games = ALL.map((gameCode) => {
        const { maintain, message } = switches.of(gameCode)
        return { gameCode, maintain: MAINTAIN[maintain], message }
      })
      return Promise.resolve(success({ games, ts: clock.now() }))
    }),

    anyoneCall(anchorBannersPath(siteId), v.unknown(), async (_, { language }) => {
      const banners = playedNow({ directory, switches, viewers }).map(({ game: gameCode, roomId: imId }) => {
        const title = anchorGameName(gameCode, textLanguage(language))
        return { gameCode, imId, title, img: `${imageBase}${pictureOf(gameCode)}` }
      })
      const numbered = banners.map((banner, index) => ({
        bannerId: String(index + 1),
        ...banner,
        sort: index + 1,
      }))
      return Promise.resolve(success({ banners: numbered, ts: clock.now() }))
    }),

    anyoneCall(anchorGamePaths.background, anchorBackgroundRequest, async ({ gameCode }) => {
      if (!isAnchorGame(gameCode)) return Promise.resolve(BAD_BODY)
      const picture = (theme: string): string => `${imageBase}/live/art/game/${gameCode}-${theme}.svg`
      return Promise.resolve(
        success({
          gameCode,
          bgImg: picture('dark'),
          bgImgLight: picture('light'),
          ts: clock.now(),
        }),
      )
    }),
  ]
}
