import type { AllLanguages } from '../../streams/domain/localText.ts'
import { eachSet, type SetWord } from '../../streams/domain/vocabulary/periods.ts'

const DIGITS = '零一二三四五六七八九'

/** A number from 1 to 99 in Chinese numerals. */
function chineseNumeral(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS.charAt(tens)}十`
  return ones === 0 && ten !== '' ? ten : ten + DIGITS.charAt(ones)
}

const ENDINGS: Readonly<Partial<Record<string, string>>> = { one: 'st', two: 'nd', few: 'rd' }
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })

function englishOrdinal(number: number): string {
  return `${number}${ENDINGS[ORDINALS.select(number)] ?? 'th'}`
}

/** The names of the sets of a sport, such as `第三局` and `3rd Set`. */
export function setNames(word: AllLanguages): Readonly<Record<SetWord, AllLanguages>> {
  return eachSet((number) => ({
    cmn: `第${chineseNumeral(number)}${word.cmn}`,
    zho: `第${chineseNumeral(number)}${word.zho}`,
    english: `${englishOrdinal(number)} ${word.english}`,
  }))
}
