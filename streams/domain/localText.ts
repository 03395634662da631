/** A text in every language of the platform. */
export interface AllLanguages {
  readonly cmn: string
  readonly zho: string
  readonly english: string
}

export type TextLanguage = keyof AllLanguages

/** Text of the platform in all languages, or text written by a person in any language. */
export type LocalText = string | AllLanguages

export function textIn(text: LocalText, language: TextLanguage): string {
  return typeof text === 'string' ? text : text[language]
}
