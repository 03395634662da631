import type { TFunction } from 'i18next'
import type { DanmakuMessage, Gift } from '../../streams/index.ts'
import type { ReadText } from '../i18n/useLocalText.ts'
import { chatText } from './stickerWords.ts'
import { noticeWords } from './noticeWords.ts'

interface DanmakuContext {
  readonly gifts: readonly Gift[]
  readonly read: ReadText
}

/** A message of a room as it flies over the picture. The texts of members stand without their names. */
export function danmakuWords(t: TFunction, message: DanmakuMessage, { gifts, read }: DanmakuContext): string {
  const name = read(message.from.name)
  switch (message.type) {
    case 'text':
      return message.from.role === 'member'
        ? chatText(t, message.text)
        : t('player.danmaku.said', { name, text: chatText(t, message.text) })
    case 'orderShare':
      return t('player.danmaku.share', { name })
    default:
      return noticeWords(t, message, { gifts, read, now: 0, zone: null, oddsText: () => '' })
  }
}
