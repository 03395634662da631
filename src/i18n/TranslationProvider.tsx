import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { i18n as I18n } from 'i18next'
import { type AllLanguages, textIn } from '../../streams/index.ts'
import { LANGUAGE_TAGS, type Language, LANGUAGES } from './languages.ts'
import { lookedUpOnce } from './lookedUpOnce.ts'
import { type Translation, TranslationContext } from './useTranslation.ts'

/** Provides the texts of `i18n` to all components below, which render again when its language changes. */
export function TranslationProvider(props: { readonly i18n: I18n; readonly children: ReactNode }) {
  const { subscribe, translation } = useMemo(() => sourceOf(props.i18n), [props.i18n])
  const value = useSyncExternalStore(subscribe, translation)
  return <TranslationContext value={value}>{props.children}</TranslationContext>
}

interface Source {
  readonly subscribe: (onChange: () => void) => () => void
  readonly translation: () => Translation
}

function sourceOf(i18n: I18n): Source {
  let { language } = i18n
  let translation = translationOf(i18n)
  return {
    subscribe: (onChange) => {
      i18n.on('languageChanged', onChange)
      return () => {
        i18n.off('languageChanged', onChange)
      }
    },
    translation: () => {
      if (language !== i18n.language) {
        language = i18n.language
        translation = translationOf(i18n)
      }
      return translation
    },
  }
}

const KEYS: Readonly<Record<Language, keyof AllLanguages>> = { CMN: 'cmn', ZHO: 'zho', ENGLISH: 'english' }

/** With the list of languages: from the tag of one, i18next would work out the list at each call. */
function translationOf(i18n: I18n): Translation {
  const key = KEYS[LANGUAGES.find((language) => LANGUAGE_TAGS[language] === i18n.language) ?? 'CMN']
  return {
    t: lookedUpOnce(i18n.getFixedT(i18n.languages)),
    read: (text) => textIn(text, key),
    i18n,
  }
}
