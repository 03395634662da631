import type { TextKey } from '../../src/i18n/catalogueText.ts'
import { createI18n } from '../../src/i18n/i18n.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { texts } from '../../src/i18n/texts/cmn/texts.ts'

/** The texts of the app in one language, by which the tour finds controls. */
export interface Words {
  of(key: TextKey, values?: Readonly<Record<string, string | number>>): string
  /** A pattern for names that begin with the text, with any values in it. */
  like(key: TextKey): RegExp
  /** The same for whole names. */
  exactly(key: TextKey): RegExp
}

export async function wordsOf(language: Language): Promise<Words> {
  const i18n = await createI18n(language, texts)
  const pattern = (key: TextKey): string =>
    i18n
      .t(key, { count: 2, skipInterpolation: true })
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\{\w+\}\}/g, '.*')
  return {
    of: (key, values = {}) => i18n.t(key, values),
    like: (key) => new RegExp(`^${pattern(key)}`),
    exactly: (key) => new RegExp(`^${pattern(key)}$`),
  }
}
