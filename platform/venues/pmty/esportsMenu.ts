import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { PMTY_ESPORTS_MENU_TYPE } from '../../../streams/wire/pmty/esports.ts'
import type { MenuNode } from '../../../streams/wire/pmty/menu.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import { WORLD_SPORTS, type WorldSport } from '../../world/sports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { gameName, sportCode } from './numbers.ts'

/** `menuId` of the node of all games; that of a game has its `csid` added. */
const ALL_GAMES = 30000

/** The path of the list of all games. */
const ALL_PATH = 'all'

const NAME: AllLanguages = { cmn: '电竞', zho: '電競', english: 'Esports' }

/** The games of the venue, in the order of the menu (docs/esports.md, 6.1). */
const GAMES: readonly WorldSport[] = WORLD_SPORTS.filter(isEsport)

/** `menuId` of all games. */
export const ALL_GAMES_ID = String(ALL_GAMES)

function gameId(game: WorldSport): string {
  return String(ALL_GAMES + sportCode(game))
}

/** The games of an `euid`; `null` for one that is not in the menu of esports. */
export function gamesOfMenu(euid: string): readonly WorldSport[] | null {
  if (euid === ALL_GAMES_ID) return GAMES
  const game = GAMES.find((each) => gameId(each) === euid)
  return game === undefined ? null : [game]
}

/** The games of a `csid`, one or several with commas between; `null` if one of them is unknown. */
export function gamesOfCodes(csid: string): readonly WorldSport[] | null {
  const codes = [...new Set(csid.split(',').map((code) => code.trim()))]
  const games = codes.flatMap((code) => GAMES.find((game) => String(sportCode(game)) === code) ?? [])
  return games.length === codes.length ? games : null
}

/** The node of esports, after those of the tabs. Games without matches stay. */
export function esportsNode(matches: readonly WorldMatch[], language: TextLanguage): MenuNode {
  const open = matches.filter((match) => isEsport(match.sport) && !isOver(match))
  const common = { field2: '1', topMenuList: [] }
  return {
    menuId: ALL_GAMES_ID,
    menuName: NAME[language],
    menuType: PMTY_ESPORTS_MENU_TYPE,
    count: open.length,
    grade: 1,
    parentId: '0',
    field1: '',
    path: ALL_PATH,
    ...common,
    subList: GAMES.map((game) => {
      const own = open.filter(({ sport }) => sport === game)
      return {
        menuId: gameId(game),
        menuName: gameName(game),
        menuType: 0,
        count: own.length,
        liveCount: own.filter(isInPlay).length,
        grade: 2,
        parentId: ALL_GAMES_ID,
        field1: String(sportCode(game)),
        path: game,
        ...common,
        subList: [],
      }
    }),
  }
}
