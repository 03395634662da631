import { isPlay, type Play } from '../../streams/domain/baccarat/plays.ts'
import { type TableType, typeOfTable } from '../../streams/domain/casino/tables.ts'
import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'

const GAME: AllLanguages = { cmn: '百家乐', zho: '百家樂', english: 'Baccarat' }

/** The names of the types (docs/games/casino.md, 1.1). */
const TYPES: Readonly<Record<TableType, AllLanguages>> = {
  0: GAME,
  1: { cmn: '极速百家乐', zho: '極速百家樂', english: 'Speed baccarat' },
  2: { cmn: '免佣百家乐', zho: '免佣百家樂', english: 'No-commission' },
  5: { cmn: '极速免佣', zho: '極速免佣', english: 'Speed no-commission' },
  8: { cmn: '超级六', zho: '超級六', english: 'Super six' },
}

const PLAYS: Readonly<Record<Play, AllLanguages>> = {
  3001: { cmn: '庄', zho: '莊', english: 'Banker' },
  3031: { cmn: '庄（免佣）', zho: '莊（免佣）', english: 'Banker, no commission' },
  3002: { cmn: '闲', zho: '閒', english: 'Player' },
  3003: { cmn: '和', zho: '和', english: 'Tie' },
  3012: { cmn: '超级六', zho: '超級六', english: 'Super six' },
  3004: { cmn: '庄对', zho: '莊對', english: 'Banker pair' },
  3005: { cmn: '闲对', zho: '閒對', english: 'Player pair' },
}

export function casinoGameName(language: TextLanguage): string {
  return GAME[language]
}

/** The name of its type and the id, such as `百家乐 A12` and `超级六 B07`. */
export function tableName(tableId: string, language: TextLanguage): string {
  return `${TYPES[typeOfTable(tableId) ?? 0][language]} ${tableId}`
}

/** What is bet on, by its code (docs/games/casino.md, 3.3); the code itself for an unknown one. */
export function playName(play: number, language: TextLanguage): string {
  return isPlay(play) ? PLAYS[play][language] : String(play)
}
