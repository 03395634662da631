import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import type { Sport } from '../../streams/domain/vocabulary/sports.ts'

export const SPORT_NAMES: Readonly<Record<Sport, AllLanguages>> = {
  football: { cmn: '足球', zho: '足球', english: 'Football' },
  iceHockey: { cmn: '冰球', zho: '冰球', english: 'Ice hockey' },
  basketball: { cmn: '篮球', zho: '籃球', english: 'Basketball' },
  rugby: { cmn: '橄榄球', zho: '橄欖球', english: 'Rugby' },
  tennis: { cmn: '网球', zho: '網球', english: 'Tennis' },
  americanFootball: { cmn: '美式足球', zho: '美式足球', english: 'American football' },
  baseball: { cmn: '棒球', zho: '棒球', english: 'Baseball' },
  handball: { cmn: '手球', zho: '手球', english: 'Handball' },
  floorball: { cmn: '地板球', zho: '地板球', english: 'Floorball' },
  golf: { cmn: '高尔夫', zho: '高爾夫球', english: 'Golf' },
  volleyball: { cmn: '排球', zho: '排球', english: 'Volleyball' },
  cricket: { cmn: '板球', zho: '板球', english: 'Cricket' },
  tableTennis: { cmn: '乒乓球', zho: '乒乓球', english: 'Table tennis' },
  snooker: { cmn: '斯诺克', zho: '司諾克', english: 'Snooker' },
  futsal: { cmn: '室内足球', zho: '室內足球', english: 'Futsal' },
  mma: { cmn: '综合格斗', zho: '綜合格鬥', english: 'MMA' },
  boxing: { cmn: '拳击', zho: '拳擊', english: 'Boxing' },
  darts: { cmn: '飞镖', zho: '飛鏢', english: 'Darts' },
  bowls: { cmn: '草地滚球', zho: '草地滾球', english: 'Bowls' },
  waterPolo: { cmn: '水球', zho: '水球', english: 'Water polo' },
  cycling: { cmn: '自行车', zho: '自行車', english: 'Cycling' },
  badminton: { cmn: '羽毛球', zho: '羽毛球', english: 'Badminton' },
  beachVolleyball: { cmn: '沙滩排球', zho: '沙灘排球', english: 'Beach volleyball' },
  formula1: { cmn: '一级方程式', zho: '一級方程式', english: 'Formula 1' },
  specials: { cmn: '特别投注', zho: '特別投注', english: 'Specials' },
  stockCarRacing: { cmn: '纳斯卡赛车', zho: '納斯卡賽車', english: 'Stock car racing' },
  motorcycleRacing: { cmn: '摩托车赛', zho: '摩托車賽', english: 'Motorcycle racing' },
  olympic: { cmn: '奥运会', zho: '奧運', english: 'Olympics' },
  asianGames: { cmn: '亚运会', zho: '亞運', english: 'Asian Games' },
  dota2: { cmn: '刀塔2', zho: 'DOTA 2', english: 'Dota 2' },
  lol: { cmn: '英雄联盟', zho: '英雄聯盟', english: 'LoL' },
  eFootball: { cmn: '电子足球', zho: '電子足球', english: 'E-football' },
  eBasketball: { cmn: '电子篮球', zho: '電子籃球', english: 'E-basketball' },
  csgo: { cmn: '反恐精英', zho: '絕對武力', english: 'CS:GO' },
  kog: { cmn: '王者荣耀', zho: '王者榮耀', english: 'King of Glory' },
  virtualFootball: { cmn: '虚拟足球', zho: '虛擬足球', english: 'Virtual football' },
  virtualHorse: { cmn: '虚拟赛马', zho: '虛擬賽馬', english: 'Virtual horses' },
  virtualGreyhounds: { cmn: '虚拟赛狗', zho: '虛擬賽狗', english: 'Virtual greyhounds' },
  virtualSpeedway: { cmn: '虚拟赛车', zho: '虛擬賽車', english: 'Virtual speedway' },
  virtualMotorbike: { cmn: '虚拟摩托', zho: '虛擬摩托車', english: 'Virtual motorbikes' },
}

export function sportName(sport: Sport, language: TextLanguage): string {
  return SPORT_NAMES[sport][language]
}
