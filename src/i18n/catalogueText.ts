import type { i18n as I18n, ParseKeys } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from './languages.ts'

/** The key of any text. */
export type TextKey = ParseKeys

/**
 * The text for a key given by a failure, refusal or notice of the streams. An unknown key, such as one stored
 * by an older version, gives the general failure, so a key is never shown.
 */
export function catalogueText(
  i18n: I18n,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return isTextKey(i18n, key, params) ? i18n.t(key, params) : i18n.t('errors.unknown')
}

function isTextKey(
  i18n: I18n,
  key: string,
  params: Readonly<Record<string, string | number>>,
): key is TextKey {
  // the default language is always loaded, and all languages have the same keys
  const found: unknown = i18n.getResource(LANGUAGE_TAGS[DEFAULT_LANGUAGE], 'texts', key)
  return i18n.exists(key, params) && typeof found !== 'object'
}
