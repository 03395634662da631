import { VIRTUAL_GAMES, type VirtualGameId } from '../games.ts'
import type { AllLanguages } from '../../../../streams/domain/localText.ts'
import type { WorldLeague } from '../../world.ts'

/** Limits of bets are those of this league level (docs/virtual-sports.md, 7). */
const LEVEL = 4

const NAMES: Readonly<Record<VirtualGameId, string>> = {
  '31001': 'VR足球联赛|VR足球聯賽|VR Football League',
  '31002': 'VR英格兰联赛|VR英格蘭聯賽|VR English League',
  '31003': 'VR世界杯|VR世界盃|VR World Cup',
  '31004': 'VR国家杯|VR國家盃|VR Nations Cup',
  '31005': 'VR西班牙友谊赛|VR西班牙友誼賽|VR Spanish Friendlies',
  '31201': 'VR篮球联赛|VR籃球聯賽|VR Basketball League',
  '31101': '银溪赛道|銀溪賽道|Silver Creek',
  '31102': '月湖跑道|月湖跑道|Moon Lake',
  '31103': '四圈泥地|四圈泥地|Four Laps',
  '31104': '海岸公路|海岸公路|Coast Road',
}

const REGION: AllLanguages = { cmn: '虚拟', zho: '虛擬', english: 'Virtual' }

/** Reads `simplified|traditional|English`. */
export function threeNames(text: string): AllLanguages {
  const [cmn = '', zho = cmn, english = cmn] = text.split('|')
  return { cmn, zho, english }
}

/** The league that a game is. */
export function leagueOf(game: VirtualGameId): WorldLeague {
  const { sport } = VIRTUAL_GAMES[game]
  return { id: game, sport, name: threeNames(NAMES[game]), level: LEVEL, hot: false, region: REGION }
}
