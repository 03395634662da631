import type { TFunction } from 'i18next'
import type { ChatLine, Gift, Leg, RoomMessage } from '../../streams/index.ts'
import type { ReadText } from '../i18n/useLocalText.ts'
import { gameName, gameOptionName } from './anchorGameWords.ts'
import { matchName } from './slipWords.ts'
import { legFor, selectionOf } from './sharedLegWords.ts'
import { priceWords, untilWords } from './roomWords.ts'

type NoticeMessage = Extract<ChatLine, { kind: 'notice' }>['message']

interface NoticeContext {
  readonly gifts: readonly Gift[]
  /** Platform time, ms. */
  readonly now: number
  readonly read: ReadText
  readonly oddsText: (odds: Leg['agreedOdds']) => string
}

/** A notice of a room as one sentence. */
export function noticeWords(t: TFunction, message: NoticeMessage, context: NoticeContext): string {
  const name = context.read(message.from.name)
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
      const leg = legFor(t, context.read, message.leg)
      return t('room.notice.orderPush', {
        name,
        selection: [leg.names.market, selectionOf(t, leg)].join(' · '),
        match: matchName(t, leg),
        price: context.oddsText(leg.agreedOdds),
      })
    }
    case 'revertOrderPush':
      return t('room.notice.orderPushReverted')
    case 'gift': {
      const given = context.gifts.find(({ giftId }) => giftId === message.giftId)
      const gift = given === undefined ? t('room.gift.title') : context.read(given.name)
      return t('room.notice.gift', { name, gift, total: String(message.total) })
    }
    case 'activityPush':
      return [context.read(message.title), context.read(message.text)].join(t('common.separator'))
    case 'gameBet': {
      const { game, option, amount, currency } = message
      return t('room.notice.gameBet', {
        name,
        game: gameName(t, game),
        option: gameOptionName(t, game, option),
        amount: priceWords(amount, currency),
      })
    }
    case 'gameWin': {
      const { game, amount, currency } = message
      return t('room.notice.gameWin', {
        name,
        game: gameName(t, game),
        amount: priceWords(amount, currency),
      })
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
