import type { i18n as I18n, TFunction } from 'i18next'
import {
  formatMoney,
  isLiveLeg,
  type OutcomeBetView,
  type OutcomeLegView,
  type OutcomeView,
} from '../../../../streams/index.ts'
import { refusalText } from '../../../i18n/failureText.ts'
import { legName, legScore, marketName, matchName, scoreWords, seriesName } from '../../../words/slipWords.ts'

/** The outcome of a confirm in a few words. *Unknown* is never worded as *failed*. */
export function outcomeTitle(t: TFunction, { phase, lookedUp, bets }: OutcomeView): string {
  switch (phase) {
    case 'submitting':
      return t('slip.submitting')
    case 'confirming':
      return t('slip.waiting.title')
    case 'accepted':
      // Its price may have come already; then it is a bet.
      if (bets.every(({ state }) => state === 'reserved')) return t('slip.reserve.made')
      return lookedUp ? t('slip.result.resolvedAccepted') : t('slip.result.accepted')
    case 'rejected':
      return lookedUp ? t('slip.result.resolvedRefused') : t('slip.result.refused')
    case 'partial':
      return t('slip.result.partial')
    case 'unknown':
      return t('slip.result.unknown')
  }
}

/** The order numbers that the platform has reported so far. */
export function orderNumbers({ bets }: OutcomeView): readonly string[] {
  return bets.flatMap(({ orderNo }) => orderNo ?? [])
}

/** `曼城 -0.5/1 · 全场让球 (1-1)` for a single; the name of a series. */
export function betWords(t: TFunction, { series, legs }: OutcomeBetView): string {
  const [only] = legs
  return legs.length === 1 && only !== undefined ? legWords(t, only) : seriesName(t, series)
}

export function legWords(t: TFunction, { leg, line }: OutcomeLegView): string {
  const score = isLiveLeg(leg) ? scoreWords(legScore(leg, leg.score)) : undefined
  const market = score === undefined ? marketName(t, leg) : `${marketName(t, leg)} (${score})`
  return `${legName(t, leg, line)} · ${market}`
}

export function legMatchWords(t: TFunction, { leg, line }: OutcomeLegView): string {
  return `${legName(t, leg, line)} · ${matchName(t, leg)}`
}

/** The price taken, after the agreed one where they differ. */
export function takenWords(t: TFunction, { agreedOdds, takenOdds }: OutcomeLegView): string {
  if (takenOdds === null || takenOdds === agreedOdds) return agreedOdds
  return t('slip.result.oddsMoved', { before: agreedOdds, after: takenOdds })
}

/** Why a confirm was refused. After a change of score, with the new score if it is known. */
export function refusalWords(i18n: I18n, outcome: OutcomeView, scoreNow: string | null): string {
  const { reasonKey, message } = outcome
  if (reasonKey === 'errors.venue.scoreChanged' && scoreNow !== null) {
    return i18n.t('errors.order.scoreChanged', { score: scoreNow })
  }
  return refusalText(i18n, reasonKey ?? 'errors.order.rejected', message)
}

export function partialWords(t: TFunction, { accepted, refused, refusedStake }: OutcomeView): string {
  return t('slip.result.partialText', {
    accepted: String(accepted),
    refused: String(refused),
    amount: formatMoney(refusedStake, { symbol: true }),
  })
}

/** One bet for each set of legs, since several series can be on the same legs. */
export function distinctBets({ bets }: OutcomeView): readonly OutcomeBetView[] {
  const seen = new Set<string>()
  return bets.filter(({ legs }) => {
    const name = legs.map(({ key }) => key).join(' ')
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
