import type { TextLanguage } from '../../streams/domain/localText.ts'

/** `A` to `Z`, or `#` for a name that begins with neither a letter nor a Chinese character. */
export function firstLetter(name: string, language: TextLanguage): string {
  const first = /^./u.exec(name.normalize('NFKD').trim())?.[0]?.toUpperCase() ?? ''
  if (/^[A-Z]$/.test(first)) return first
  if (language === 'english' || !/^\p{Script=Han}$/u.test(first)) return '#'
  const index = FIRST_OF_LETTER.findLastIndex(([, han]) => BY_PINYIN.compare(first, han) >= 0)
  return FIRST_OF_LETTER[index]?.[0] ?? '#'
}

const BY_PINYIN = new Intl.Collator('zh-Hans-u-co-pinyin')

/** The first character of each letter in the order by Pinyin; no syllable begins with I, U or V. */
const FIRST_OF_LETTER: readonly (readonly [letter: string, han: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '咑'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '丌'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '屲'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
]
