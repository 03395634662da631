/** Languages by the platform's names (specification, platform part, 3: language types). */
export const LANGUAGES = ['CMN', 'ZHO', 'ENGLISH'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'CMN' satisfies Language

/** What the page says of itself in `<html lang>`, and i18next's own name for the language. */
export const LANGUAGE_TAGS = { CMN: 'zh-CN', ZHO: 'zh-Hant', ENGLISH: 'en' } as const satisfies Record<
  Language,
  string
>

/** The language of a stored or server-given name; the default for a name unknown here. */
export function languageOf(name: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE
}
