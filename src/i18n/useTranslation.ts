import { createContext, useContext } from 'react'
import type { i18n as I18n, TFunction } from 'i18next'
import type { LocalText } from '../../streams/index.ts'

/** Reads a localised name in the present language of the page. */
export type ReadText = (text: LocalText) => string

/** The texts in the present language. Another object after each change of it, and the same until then. */
export interface Translation {
  readonly t: TFunction
  readonly read: ReadText
  readonly i18n: I18n
}

export const TranslationContext = createContext<Translation | null>(null)

/**
 * The texts of the nearest `TranslationProvider`. Only reads a context, because a line of the chat has six components
 * that call it (docs/decisions/0111-one-listener-for-the-language.md).
 */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext)
  if (translation === null) throw new Error('useTranslation outside TranslationProvider')
  return translation
}
