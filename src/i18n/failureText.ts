import type { i18n as I18n } from 'i18next'
import type { Failure } from '../../streams/index.ts'
import { catalogueText } from './catalogueText.ts'

/** The main provider's refusals come with words of its own, which go first (specification, platform part, 8). */
const SPEAKS_FOR_ITSELF = 'errors.site.'

/** What a member reads of a call that failed. Never a key, never a number. */
export function failureText(i18n: I18n, failure: Failure): string {
  if (failure.lane === 'transport') return catalogueText(i18n, `errors.transport.${failure.kind}`)
  return refusalText(i18n, failure.textKey, failure.message)
}

/** A refusal in words: the catalogue's, or the main provider's own. A venue's message is for its developers. */
export function refusalText(i18n: I18n, textKey: string, message: string | null): string {
  const own = textKey.startsWith(SPEAKS_FOR_ITSELF) ? message : null
  return own ?? catalogueText(i18n, textKey)
}
