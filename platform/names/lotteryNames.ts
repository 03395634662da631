import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'

const LOTTERIES: Readonly<Record<string, AllLanguages>> = {
  101: { cmn: '极速3D', zho: '極速3D', english: 'Fast 3D' },
  102: { cmn: '三分3D', zho: '三分3D', english: '3-minute 3D' },
  201: { cmn: '极速时时彩', zho: '極速時時彩', english: 'Fast Five' },
  202: { cmn: '五分时时彩', zho: '五分時時彩', english: '5-minute Five' },
  203: { cmn: '每日五位', zho: '每日五位', english: 'Daily Five' },
  301: { cmn: '极速赛车', zho: '極速賽車', english: 'Racing PK10' },
  302: { cmn: '飞速赛车', zho: '飛速賽車', english: 'Fast PK10' },
  401: { cmn: '二十分11选5', zho: '二十分11選5', english: '20-minute 11/5' },
  402: { cmn: '极速11选5', zho: '極速11選5', english: 'Fast 11/5' },
  501: { cmn: '十分快三', zho: '十分快三', english: '10-minute K3' },
  502: { cmn: '极速快三', zho: '極速快三', english: 'Fast K3' },
  601: { cmn: '六合彩', zho: '六合彩', english: 'Mark Six' },
  602: { cmn: '极速六合彩', zho: '極速六合彩', english: 'Fast Mark Six' },
}

const POSITION = { cmn: '定位胆', zho: '定位膽', english: 'Position' }
const SIDES = { cmn: '大小单双', zho: '大小單雙', english: 'Big, small, odd, even' }
const SUM = { cmn: '和值', zho: '和值', english: 'Sum' }
const SUM_SIDES = { cmn: '和值大小单双', zho: '和值大小單雙', english: 'Sum, two-sided' }
const DRAGON_TIGER = { cmn: '龙虎和', zho: '龍虎和', english: 'Dragon and tiger' }
const DRAGON_TIGER_ONLY = { cmn: '龙虎', zho: '龍虎', english: 'Dragon and tiger' }
const FIRST_TWO = { cmn: '前二直选', zho: '前二直選', english: 'First two, direct' }
const FIRST_THREE = { cmn: '前三直选', zho: '前三直選', english: 'First three, direct' }

/** Plays by their id (docs/games/lottery.md, 4). */
const PLAYS: Readonly<Record<number, AllLanguages>> = {
  101: { cmn: '直选', zho: '直選', english: 'Direct' },
  102: { cmn: '组三', zho: '組三', english: 'Group of three' },
  103: { cmn: '组六', zho: '組六', english: 'Group of six' },
  104: SUM,
  105: POSITION,
  106: SIDES,
  107: SUM_SIDES,
  108: DRAGON_TIGER,
  201: POSITION,
  202: { cmn: '后三直选', zho: '後三直選', english: 'Last three, direct' },
  203: FIRST_THREE,
  204: { cmn: '中三直选', zho: '中三直選', english: 'Middle three, direct' },
  205: { cmn: '后三组三', zho: '後三組三', english: 'Last three, group of three' },
  206: { cmn: '前三组三', zho: '前三組三', english: 'First three, group of three' },
  207: { cmn: '后三组六', zho: '後三組六', english: 'Last three, group of six' },
  208: { cmn: '前三组六', zho: '前三組六', english: 'First three, group of six' },
  209: { cmn: '后三和值', zho: '後三和值', english: 'Sum of the last three' },
  210: { cmn: '后二直选', zho: '後二直選', english: 'Last two, direct' },
  211: FIRST_TWO,
  212: { cmn: '后四直选', zho: '後四直選', english: 'Last four, direct' },
  213: { cmn: '五星直选', zho: '五星直選', english: 'Five, direct' },
  214: SIDES,
  215: { cmn: '总和大小单双', zho: '總和大小單雙', english: 'Sum of all, two-sided' },
  216: DRAGON_TIGER,
  301: POSITION,
  302: SIDES,
  303: DRAGON_TIGER_ONLY,
  304: { cmn: '冠亚和', zho: '冠亞和', english: 'Sum of the first two' },
  305: { cmn: '冠亚和大小单双', zho: '冠亞和大小單雙', english: 'Sum of the first two, two-sided' },
  306: FIRST_TWO,
  307: FIRST_THREE,
  401: { cmn: '任选一', zho: '任選一', english: 'One of five' },
  402: { cmn: '任选二', zho: '任選二', english: 'Two of five' },
  403: { cmn: '任选三', zho: '任選三', english: 'Three of five' },
  404: { cmn: '任选四', zho: '任選四', english: 'Four of five' },
  405: { cmn: '任选五', zho: '任選五', english: 'Five of five' },
  406: { cmn: '任选六', zho: '任選六', english: 'Six' },
  407: { cmn: '任选七', zho: '任選七', english: 'Seven' },
  408: { cmn: '任选八', zho: '任選八', english: 'Eight' },
  409: { cmn: '前三定位胆', zho: '前三定位膽', english: 'Position, first three' },
  410: FIRST_TWO,
  411: { cmn: '前二组选', zho: '前二組選', english: 'First two, group' },
  412: FIRST_THREE,
  413: { cmn: '前三组选', zho: '前三組選', english: 'First three, group' },
  414: SUM_SIDES,
  415: DRAGON_TIGER_ONLY,
  501: SUM,
  502: SUM_SIDES,
  503: { cmn: '三同号通选', zho: '三同號通選', english: 'Any triple' },
  504: { cmn: '三同号单选', zho: '三同號單選', english: 'One triple' },
  505: { cmn: '二同号', zho: '二同號', english: 'Pair' },
  506: { cmn: '二不同号', zho: '二不同號', english: 'Two different' },
  507: { cmn: '三不同号', zho: '三不同號', english: 'Three different' },
  508: { cmn: '三连号通选', zho: '三連號通選', english: 'Any run' },
  601: { cmn: '特码', zho: '特碼', english: 'Special number' },
  602: { cmn: '特码两面', zho: '特碼兩面', english: 'Special, two-sided' },
  603: { cmn: '特码波色', zho: '特碼波色', english: 'Special, colour' },
  604: { cmn: '特码生肖', zho: '特碼生肖', english: 'Special, sign' },
  605: { cmn: '正码', zho: '正碼', english: 'Normal number' },
  606: { cmn: '正码定位', zho: '正碼定位', english: 'Normal, by position' },
  607: { cmn: '二全中', zho: '二全中', english: 'Two of the six' },
  608: { cmn: '三全中', zho: '三全中', english: 'Three of the six' },
}

/** The name of a lottery; its id for one that has none. */
export function lotteryName(ticketId: string, language: TextLanguage): string {
  return LOTTERIES[ticketId]?.[language] ?? ticketId
}

/** The name of a play; its id for one that has none. */
export function lotteryPlayName(playId: number, language: TextLanguage): string {
  return PLAYS[playId]?.[language] ?? String(playId)
}
