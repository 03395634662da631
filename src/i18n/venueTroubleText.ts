import type { i18n as I18n } from 'i18next'
import type { VenueRules, VenueTrouble } from '../../streams/index.ts'
import { failureText, messageOfSite } from './failureText.ts'

export function isVenueClosed({ failure }: VenueTrouble): boolean {
  return failure.type === 'refusal' && failure.reason === 'venueNotOpen'
}

/** What comes of it, for the line below that text. */
export function venueTroubleNote(i18n: I18n, trouble: VenueTrouble): string {
  return i18n.t(isVenueClosed(trouble) ? 'states.launchFailed.notOpen' : 'states.launchFailed.text')
}

/**
 * Why the member is not in the venue: the server's own message after a refusal; for a lost venue session, that of
 * the launch which did not help, if it has one, and otherwise what to do. A venue for one device says always the same.
 */
export function venueTroubleText(
  i18n: I18n,
  { kind, failure }: VenueTrouble,
  { oneDevice }: Pick<VenueRules, 'oneDevice'>,
): string {
  if (kind !== 'lost') return failureText(i18n, failure)
  if (oneDevice === true) return i18n.t('states.launchFailed.oneDevice')
  return messageOfSite(failure) ?? i18n.t('states.launchFailed.lost')
}
