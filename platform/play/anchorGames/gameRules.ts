import type { AnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'
import type { OptionRow } from './options.ts'

/** How a game is decided, before the table of its options. */
const RULES: Readonly<Record<AnchorGame, AllLanguages>> = {
  penalty: {
    cmn: '每期踢一个点球。进球与不进的机会各为一半，由开盘前已公布承诺的种子决定；画面只是画面。',
    zho: '每期踢一個點球。進球與不進的機會各為一半，由開盤前已公布承諾的種子決定；畫面只是畫面。',
    english:
      'One penalty in each round. A goal and no goal have the same chance and follow from a seed whose commitment is published before the round opens; the picture decides nothing.',
  },
  buzzer: {
    cmn: '每期投一个压哨三分。投进与投失的机会各为一半，由开盘前已公布承诺的种子决定；画面只是画面。',
    zho: '每期投一個壓哨三分。投進與投失的機會各為一半，由開盤前已公布承諾的種子決定；畫面只是畫面。',
    english:
      'One three-pointer at the buzzer in each round. Going in and missing have the same chance and follow from a seed whose commitment is published before the round opens; the picture decides nothing.',
  },
  baccarat: {
    cmn: '每期从八副满靴中发一手牌，点数取个位，按标准补牌规则补第三张。闲、庄遇和局退回本金。大、小、单、双只看庄家最后的点数：6 至 9 为大，0 至 5 为小，0 为双；和局不影响这四项。',
    zho: '每期從八副滿靴中發一手牌，點數取個位，按標準補牌規則補第三張。閒、莊遇和局退回本金。大、小、單、雙只看莊家最後的點數：6 至 9 為大，0 至 5 為小，0 為雙；和局不影響這四項。',
    english:
      'One hand from a full shoe of eight decks in each round; points are the last digit of the sum, and third cards follow the standard rules. A tie gives the stakes on player and banker back. Big, small, odd and even look at the banker’s points at the end alone: 6 to 9 is big, 0 to 5 small, 0 is even; a tie does not matter to them.',
  },
}

const RETURNS: AllLanguages = { cmn: '返还率', zho: '返還率', english: 'return' }
const CLOSE: AllLanguages = {
  cmn: '赔率含本金。每注派彩向下舍到分，小额投注的实际返还可能再少一分。',
  zho: '賠率含本金。每注派彩無條件捨去到分，小額投注的實際返還可能再少一分。',
  english:
    'Odds include the stake. Each return is rounded down to the minor unit, so a small stake may return up to one minor unit less.',
}

/** The text of the rules with the prices and returns of the options (docs/games/anchor.md, 1). */
export function gameRules(game: AnchorGame, options: readonly OptionRow[], language: TextLanguage): string {
  const lines = options.map(
    ({ name, odds, rtp }) =>
      `${name} ${(odds / ODDS_SCALE).toFixed(2)}, ${RETURNS[language]} ${percent(rtp)}`,
  )
  return [RULES[game][language], ...lines, CLOSE[language]].join('\n')
}

const MILLIONTHS_OF_PERCENT = 10_000

/** Cut, so that no return is shown higher than it is. */
function percent(millionths: number): string {
  return `${(Math.floor(millionths / (MILLIONTHS_OF_PERCENT / 100)) / 100).toFixed(2)}%`
}
