import type { TFunction } from 'i18next'
import type { ChatLine, Gift, Leg, RoomMessage } from '../../../streams/index.ts'
import { priceWords, untilWords } from '../room/roomWords.ts'

type NoticeMessage = Extract<ChatLine, { kind: 'notice' }>['message']

interface NoticeContext {
  readonly gifts: readonly Gift[]
  /** Platform ms. */
  readonly now: number
  readonly oddsText: (odds: Leg['agreedOdds']) => string
}

/** What happened, as one sentence. */
export function noticeWords(t: TFunction, message: NoticeMessage, context: NoticeContext): string {
  const { name } = message.from
  switch (message.type) {
    case 'mute':
      return withReason(
        t,
        t('room.notice.muted', { name: message.name, until: untilWords(t, message.until, context.now) }),
        message.reason,
      )
    case 'unmute':
      return t('room.notice.unmuted', { name: message.name })
    case 'roomStatus':
      return withReason(t, t(message.open ? 'room.notice.opened' : 'room.notice.closed'), message.reason)
    case 'globalConfig':
      return configWords(t, message)
    case 'withdrawn':
      return t('room.chat.withdrawn')
    case 'orderPush': {
      const { selection, match, odds } = message
      return t('room.notice.orderPush', { name, selection, match, price: context.oddsText(odds) })
    }
    case 'revertOrderPush':
      return t('room.notice.orderPushReverted')
    case 'gift': {
      const gift = context.gifts.find(({ giftId }) => giftId === message.giftId)?.name ?? t('room.gift.title')
      return t('room.notice.gift', { name, gift, total: String(message.total) })
    }
    case 'activityPush':
      return [message.title, message.text].join(t('common.separator'))
    case 'gameBet':
    case 'gameWin': {
      const { game, amount, currency, type } = message
      return t(`room.notice.${type}`, { name, game, amount: priceWords(amount, currency) })
    }
  }
}

function withReason(t: TFunction, fact: string, reason: string): string {
  return reason === '' ? fact : [fact, t('room.notice.because', { reason })].join(t('common.separator'))
}

function configWords(t: TFunction, { config }: Extract<RoomMessage, { type: 'globalConfig' }>): string {
  if (!config.chat) return t('room.notice.chatOff')
  if (config.slowMs > 0) return t('room.notice.slow', { seconds: String(Math.ceil(config.slowMs / 1000)) })
  return t('room.notice.chatOn')
}
