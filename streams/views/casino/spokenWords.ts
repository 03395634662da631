import type { VoiceLanguage } from '../../domain/casino/settings.ts'

/** What the voice of a table says; its language is a setting of its own (docs/games/casino.md, 5). */
export type Cue =
  | { readonly type: 'open' | 'tenSeconds' | 'closed' }
  | { readonly type: 'points'; readonly player: number; readonly banker: number }
  | { readonly type: 'result'; readonly winner: 'banker' | 'player' | 'tie' }

interface Words {
  readonly open: string
  readonly tenSeconds: string
  readonly closed: string
  readonly points: (player: number, banker: number) => string
  readonly banker: string
  readonly player: string
  readonly tie: string
}

const MANDARIN: Words = {
  open: '请下注',
  tenSeconds: '还有十秒',
  closed: '停止下注',
  points: (player, banker) => `闲${player}点，庄${banker}点`,
  banker: '庄赢',
  player: '闲赢',
  tie: '和',
}

const WORDS: Readonly<Record<VoiceLanguage, Words>> = {
  1: MANDARIN,
  2: MANDARIN,
  3: {
    open: 'Place your bets',
    tenSeconds: 'Ten seconds left',
    closed: 'No more bets',
    points: (player, banker) => `Player ${player}, banker ${banker}`,
    banker: 'Banker wins',
    player: 'Player wins',
    tie: 'Tie',
  },
  4: {
    open: 'Mời đặt cược',
    tenSeconds: 'Còn mười giây',
    closed: 'Ngừng đặt cược',
    points: (player, banker) => `Con ${player} điểm, Cái ${banker} điểm`,
    banker: 'Cái thắng',
    player: 'Con thắng',
    tie: 'Hòa',
  },
  5: {
    open: 'เชิญวางเดิมพัน',
    tenSeconds: 'เหลือสิบวินาที',
    closed: 'ปิดรับเดิมพัน',
    points: (player, banker) => `ผู้เล่น ${player} แต้ม เจ้ามือ ${banker} แต้ม`,
    banker: 'เจ้ามือชนะ',
    player: 'ผู้เล่นชนะ',
    tie: 'เสมอ',
  },
}

export function spokenText(cue: Cue, language: VoiceLanguage): string {
  const words = WORDS[language]
  if (cue.type === 'points') return words.points(cue.player, cue.banker)
  return cue.type === 'result' ? words[cue.winner] : words[cue.type]
}

/** The device's voice of each language; 2 is that of 1 with a higher pitch. */
export const VOICES: Readonly<Record<VoiceLanguage, { readonly lang: string; readonly pitch: number }>> = {
  1: { lang: 'zh-CN', pitch: 1 },
  2: { lang: 'zh-CN', pitch: 1.35 },
  3: { lang: 'en', pitch: 1 },
  4: { lang: 'vi', pitch: 1 },
  5: { lang: 'th', pitch: 1 },
}
