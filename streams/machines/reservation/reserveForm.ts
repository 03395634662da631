import { cleanAmount } from '../../domain/amount.ts'
import type { Line } from '../../domain/market.ts'
import { type Odds, oddsFromScaled } from '../../domain/odds.ts'
import { formatOdds } from '../../domain/oddsFormat.ts'
import {
  higherPrice,
  lowerPrice,
  MAX_RESERVE_ODDS,
  RESERVE_ODDS_STEP,
  type ReservePay,
  shownPrice,
} from '../../domain/reservation.ts'

/** What the member has chosen for a reservation. */
export interface ReserveForm {
  /** Key of the leg in the slip. */
  readonly key: string
  /** The typed price, European. */
  readonly text: string
  readonly line: Line | null
  readonly pay: ReservePay
}

export type ReserveEvent =
  | { readonly type: 'typed'; readonly text: string }
  /** One step up or down, within `range`. */
  | { readonly type: 'raised' | 'lowered'; readonly range: PriceRange }
  | { readonly type: 'lineChosen'; readonly line: Line }
  | { readonly type: 'payChosen'; readonly pay: ReservePay }

/** The least and the highest price of the form. */
export interface PriceRange {
  readonly least: Odds
  readonly most: Odds
}

/** The lowest price of all, 1.01. */
export const LOWEST_PRICE = (101 * RESERVE_ODDS_STEP) as Odds

/** The most digits before the decimal point of a price. */
const WHOLE_DIGITS = 3

/** A form that waits for one step more than the present price. */
export function reserveForm(key: string, line: Line | null, present: Odds): ReserveForm {
  return { key, line, text: priceText(higherPrice(present)), pay: 'held' }
}

export function priceText(odds: Odds): string {
  return formatOdds(odds, 'europe')
}

/** The typed price; `null` if the text is not a valid price. */
export function typedPrice(text: string): Odds | null {
  const clean = cleanPrice(text)
  if (clean === '') return null
  const [whole = '', decimals = ''] = clean.split('.')
  const hundredths = Number(`${whole}${decimals.padEnd(2, '0')}`)
  return oddsFromScaled(hundredths * RESERVE_ODDS_STEP)
}

/** Digits with at most three before the decimal point and two after it; whatever else was typed is dropped. */
export function cleanPrice(text: string): string {
  const clean = cleanAmount(text)
  const [whole = '', decimals] = clean.split('.')
  return whole.slice(0, WHOLE_DIGITS) + (decimals === undefined ? '' : `.${decimals}`)
}

/** From the price on offer, if there is one, to the highest. The one on offer itself is blocked (`onOffer`). */
export function priceRange(present: Odds | null, most: Odds = MAX_RESERVE_ODDS): PriceRange {
  return { least: present === null ? LOWEST_PRICE : shownPrice(present), most }
}

/** The next state. Pure. */
export function transition(form: ReserveForm, event: ReserveEvent): ReserveForm {
  switch (event.type) {
    case 'typed':
      return { ...form, text: cleanPrice(event.text) }
    case 'raised':
    case 'lowered':
      return { ...form, text: priceText(stepped(typedPrice(form.text), event.type, event.range)) }
    case 'lineChosen':
      return { ...form, line: event.line }
    case 'payChosen':
      return { ...form, pay: event.pay }
  }
}

/** A price one step away, within the range; without a price, the least one. */
export function stepped(odds: Odds | null, way: 'raised' | 'lowered', { least, most }: PriceRange): Odds {
  if (odds === null || odds < least) return least
  if (way === 'lowered') return odds > most ? most : lowerPrice(odds, least)
  const above = higherPrice(odds)
  return above > most ? most : above
}
