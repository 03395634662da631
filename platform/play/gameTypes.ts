import { ANCHOR_GAMES, isAnchorGame } from '../../streams/domain/anchorGames/games.ts'
import { MAINTAIN } from '../../streams/domain/anchorGames/states.ts'
import { LOTTERIES } from '../../streams/domain/lottery/lotteries.ts'
import type { TextLanguage } from '../../streams/domain/localText.ts'
import type { RoundProduct } from '../../streams/domain/rounds/round.ts'
import { GAME_TYPES, gameTypeRequest, GAME_TYPES_PATH } from '../../streams/wire/site/gameTypes.ts'
import { anchorGameName } from '../names/anchorGameNames.ts'
import { casinoGameName } from '../names/casinoNames.ts'
import { anyoneCall, type SiteCall } from '../site/siteCall.ts'
import { success } from '../site/siteReply.ts'
import { LAUNCHED_PRODUCTS, type VenueDesk, type VenueStatus } from '../site/venueDesk.ts'
import type { World } from '../world/world.ts'
import { textLanguage } from './anchorGames/language.ts'
import { ANCHOR_VENUE_NAME } from './anchorGames/roomCalls.ts'
import type { Games } from './games.ts'

const STATUSES: Readonly<Record<VenueStatus, number>> = { closed: 0, open: 1, maintenance: 2 }
const NAMES = {
  sport: { cmn: '体育', zho: '體育', english: 'Sports' },
  lottery: { cmn: '彩票', zho: '彩票', english: 'Lottery' },
} as const

interface Deps extends Pick<Games, 'casino' | 'switches'> {
  /** Products that are not played have no games. */
  readonly played: readonly RoundProduct[]
  readonly venues: Pick<VenueDesk, 'defaultVenue' | 'status'>
  readonly world: Pick<World, 'matches'>
}

interface Game {
  readonly gameId: string
  readonly gameName: string
  readonly venueEnName: string
  readonly count: number
  readonly status: number
}

/** The games of a type, which say whether the modes of the home list are shown. */
export function gameTypesCall({ played, venues, world, casino, switches }: Deps): SiteCall {
  const statusOf = (venue: string): number => STATUSES[venues.status(venue)]

  function anchorGames(language: TextLanguage): readonly Game[] {
    return Object.keys(ANCHOR_GAMES)
      .filter(isAnchorGame)
      .map((game) => ({
        gameId: game,
        gameName: anchorGameName(game, language),
        venueEnName: ANCHOR_VENUE_NAME,
        count: 1,
        status: MAINTAIN[switches.of(game).maintain],
      }))
  }

  function venueGame(gameId: string, gameName: string, venue: string, count: number): readonly Game[] {
    return [{ gameId, gameName, venueEnName: venue, count, status: statusOf(venue) }]
  }

  function gamesOf(type: number, language: TextLanguage): readonly Game[] {
    const { casino: casinoVenue, lottery } = LAUNCHED_PRODUCTS
    switch (type) {
      case GAME_TYPES.sport:
        return venueGame('sport', NAMES.sport[language], venues.defaultVenue, world.matches().length)
      case GAME_TYPES.casino:
        return played.includes('casino')
          ? venueGame('baccarat', casinoGameName(language), casinoVenue, casino.tables.length)
          : []
      case GAME_TYPES.lottery:
        return played.includes('lottery')
          ? venueGame('lottery', NAMES.lottery[language], lottery, LOTTERIES.length)
          : []
      default:
        return played.includes('anchorGame') ? anchorGames(language) : []
    }
  }

  return anyoneCall(GAME_TYPES_PATH, gameTypeRequest, ({ gameType }, { language }) => {
    const games = gamesOf(gameType, textLanguage(language))
    return Promise.resolve(
      success({ games: games.map((game, index) => ({ ...game, gameType, sort: index + 1 })) }),
    )
  })
}
