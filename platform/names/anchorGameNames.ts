import type { AnchorGame, AnchorOption } from '../../streams/domain/anchorGames/games.ts'
import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'

const GAMES: Readonly<Record<AnchorGame, AllLanguages>> = {
  penalty: { cmn: '点球大战', zho: '點球大戰', english: 'Penalty shootout' },
  buzzer: { cmn: '绝杀三分', zho: '絕殺三分', english: 'Last-second three' },
  baccarat: { cmn: '主播百家乐', zho: '主播百家樂', english: 'Anchor baccarat' },
}

const OPTIONS: Readonly<Record<AnchorOption, AllLanguages>> = {
  jq: { cmn: '进球', zho: '進球', english: 'Goal' },
  bjq: { cmn: '不进', zho: '不進', english: 'No goal' },
  big: { cmn: '大', zho: '大', english: 'Big' },
  small: { cmn: '小', zho: '小', english: 'Small' },
  odd: { cmn: '单', zho: '單', english: 'Odd' },
  even: { cmn: '双', zho: '雙', english: 'Even' },
  player: { cmn: '闲赢', zho: '閒贏', english: 'Player' },
  tie: { cmn: '和', zho: '和', english: 'Tie' },
  banker: { cmn: '庄赢', zho: '莊贏', english: 'Banker' },
}

/** The options of the three-pointer, whose codes are those of the shootout. */
const SHOTS: Readonly<Partial<Record<AnchorOption, AllLanguages>>> = {
  jq: { cmn: '投进', zho: '投進', english: 'Goes in' },
  bjq: { cmn: '投失', zho: '投失', english: 'Misses' },
}

export function anchorGameNames(game: AnchorGame): AllLanguages {
  return GAMES[game]
}

export function anchorGameName(game: AnchorGame, language: TextLanguage): string {
  return GAMES[game][language]
}

export function anchorOptionName(game: AnchorGame, option: AnchorOption, language: TextLanguage): string {
  return ((game === 'buzzer' ? SHOTS[option] : undefined) ?? OPTIONS[option])[language]
}
