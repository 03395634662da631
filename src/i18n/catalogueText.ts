import type { i18n as I18n, ParseKeys } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from './languages.ts'

/** Every key of the texts. */
export type TextKey = ParseKeys

/**
 * The text that a failure, refusal or notice of the streams names by its key. A key without a text, such as
 * one stored by an older version, reads as the general failure: a member never sees a key.
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
  // the default language is always here, and has the same tree as the others
  const found: unknown = i18n.getResource(LANGUAGE_TAGS[DEFAULT_LANGUAGE], 'texts', key)
  return i18n.exists(key, params) && typeof found !== 'object'
}
