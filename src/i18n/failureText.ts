import type { i18n as I18n } from 'i18next'
import type { Failure } from '../../streams/index.ts'
import { catalogueText } from './catalogueText.ts'

/** The main provider's refusals come with words of its own, which go first (specification, platform part, 8). */
const SPEAKS_FOR_ITSELF = 'errors.site.'

/** What a member reads of a call that failed. Never a key, never a number. */
export function failureText(i18n: I18n, failure: Failure): string {
  if (failure.lane === 'transport') return catalogueText(i18n, `errors.transport.${failure.kind}`)
  const own = failure.textKey.startsWith(SPEAKS_FOR_ITSELF) ? failure.message : null
  return own ?? catalogueText(i18n, failure.textKey)
}
