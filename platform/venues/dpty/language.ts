import type { TextLanguage } from '../../../streams/domain/localText.ts'

const LANGUAGES: Readonly<Record<string, TextLanguage>> = {
  'zh-cn': 'cmn',
  'zh-tw': 'zho',
  'en-us': 'english',
}

/** The language of an `Accept-Language`; simplified Chinese for any other. */
export function languageOf(header: string | undefined): TextLanguage {
  return LANGUAGES[(header ?? '').trim().toLowerCase()] ?? 'cmn'
}

/** The Chinese of a member: traditional for `zho`, simplified otherwise. */
export function chineseOf(language: TextLanguage): 'cmn' | 'zho' {
  return language === 'zho' ? 'zho' : 'cmn'
}
