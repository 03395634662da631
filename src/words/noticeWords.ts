import type { TFunction } from 'i18next'
import type { ChatLine, Gift, Leg, RoomMessage, ShownPoll } from '../../streams/index.ts'
import { pollShares, pollWinners } from '../../streams/live.ts'
import type { ReadText } from '../i18n/useLocalText.ts'
import { gameName, gameOptionName } from './anchorGameWords.ts'
import { matchName } from './slipWords.ts'
import { legFor, selectionOf } from './sharedLegWords.ts'
import { priceWords, type ReadingTime, untilWords } from './roomWords.ts'

type NoticeMessage = Extract<ChatLine, { kind: 'notice' }>['message']

interface NoticeContext extends ReadingTime {
  readonly gifts: readonly Gift[]
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
        t('room.notice.muted', { name: message.name, until: untilWords(t, message.until, context) }),
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
    case 'pinned':
      return message.text === ''
        ? t('room.notice.unpinned', { name })
        : t('room.notice.pinned', { name, text: message.text })
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
    case 'poll':
      return pollWords(t, message.poll, context.read)
    case 'luckyBag':
      return bagWords(t, message, context.read)
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

/** A question that was asked, or the choices with the most votes. */
function pollWords(
  t: TFunction,
  { question, choices, counts, open }: Pick<ShownPoll, 'question' | 'choices' | 'counts' | 'open'>,
  read: ReadText,
): string {
  if (open) return t('polls.notice.asked', { question: read(question) })
  const shares = pollShares(counts)
  const winners = pollWinners(counts)
  if (winners.length === 0) return t('polls.notice.nobody', { question: read(question) })
  const words = winners.flatMap((place) => {
    const choice = choices[place]
    return choice === undefined ? [] : [t('polls.share', { choice: read(choice), share: shares[place] ?? 0 })]
  })
  return t('polls.notice.result', { question: read(question), choices: words.join(t('common.separator')) })
}

function bagWords(
  t: TFunction,
  { bag, from }: Extract<RoomMessage, { type: 'luckyBag' }>,
  read: ReadText,
): string {
  const { state, currency, best, taken, shares } = bag
  const name = read(from.name)
  if (state === 'made') return t('luckyBag.notice.made', { name, shares })
  const key = state === 'empty' ? 'luckyBag.notice.empty' : 'luckyBag.notice.expired'
  const over = t(key, { name, taken, shares })
  if (best === null) return over
  const most = { name: read(best.name), amount: priceWords(best.amount, currency) }
  return [over, t('luckyBag.notice.best', most)].join(t('common.separator'))
}

function withReason(t: TFunction, fact: string, reason: string): string {
  return reason === '' ? fact : [fact, t('room.notice.because', { reason })].join(t('common.separator'))
}

function configWords(t: TFunction, { config }: Extract<RoomMessage, { type: 'globalConfig' }>): string {
  if (!config.chat) return t('room.notice.chatOff')
  if (config.slowMs > 0) return t('room.notice.slow', { seconds: String(Math.ceil(config.slowMs / 1000)) })
  return t('room.notice.chatOn')
}
