/** Languages by the site's names: simplified Chinese, traditional Chinese, English. */
export const LANGUAGES = ['CMN', 'ZHO', 'ENGLISH'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'CMN' satisfies Language

/** The BCP 47 tag of each language, for `<html lang>` and i18next. */
export const LANGUAGE_TAGS = { CMN: 'zh-CN', ZHO: 'zh-Hant', ENGLISH: 'en' } as const satisfies Record<
  Language,
  string
>

/** The language of a stored or server-given name; the default language for an unknown one. */
export function languageOf(name: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE
}
