import type { i18n as I18n } from 'i18next'
import type { VenueRules, VenueTrouble } from '../../streams/index.ts'
import { failureText } from './failureText.ts'

/**
 * Why the member is not in the venue: the server's own message after a refusal; for a lost venue session,
 * what to do.
 */
export function venueTroubleText(
  i18n: I18n,
  { kind, failure }: VenueTrouble,
  { oneDevice }: Pick<VenueRules, 'oneDevice'>,
): string {
  if (kind !== 'lost') return failureText(i18n, failure)
  return i18n.t(oneDevice === true ? 'states.launchFailed.oneDevice' : 'states.launchFailed.lost')
}
