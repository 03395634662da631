import type { i18n as I18n } from 'i18next'
import type { VenueTrouble } from '../../streams/index.ts'
import { failureText } from './failureText.ts'

/**
 * Why the member is not in the venue: the server's own message after a refusal; for a lost venue session,
 * what to do.
 */
export function venueTroubleText(i18n: I18n, { kind, failure }: VenueTrouble): string {
  return kind === 'lost' ? i18n.t('states.launchFailed.lost') : failureText(i18n, failure)
}
