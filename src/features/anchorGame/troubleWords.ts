import type { TFunction } from 'i18next'
import type { PanelView } from '../../../streams/play.ts'

/** Why the panel shows no game, in words. */
export function troubleWords(t: TFunction, view: PanelView): string {
  const { trouble } = view
  switch (trouble) {
    case null:
      return ''
    case 'retry':
    case 'voided':
      return t(`anchorGame.trouble.${trouble}`)
    case 'maintained':
      return maintenanceWords(t, view)
    default:
      return t('anchorGame.trouble.failed')
  }
}

/** What the platform says of the maintenance. */
export function maintenanceWords(t: TFunction, { message }: Pick<PanelView, 'message'>): string {
  return message === '' ? t('anchorGame.trouble.maintained') : message
}
