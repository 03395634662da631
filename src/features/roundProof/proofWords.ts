import type { i18n as I18n, TFunction } from 'i18next'

/** Where the words of a proof are in the catalogue. */
const RESULT_FIELD = 'games.proof.result'

const SUITS = ['♠', '♥', '♣', '♦'] as const
const RANKS = 13
const COURT = ['J', 'Q', 'K'] as const

/** A card by its number (docs/games/rounds.md, 3.4): `♠4`. */
export function cardText(card: number): string {
  const suit = SUITS[Math.floor(card / RANKS)]
  const rank = (card % RANKS) + 1
  if (suit === undefined || !Number.isInteger(card) || card < 0) return String(card)
  return `${suit}${rank === 1 ? 'A' : (COURT[rank - 11] ?? String(rank))}`
}

/** A field of a result, in words where there are some. */
export interface ResultField {
  readonly label: string
  readonly value: string
}

/** What a result says, field by field. Fields that this page does not know have their own names. */
export function resultFields(i18n: I18n, t: TFunction, result: unknown): readonly ResultField[] {
  if (typeof result !== 'object' || result === null) return []
  return Object.entries(result as Readonly<Record<string, unknown>>)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => ({
      label: wordOf(i18n, t, field) ?? field,
      value: valueText(i18n, t, field, value),
    }))
}

function valueText(i18n: I18n, t: TFunction, field: string, value: unknown): string {
  if (field === 'option' && typeof value === 'string') return wordOf(i18n, t, value) ?? value
  if (isNumbers(value)) return value.map(isCards(field) ? cardText : String).join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isCards(field: string): boolean {
  return field === 'player' || field === 'banker'
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number')
}

function wordOf(i18n: I18n, t: TFunction, name: string): string | null {
  const key = `${RESULT_FIELD}.${name}`
  // Names come from the platform; only those of the catalogue have words.
  return /^\w+$/.test(name) && i18n.exists(key) ? t(key as `${typeof RESULT_FIELD}.option`) : null
}
