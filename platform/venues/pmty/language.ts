import type { LocalName } from '../../store/json.ts'
import type { LocalText as WorldText } from '../../world/world.ts'

/** Languages of the `lang` header. */
const PMTY_LANGUAGES = ['zh', 'tw', 'en'] as const

export type PmtyLanguage = (typeof PMTY_LANGUAGES)[number]

/** A text of the venue in each of its languages. */
export type LocalText = Readonly<Record<PmtyLanguage, string>>

/** The language of a `lang` header; simplified Chinese for any other. */
export function languageOf(header: string | undefined): PmtyLanguage {
  return PMTY_LANGUAGES.find((known) => known === header) ?? 'zh'
}

const WORLD_LANGUAGES: Readonly<Record<PmtyLanguage, keyof WorldText>> = {
  zh: 'cmn',
  tw: 'zho',
  en: 'english',
}

/** A name of the world in the member's language. */
export function textIn(text: WorldText, language: PmtyLanguage): string {
  return text[WORLD_LANGUAGES[language]]
}

/** A stored name in the member's language; simplified Chinese, then any, where that one is missing. */
export function nameIn(names: LocalName, language: PmtyLanguage): string {
  return names[WORLD_LANGUAGES[language]] ?? names['cmn'] ?? Object.values(names)[0] ?? ''
}
