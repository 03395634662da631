import type { i18n as I18n } from 'i18next'
import type { Failure } from '../../streams/index.ts'
import { catalogueText } from './catalogueText.ts'

/** Refusals of the site have a message of their own, which replaces the app's text. */
const SPEAKS_FOR_ITSELF = 'errors.site.'

/** The text for a failed call. */
export function failureText(i18n: I18n, failure: Failure): string {
  if (failure.type === 'transport') return catalogueText(i18n, `errors.transport.${failure.kind}`)
  return refusalText(i18n, failure.textKey, failure.message)
}

/**
 * A refusal in words: the site's own message, otherwise the app's text. A venue's message is meant for
 * developers and is not shown.
 */
export function refusalText(i18n: I18n, textKey: string, message: string | null): string {
  return siteMessage(textKey, message) ?? catalogueText(i18n, textKey)
}

/** The message of a failed call, if it is the site's own; otherwise `null`. */
export function messageOfSite(failure: Failure): string | null {
  return failure.type === 'transport' ? null : siteMessage(failure.textKey, failure.message)
}

function siteMessage(textKey: string, message: string | null): string | null {
  return textKey.startsWith(SPEAKS_FOR_ITSELF) ? message : null
}
