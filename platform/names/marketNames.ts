import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import type { MarketKind, MarketSpec, Period, Stat } from '../../streams/domain/market.ts'
import { isFieldKind } from '../../streams/domain/vocabulary/marketKinds.ts'
import { isEsport, isVirtualSport, type Sport } from '../../streams/domain/vocabulary/sports.ts'
import { BOUT_KINDS, BOUT_NAMES } from './boutNames.ts'
import { ESPORTS_TERMS } from './esportsNames.ts'
import { setNames } from './setNames.ts'
import { BAND_NAMES, SPECIAL_KINDS, SPECIAL_NAMES } from './specialNames.ts'

const PERIODS: Readonly<Record<Period, AllLanguages>> = {
  match: { cmn: '全场', zho: '全場', english: '' },
  firstHalf: { cmn: '上半场', zho: '上半場', english: '1st Half' },
  secondHalf: { cmn: '下半场', zho: '下半場', english: '2nd Half' },
  quarter1: { cmn: '第一节', zho: '第一節', english: '1st Quarter' },
  quarter2: { cmn: '第二节', zho: '第二節', english: '2nd Quarter' },
  quarter3: { cmn: '第三节', zho: '第三節', english: '3rd Quarter' },
  quarter4: { cmn: '第四节', zho: '第四節', english: '4th Quarter' },
  ...setNames({ cmn: '局', zho: '局', english: 'Set' }),
  third1: { cmn: '第一节', zho: '第一節', english: '1st Period' },
  third2: { cmn: '第二节', zho: '第二節', english: '2nd Period' },
  third3: { cmn: '第三节', zho: '第三節', english: '3rd Period' },
  ...BAND_NAMES,
  innings1to5: { cmn: '前五局', zho: '前五局', english: 'First 5 Innings' },
  extraTime: { cmn: '加时赛', zho: '加時賽', english: 'Extra Time' },
  penalties: { cmn: '点球大战', zho: '互射十二碼', english: 'Penalties' },
  tie: { cmn: '全部', zho: '全部', english: 'Tie' },
}

/** The words for what is counted; empty where the market's name needs none. */
const STATS: Readonly<Record<Stat, AllLanguages>> = {
  goals: { cmn: '', zho: '', english: '' },
  points: { cmn: '', zho: '', english: '' },
  sets: { cmn: '局数', zho: '局數', english: 'Sets' },
  games: { cmn: '局数', zho: '局數', english: 'Games' },
  corners: { cmn: '角球', zho: '角球', english: 'Corners' },
  cards: { cmn: '罚牌', zho: '罰牌', english: 'Cards' },
  redCards: { cmn: '红牌', zho: '紅牌', english: 'Red Cards' },
  yellowCards: { cmn: '黄牌', zho: '黃牌', english: 'Yellow Cards' },
  places: { cmn: '', zho: '', english: '' },
  runs: { cmn: '得分', zho: '得分', english: 'Runs' },
  hits: { cmn: '安打', zho: '安打', english: 'Hits' },
  homeRuns: { cmn: '全垒打', zho: '全壘打', english: 'Home Runs' },
  wickets: { cmn: '出局', zho: '出局', english: 'Wickets' },
  fours: { cmn: '四分球', zho: '四分球', english: 'Fours' },
  sixes: { cmn: '六分球', zho: '六分球', english: 'Sixes' },
  touchdowns: { cmn: '达阵', zho: '達陣', english: 'Touchdowns' },
  fieldGoals: { cmn: '射门得分', zho: '射門得分', english: 'Field Goals' },
  tries: { cmn: '达阵', zho: '達陣', english: 'Tries' },
  legs: { cmn: '局数', zho: '局數', english: 'Legs' },
  rounds: { cmn: '回合', zho: '回合', english: 'Rounds' },
  goalOrder: { cmn: '', zho: '', english: '' },
  cornerOrder: { cmn: '', zho: '', english: '' },
  cardOrder: { cmn: '', zho: '', english: '' },
  outs: { cmn: '出局数', zho: '出局數', english: 'Outs' },
  scorecards: { cmn: '', zho: '', english: '' },
  stoppages: { cmn: '', zho: '', english: '' },
  balls: { cmn: '球数', zho: '球數', english: 'Balls' },
  kills: { cmn: '人头', zho: '擊殺', english: 'Kills' },
  towers: { cmn: '推塔', zho: '推塔', english: 'Towers' },
  gold: { cmn: '经济', zho: '經濟', english: 'Gold' },
  number: { cmn: '冠军号码', zho: '冠軍號碼', english: 'Winning Number' },
}

const KINDS: Readonly<Record<MarketKind, AllLanguages>> = {
  result: { cmn: '独赢', zho: '獨贏', english: '1X2' },
  winner: { cmn: '独赢', zho: '獨贏', english: 'Winner' },
  handicap: { cmn: '让球', zho: '讓球', english: 'Handicap' },
  total: { cmn: '大小', zho: '大小', english: 'Over/Under' },
  oddEven: { cmn: '单双', zho: '單雙', english: 'Odd/Even' },
  correctScore: { cmn: '波胆', zho: '波膽', english: 'Correct Score' },
  bothScore: { cmn: '两队都进球', zho: '兩隊都進球', english: 'Both Teams to Score' },
  doubleChance: { cmn: '双重机会', zho: '雙重機會', english: 'Double Chance' },
  teamTotalHome: { cmn: '主队大小', zho: '主隊大小', english: 'Home Over/Under' },
  teamTotalAway: { cmn: '客队大小', zho: '客隊大小', english: 'Away Over/Under' },
  exactTotal: { cmn: '总数', zho: '總數', english: 'Exact Total' },
  winningMargin: { cmn: '净胜数', zho: '淨勝數', english: 'Winning Margin' },
  oddEvenHome: { cmn: '主队单双', zho: '主隊單雙', english: 'Home Odd/Even' },
  oddEvenAway: { cmn: '客队单双', zho: '客隊單雙', english: 'Away Odd/Even' },
  cleanSheetHome: { cmn: '主队零失球', zho: '主隊零失球', english: 'Home Clean Sheet' },
  cleanSheetAway: { cmn: '客队零失球', zho: '客隊零失球', english: 'Away Clean Sheet' },
  winToNilHome: { cmn: '主队零封获胜', zho: '主隊零封獲勝', english: 'Home Win to Nil' },
  winToNilAway: { cmn: '客队零封获胜', zho: '客隊零封獲勝', english: 'Away Win to Nil' },
  halfTimeFullTime: { cmn: '半场/全场', zho: '半場/全場', english: 'Half Time/Full Time' },
  ...SPECIAL_KINDS,
  ...BOUT_KINDS,
  toQualify: { cmn: '晋级', zho: '晉級', english: 'To Qualify' },
  place: { cmn: '名次', zho: '名次', english: 'Place' },
  forecast: { cmn: '前二顺序', zho: '前二順序', english: 'Forecast' },
  quinella: { cmn: '前二不分顺序', zho: '前二不分順序', english: 'Quinella' },
  outright: { cmn: '冠军', zho: '冠軍', english: 'Winner' },
}

/** For markets that count points. */
const POINTS_HANDICAP: AllLanguages = { cmn: '让分', zho: '讓分', english: 'Handicap' }

/** The words of market names; empty where English omits them. */
export const MARKET_NAMES = { periods: PERIODS, stats: STATS, kinds: KINDS } as const

interface Terms {
  readonly periods?: Readonly<Partial<Record<Period, AllLanguages>>>
  readonly stats?: Readonly<Partial<Record<Stat, AllLanguages>>>
  /** Names that include what is counted. */
  readonly kinds?: Readonly<Partial<Record<`${Stat}.${MarketKind}`, AllLanguages>>>
}

const GAMES = setNames({ cmn: '局', zho: '局', english: 'Game' })

/** Names in sports whose matches are won by sets. */
const IN_SETS: Terms['kinds'] = {
  'sets.handicap': { cmn: '让局', zho: '讓局', english: 'Set Handicap' },
  'sets.winner': { cmn: '独赢', zho: '獨贏', english: 'Winner' },
  'points.winner': { cmn: '独赢', zho: '獨贏', english: 'Winner' },
  'points.total': { cmn: '总分', zho: '總分', english: 'Total Points' },
  'legs.winner': { cmn: '独赢', zho: '獨贏', english: 'Winner' },
  'legs.total': { cmn: '总局数', zho: '總局數', english: 'Total Legs' },
}

const IN_GAMES: Terms['kinds'] = {
  ...IN_SETS,
  'sets.handicap': { cmn: '让局', zho: '讓局', english: 'Game Handicap' },
}

/** The words of a sport that differ from the usual ones. */
const TERMS: Readonly<Partial<Record<Sport, Terms>>> = {
  football: {
    kinds: {
      'goals.winner': { cmn: '平局退款', zho: '和局退款', english: 'Draw No Bet' },
      'goals.exactTotal': { cmn: '总进球数', zho: '總進球數', english: 'Exact Goals' },
      'goals.winningMargin': { cmn: '净胜球', zho: '淨勝球', english: 'Winning Margin' },
      ...SPECIAL_NAMES,
    },
  },
  tennis: {
    periods: setNames({ cmn: '盘', zho: '盤', english: 'Set' }),
    stats: { sets: { cmn: '盘数', zho: '盤數', english: 'Sets' } },
  },
  volleyball: { kinds: IN_SETS },
  beachVolleyball: { kinds: IN_SETS },
  tableTennis: { periods: GAMES, kinds: IN_GAMES },
  badminton: { periods: GAMES, kinds: IN_GAMES },
  darts: { kinds: IN_SETS },
  snooker: {
    periods: setNames({ cmn: '局', zho: '局', english: 'Frame' }),
    kinds: {
      ...IN_SETS,
      'sets.handicap': { cmn: '让局', zho: '讓局', english: 'Frame Handicap' },
      'sets.total': { cmn: '总局数', zho: '總局數', english: 'Total Frames' },
    },
  },
  baseball: {
    periods: setNames({ cmn: '局', zho: '局', english: 'Inning' }),
    stats: { runs: { cmn: '', zho: '', english: '' } },
    kinds: {
      'runs.handicap': { cmn: '让分', zho: '讓分', english: 'Run Line' },
      'runs.total': { cmn: '大小', zho: '大小', english: 'Total Runs' },
    },
  },
  cricket: {
    periods: setNames({ cmn: '局', zho: '局', english: 'Innings' }),
    stats: { runs: { cmn: '', zho: '', english: '' } },
    kinds: {
      'runs.total': { cmn: '大小', zho: '大小', english: 'Total Runs' },
      'wickets.total': { cmn: '出局大小', zho: '出局大小', english: 'Total Wickets' },
    },
  },
  boxing: { periods: setNames({ cmn: '回合', zho: '回合', english: 'Round' }), kinds: BOUT_NAMES },
  dota2: ESPORTS_TERMS,
  lol: ESPORTS_TERMS,
  csgo: ESPORTS_TERMS,
  kog: ESPORTS_TERMS,
}

/** The display name of a market, such as `全场让球` or `1st Half Corners Over/Under`. */
export function marketName(sport: Sport, spec: MarketSpec, language: TextLanguage): string {
  if (spec.kind === 'outright' && isVirtualSport(sport)) return KINDS.winner[language]
  // Who wins a field or a tie is about all of it.
  if (isFieldKind(spec.kind) || spec.kind === 'toQualify') return KINDS[spec.kind][language]
  if (spec.stat === 'number') return namesTogether([STATS.number, KINDS[spec.kind]], language)
  const terms = TERMS[sport]
  const period = terms?.periods?.[spec.period] ?? PERIODS[spec.period]
  // A shoot-out does not end level.
  const whole = spec.period === 'penalties' ? undefined : terms?.kinds?.[`${spec.stat}.${spec.kind}`]
  const parts = whole === undefined ? [statName(spec, terms), kindName(spec)] : [whole]
  return namesTogether([period, ...parts], language, isEsport(sport) ? ' ' : '')
}

/** English words have a space between them; others have `between`. */
function namesTogether(parts: readonly AllLanguages[], language: TextLanguage, between = ''): string {
  const said = parts.map((part) => part[language])
  return language === 'english' ? said.filter((part) => part !== '').join(' ') : said.join(between)
}

/** The name of a period in a sport; empty for the match in English. */
export function periodName(sport: Sport, period: Period, language: TextLanguage): string {
  return (TERMS[sport]?.periods?.[period] ?? PERIODS[period])[language]
}

function statName({ stat }: MarketSpec, terms: Terms | undefined): AllLanguages {
  return terms?.stats?.[stat] ?? STATS[stat]
}

function kindName({ kind, stat }: MarketSpec): AllLanguages {
  return kind === 'handicap' && stat === 'points' ? POINTS_HANDICAP : KINDS[kind]
}

export function marketNames(sport: Sport, spec: MarketSpec): AllLanguages {
  return {
    cmn: marketName(sport, spec, 'cmn'),
    zho: marketName(sport, spec, 'zho'),
    english: marketName(sport, spec, 'english'),
  }
}
