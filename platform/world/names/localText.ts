import type { AllLanguages } from '../../../streams/domain/localText.ts'

/** Pairs of simplified and traditional characters, for the characters in names that differ. */
const PAIRS =
  '业業东東乌烏乐樂云雲亚亞伦倫体體侠俠会會兰蘭兴興养養内內冈岡凯凱击擊单單卢盧厦廈双雙叶葉员員喷噴' +
  '国國图圖圣聖奥奧学學宁寧宫宮尔爾岛島广廣库庫术術机機横橫樱櫻欧歐毕畢汇匯汉漢泽澤济濟温溫湾灣滨濱' +
  '灵靈热熱独獨狮獅现現电電矶磯竞競简簡篮籃红紅约約级級纳納纽紐维維罗羅职職联聯胜勝苏蘇莱萊萨薩诺諾' +
  '谊誼贝貝费費贼賊贾賈赖賴赛賽辽遼达達迈邁进進远遠钢鋼钻鑽铁鐵银銀锋鋒锡錫镇鎮长長门門队隊阳陽际際' +
  '爱愛榄欖开開' +
  '冻凍剑劍号號响響宝寶峡峽巅巔师師惊驚战戰旷曠极極杨楊枪槍桥橋桦樺殒殞灯燈炉爐炼煉狱獄猎獵猪豬獭獺玛瑪' +
  '织織笼籠筝箏请請轨軌迹跡遗遺钛鈦钨鎢钴鈷铂鉑铜銅铬鉻锚錨锤錘锥錐雾霧驯馴鲲鯤鸡雞鹅鵝凤鳳' +
  '酿釀蓝藍鸟鳥袜襪护護旧舊软軟读讀卖賣斗鬥鲤鯉经經' +
  '万萬乔喬乡鄉军軍团團头頭户戶时時来來枫楓标標气氣汤湯滩灘组組绿綠脱脫腊臘装裝车車锦錦镖鏢韦韋鸦鴉鸭鴨' +
  '韩韓项項顿頓风風飓颶飞飛马馬骑騎鱼魚鲁魯鲨鯊鲸鯨鹏鵬鹰鷹麦麥黄黃齐齊龙龍制製华華兹茲'

const characters = Array.from(PAIRS)
const TRADITIONAL = new Map(
  characters.flatMap((character, index) => {
    const traditional = characters[index + 1]
    return index % 2 === 0 && traditional !== undefined ? [[character, traditional] as const] : []
  }),
)

function toTraditional(simplified: string): string {
  return Array.from(simplified, (character) => TRADITIONAL.get(character) ?? character).join('')
}

/** A name in three languages, from simplified Chinese and English. */
function localText(simplified: string, english: string): AllLanguages {
  return { cmn: simplified, zho: toTraditional(simplified), english }
}

/** Parses `simplified|English`. */
export function parseName(pair: string): AllLanguages {
  const [simplified = '', english = simplified] = pair.split('|')
  return localText(simplified, english)
}

/** The name of a nation in one rubber of a tie: `西班牙(男单)`, `Spain (Men)`. */
export function withRubber(nation: AllLanguages, rubber: AllLanguages): AllLanguages {
  return {
    cmn: `${nation.cmn}(${rubber.cmn})`,
    zho: `${nation.zho}(${rubber.zho})`,
    english: `${nation.english} (${rubber.english})`,
  }
}
