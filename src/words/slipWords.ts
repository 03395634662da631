import type { TFunction } from 'i18next'
import {
  descriptorOf,
  formatMoney,
  isCover,
  seriesOf,
  type Leg,
  type Match,
  type Money,
  type Pair,
  type SeriesKey,
  type SlipKind,
} from '../../streams/index.ts'
import type { TextKey } from '../i18n/catalogueText.ts'
import { isolated } from '../i18n/isolated.ts'
import { marketName as nameOfMarket, selectionName } from '../i18n/selectionNames.ts'

/** An amount without `.00`: `20,000`, but `12.50`. */
export function shortAmount(amount: Money): string {
  return formatMoney(amount).replace(/\.00$/, '')
}

/** `曼城 -0.5/1`: the selection, with the line from the point of view of the chosen side. */
export function legName(t: TFunction, { choice, names }: Leg, line: string): string {
  return selectionName(t, choice.spec, choice.side, line, names)
}

/** The two teams of a leg's match; the league of an outright. */
export function matchName(t: TFunction, { names }: Leg): string {
  if (names.home === '' && names.away === '') return names.league
  return t('common.versus', { home: isolated(names.home), away: isolated(names.away) })
}

/** The market in the app's words; the venue's name of it is in the language that the leg was chosen in. */
export function marketName(t: TFunction, { choice }: Leg): string {
  return nameOfMarket(t, choice.sport, choice.spec)
}

/**
 * The score that a leg's market is about. Statistics other than the sport's own score are in the match's
 * facts; a leg does not store them.
 */
export function legScore({ choice }: Leg, score: Pair | null, facts: Match['facts'] = {}): Pair | null {
  const { sport, spec } = choice
  return spec.stat === descriptorOf(sport).score ? score : (facts[`${spec.stat}.${spec.period}`] ?? null)
}

export function scoreWords(score: Pair | null): string | undefined {
  return score === null ? undefined : `${String(score[0])}-${String(score[1])}`
}

/** `2串1` or `3串4`; legs and combinations for a series without a name. */
export function seriesName(t: TFunction, key: SeriesKey): string {
  const series = seriesOf(key)
  if (series === null) return key
  const { legs, sizes, combinations } = series
  const [size] = sizes
  if (sizes.length === 1 && size !== undefined) return foldName(t, size)
  return isCover(series)
    ? t(`slip.covers.${String(legs)}` as TextKey)
    : t('records.multiple', { legs: String(legs), lines: String(combinations) })
}

/** `2串1`: the name of a fold of this many legs. */
export function foldName(t: TFunction, size: number): string {
  return size === 1 ? t('records.single') : t(`slip.folds.${String(size)}` as TextKey)
}

export function kindName(t: TFunction, kind: SlipKind): string {
  return t(`slip.tabs.${kind}`)
}
