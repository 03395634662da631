import type { TFunction } from 'i18next'
import { stickerOf } from '../../streams/live.ts'

/** A text of the chat where no picture can be shown: a sticker is its name. */
export function chatText(t: TFunction, text: string): string {
  const sticker = stickerOf(text)
  return sticker === null ? text : t('stickers.said', { name: t(`stickers.name.${sticker}`) })
}
