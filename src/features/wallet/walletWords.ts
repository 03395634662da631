import type { TFunction } from 'i18next'
import { type Currency, formatMoney, groupDigits } from '../../../streams/index.ts'
import type { Movement, VenueWallet } from '../../../streams/wallet.ts'
import type { IconName } from '../../ui/icon/Icon.tsx'

const KNOWN_VENUES = ['ZR', 'CP'] as const

/** The name of a venue with a wallet; its own name for one that the app does not know. */
export function venueName(t: TFunction, code: string, name = code): string {
  const known = KNOWN_VENUES.find((each) => each === code)
  return known === undefined ? name : t(`wallet.venue.${known}`)
}

export function venueWalletName(t: TFunction, { venue, name }: Pick<VenueWallet, 'venue' | 'name'>): string {
  return t('wallet.venueWallet', { name: venueName(t, venue, name) })
}

/** `¥500.00`, `500.00 USDT`. */
export function withSymbol(minor: number, currency: Currency): string {
  return formatMoney({ minor, currency }, { symbol: true })
}

/** An amount of the statement with its sign; gold coins are counted whole. */
export function movedWords(
  t: TFunction,
  { kind, amount, wallet }: Pick<Movement, 'kind' | 'amount' | 'wallet'>,
): string {
  // Nothing is won or lost between own wallets: the line says from where to where.
  if (kind === 'TRANSFER') return withCode({ ...amount, minor: Math.abs(amount.minor) }, false)
  const sign = amount.minor > 0 ? '+' : ''
  if (wallet === 'bonus') return t('wallet.statement.coins', { number: `${sign}${wholeCoins(amount.minor)}` })
  return withCode(amount, true)
}

function withCode(amount: Movement['amount'], sign: boolean): string {
  const text = formatMoney(amount, { sign })
  return amount.currency === 'RMB' ? text : `${text} ${amount.currency}`
}

/** Gold coins with thousands separators. */
export function wholeCoins(count: number): string {
  return `${count < 0 ? '-' : ''}${groupDigits(String(Math.abs(count)))}`
}

/** What a line of the statement is about. */
export function movementTitle(t: TFunction, movement: Movement): string {
  const { kind, text, reference, wallet, venue } = movement
  if (kind === 'TRANSFER') {
    const centre = t('wallet.centreShort')
    const there = t('wallet.venueWallet', { name: venueName(t, venue ?? wallet) })
    return wallet === 'main'
      ? t('wallet.statement.route', { from: centre, to: there })
      : t('wallet.statement.route', { from: there, to: centre })
  }
  if (kind === 'IN' && reference === '') return t('wallet.statement.grant')
  const name = t(`wallet.statement.kind.${kind}`)
  return text === '' ? name : t('wallet.statement.named', { kind: name, text })
}

/** How far it is; the balance afterwards where that is all there is to say. */
export function movementState(t: TFunction, movement: Movement): string {
  const { status, kind, balanceAfter } = movement
  if (status === 'processing') return t('wallet.statement.processing')
  if (status === 'failed') return t('wallet.statement.failedMove')
  if (kind === 'TRANSFER') return t('wallet.statement.moved')
  return t('wallet.statement.done', {
    amount: movement.wallet === 'bonus' ? wholeCoins(balanceAfter.minor) : formatMoney(balanceAfter),
  })
}

const ICONS: Partial<Readonly<Record<Movement['kind'], IconName>>> = {
  TRANSFER: 'transfer',
  GIFT: 'gift',
  LUCKY_BAG: 'gift',
  LUCKY_BAG_SHARE: 'gift',
  LUCKY_BAG_RETURN: 'gift',
  BET: 'slip',
  RESERVE_BET: 'clock',
  WIN: 'trophy',
}

/** An arrow in or out for kinds that have no icon of their own. */
export function movementIcon({ kind, direction }: Pick<Movement, 'kind' | 'direction'>): IconName {
  return ICONS[kind] ?? (direction === 'IN' ? 'download' : 'upload')
}

/** Amounts as text that can be hidden from people who look on. */
export type Shown = (text: string) => string
