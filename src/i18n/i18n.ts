import { createInstance, type i18n as I18n } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from './languages.ts'
import type { SameTexts } from './sameTexts.ts'
import { firstTexts } from './texts/cmn/first.ts'
import type { lateTexts } from './texts/cmn/late.ts'
import type { texts as cmn } from './texts/cmn/texts.ts'

export type Texts = SameTexts<typeof cmn>

/**
 * The languages that are loaded on demand. What the first screen says in the default one is part of the
 * bundle, so that the first paint does not wait.
 */
const LATER: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<{ texts: Texts }>>> = {
  ZHO: () => import('./texts/zho/texts.ts'),
  ENGLISH: () => import('./texts/english/texts.ts'),
}

/**
 * An i18next instance in `language`. When that language cannot be loaded, the default one is used, and
 * `setLanguage` can be tried again.
 */
export async function createI18n(
  language: Language,
  bundled: typeof firstTexts | typeof cmn = firstTexts,
): Promise<I18n> {
  const i18n = createInstance()
  await i18n.init({
    lng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    fallbackLng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    supportedLngs: Object.values(LANGUAGE_TAGS),
    load: 'currentOnly',
    // a single namespace, so that a text key of the streams (`errors.site.auth`) is also a key here
    ns: ['texts'],
    defaultNS: 'texts',
    nsSeparator: false,
    // A copy, because late texts are merged into it.
    resources: { [LANGUAGE_TAGS[DEFAULT_LANGUAGE]]: { texts: structuredClone(bundled) } },
    // React escapes values itself
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  })
  if (language !== DEFAULT_LANGUAGE) await setLanguage(i18n, language).catch(() => undefined)
  return i18n
}

/** Adds the texts of the default language that came with a screen. */
export function addLateTexts(i18n: I18n, texts: Partial<typeof lateTexts>): void {
  i18n.addResourceBundle(LANGUAGE_TAGS[DEFAULT_LANGUAGE], 'texts', texts, true, true)
}

/** Loads `language` if necessary and switches to it. Rejects when its texts cannot be loaded. */
export async function setLanguage(i18n: I18n, language: Language): Promise<void> {
  const tag = LANGUAGE_TAGS[language]
  if (language !== DEFAULT_LANGUAGE && !i18n.hasResourceBundle(tag, 'texts')) {
    const { texts } = await LATER[language]()
    i18n.addResourceBundle(tag, 'texts', texts)
  }
  await i18n.changeLanguage(tag)
}
