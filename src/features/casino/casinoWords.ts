import type { i18n as I18n, TFunction } from 'i18next'
import {
  type DealtCard,
  outcomeOf,
  PHASES,
  type Play,
  rankOf,
  stakedPlays,
  suitOf,
  type TableBetsView,
  type TableInfo,
  type TableMoment,
} from '../../../streams/casino.ts'
import { type Currency, formatAmount, formatMoney, groupDigits, money } from '../../../streams/index.ts'
import { failureText } from '../../i18n/failureText.ts'
import { rankLetter } from '../../ui/card/cardDrawing.tsx'

const MINOR_PER_UNIT = 100

export function playName(t: TFunction, play: Play): string {
  return t(`casino.play.p${play}`)
}

/** `红桃 4`. */
export function cardName(t: TFunction, { card }: Pick<DealtCard, 'card'>): string {
  return t('casino.card', { suit: t(`casino.suit.${suitOf(card)}`), rank: rankLetter(rankOf(card)) })
}

/** `20 – 50,000`: the limits of a table in whole units. */
export function limitsWords(t: TFunction, { limits }: Pick<TableInfo, 'limits'>, currency: Currency): string {
  const range = limits.get(currency)
  if (range === undefined) return t('casino.limits.none')
  return t('casino.limits.range', { min: unitsWords(range.min), max: unitsWords(range.max) })
}

/** Whole units, with separators. */
export function unitsWords(minor: number): string {
  return groupDigits(String(Math.floor(minor / MINOR_PER_UNIT)))
}

/** The text of what a table is doing, without its countdown. */
export function phaseKey({ status }: Pick<TableInfo, 'status'>, moment: TableMoment, hasRound: boolean) {
  if (!hasRound) return status === 'maintained' ? 'maintained' : 'off'
  if (moment.voided) return 'voided'
  if (moment.retried) return 'retried'
  if (moment.waiting) return 'waiting'
  switch (moment.phase) {
    case PHASES.preparing:
      return 'preparing'
    case PHASES.washCard:
      return 'washCard'
    case PHASES.betting:
      return 'betting'
    case PHASES.showCard:
      return moment.cards.length === 0 ? 'sealed' : 'showCard'
    case PHASES.calculating:
      return 'calculating'
    case PHASES.calculated:
      return 'calculated'
  }
}

/** `庄赢`, `和`. */
export function winnerWords(t: TFunction, results: NonNullable<TableMoment['results']>): string {
  return t(`casino.winner.${outcomeOf(results).winner}`)
}

export function amountWords(minor: number, currency: Currency): string {
  return formatMoney(money(minor, currency))
}

export function netWords(minor: number, currency: Currency): string {
  return formatMoney(money(minor, currency), { sign: true })
}

/** The note about the spots in words; `null` when there is none. */
export function spotWords(t: TFunction, i18n: I18n, view: TableBetsView): string | null {
  const { note, refusal, currency, limits, block } = view
  if (refusal !== null) return t('casino.note.refused', { reason: failureText(i18n, refusal) })
  if (note !== null) {
    switch (note.type) {
      case 'maxOfPlay':
        return t('casino.note.maxOfPlay', {
          play: playName(t, note.play),
          max: limits === null ? '–' : unitsWords(limits.max[note.play]),
        })
      case 'maxOfRound':
        return t('casino.note.maxOfRound', { max: limits === null ? '–' : unitsWords(limits.roundMax) })
      case 'stopped':
        return t('casino.note.stopped')
      case 'noLast':
        return t('casino.note.noLast')
      case 'sealed':
        return t('casino.note.sealed', {
          amount: formatAmount(
            stakedPlays(note.stakes).reduce((sum, play) => sum + (note.stakes[play] ?? 0), 0),
          ),
        })
      case 'notStored':
        return t('games.bet.notStored')
    }
  }
  if (block === null) return null
  switch (block.type) {
    case 'empty':
      return null
    case 'belowMin':
      return t('casino.note.belowMin', {
        play: playName(t, block.play),
        min: amountWords(block.min, currency),
      })
    case 'unknown':
      return t('games.bet.blocked')
    case 'insufficient':
      return t('casino.note.insufficient')
  }
}
