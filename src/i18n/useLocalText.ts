import { useCallback } from 'react'
import { type AllLanguages, type LocalText, textIn } from '../../streams/index.ts'
import { useTranslation } from './useTranslation.ts'
import { LANGUAGE_TAGS, type Language, LANGUAGES } from './languages.ts'

const KEYS: Readonly<Record<Language, keyof AllLanguages>> = { CMN: 'cmn', ZHO: 'zho', ENGLISH: 'english' }

/** Reads a localised name in the present language of the page. */
export type ReadText = (text: LocalText) => string

export function useLocalText(): ReadText {
  const tag = useTranslation().i18n.language
  return useCallback((text) => textIn(text, keyOf(tag)), [tag])
}

function keyOf(tag: string): keyof AllLanguages {
  return KEYS[LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? 'CMN']
}
