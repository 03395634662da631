import type { TFunction } from 'i18next'
import type { PanelView } from '../../../streams/play.ts'

/** Why the panel shows no game, in words. */
export function troubleWords(t: TFunction, { trouble, message }: PanelView): string {
  switch (trouble) {
    case null:
      return ''
    case 'retry':
    case 'voided':
      return t(`anchorGame.trouble.${trouble}`)
    case 'maintained':
      return message === '' ? t('anchorGame.trouble.maintained') : message
    default:
      return t('anchorGame.trouble.failed')
  }
}
