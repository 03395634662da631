import { bufferTime, concatMap, filter, from, map, type Observable } from 'rxjs'
import { addMoney, formatMoney } from '../../domain/amount.ts'
import { type LocalText, textIn, type TextLanguage } from '../../domain/localText.ts'
import { type Money, money } from '../../domain/money.ts'
import { isOver, isVoid, type OrderNews, type OrderTold } from '../../domain/order.ts'
import { createSeen, type Seen } from '../../kernel/boundedSet.ts'

/** A notice about bets, with the words of a text key. */
export interface BetNotice {
  readonly textKey: string
  readonly params: Readonly<Record<string, string | number>>
}

/** What has happened to one bet. */
interface BetEvent {
  readonly kind: 'won' | 'lost' | 'returned' | 'withdrawn' | 'corrected' | 'cashOutCancelled'
  readonly title: LocalText
  readonly legs: number
  /** What it has returned, stake included; what was taken back is not part of it. */
  readonly amount: Money
  readonly profit: Money
}

/** The orders whose news are remembered, so that no notice is shown twice. */
const REMEMBERED = 500
/** Bets that change within this time share a notice, ms: a match that ends settles many at once. */
const TOGETHER_MS = 800
/** More bets that end at once share one notice. */
const MAX_SINGLE_NOTICES = 2

/**
 * Notices about bets: a settlement, a return, a withdrawn result and what follows from it, each once. The cash-outs
 * of the member have notices of their own.
 */
export function orderNotices$(
  news$: Observable<OrderNews>,
  language: () => TextLanguage,
  { togetherMs = TOGETHER_MS } = {},
): Observable<BetNotice> {
  const seen = createSeen(REMEMBERED)
  return news$.pipe(
    map((news) => betEvent(news, seen)),
    filter((event) => event !== null),
    bufferTime(togetherMs),
    filter(({ length }) => length > 0),
    concatMap((events) => from(noticesOf(events, language()))),
  )
}

/** What the news mean; `null` for nothing new, and for what has a notice elsewhere. */
export function betEvent({ orderNo, state, told }: OrderNews, seen: Seen): BetEvent | null {
  if (told === undefined) return null
  const { rollbacks, cashOut } = told
  const cancelled = cashOut === 'partialCancelled' || cashOut === 'fullCancelled'
  if (cancelled && seen.add(`${orderNo} cashOut ${rollbacks}`)) return eventOf('cashOutCancelled', told)
  if (isOver(state)) {
    if (cashOut === 'full' || cashOut === 'fullCancelled') return null
    return seen.add(`${orderNo} over ${rollbacks} ${state}`) ? eventOf(endOf(state, told), told) : null
  }
  if (state !== 'accepted' || rollbacks === 0) return null
  return seen.add(`${orderNo} back ${rollbacks}`) ? eventOf('withdrawn', told) : null
}

function endOf(
  state: OrderNews['state'],
  { outcome, rollbacks, stake, returned }: OrderTold,
): BetEvent['kind'] {
  if (state !== 'settled') return 'returned'
  if (outcome !== null && outcome !== 'part' && (outcome === 'push' || isVoid(outcome))) return 'returned'
  if (rollbacks > 0) return 'corrected'
  return returned.minor > stake.minor ? 'won' : 'lost'
}

function eventOf(kind: BetEvent['kind'], { title, legs, stake, returned }: OrderTold): BetEvent {
  return { kind, title, legs, amount: returned, profit: money(returned.minor - stake.minor, stake.currency) }
}

/** One notice for each bet, or one for all that end in a burst. An open bet has no net result to add. */
export function noticesOf(events: readonly BetEvent[], language: TextLanguage): readonly BetNotice[] {
  const ended = events.filter(({ kind }) => kind !== 'withdrawn' && kind !== 'cashOutCancelled')
  if (ended.length <= MAX_SINGLE_NOTICES) return events.map((event) => noticeOf(event, language))
  return [
    ...events.filter((event) => !ended.includes(event)).map((event) => noticeOf(event, language)),
    ...byCurrency(ended).map(({ count, net }) => ({
      textKey: 'betNews.several',
      params: { count, net: formatMoney(net, { sign: true, symbol: true }) },
    })),
  ]
}

function noticeOf({ kind, title, legs, amount, profit }: BetEvent, language: TextLanguage): BetNotice {
  const name = textIn(title, language)
  const params = {
    // A bet on several matches is named by the first.
    bet: name,
    legs,
    amount: formatMoney(amount, { symbol: true }),
    net: formatMoney(profit, { sign: true, symbol: true }),
  }
  return { textKey: `betNews.${kind}${legs > 1 ? 'Series' : ''}`, params }
}

function byCurrency(events: readonly BetEvent[]): readonly { readonly count: number; readonly net: Money }[] {
  const sums = new Map<Money['currency'], { count: number; net: Money }>()
  for (const { profit } of events) {
    const { currency } = profit
    const before = sums.get(currency) ?? { count: 0, net: money(0, currency) }
    sums.set(currency, { count: before.count + 1, net: addMoney(before.net, profit) ?? before.net })
  }
  return [...sums.values()]
}
