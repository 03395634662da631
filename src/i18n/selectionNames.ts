import type { TFunction } from 'i18next'
import {
  entrantOf,
  isComposedSide,
  isNamedSide,
  type MarketSpec,
  type Side,
  type Sport,
} from '../../streams/index.ts'
import { isolated } from './isolated.ts'
import { sportText } from './sportText.ts'

interface Names {
  readonly home: string
  readonly away: string
  /** The name of the entrant that is chosen. */
  readonly entrant?: string
}

/** The caption above a column of prices. */
export function marketCaption(t: TFunction, sport: Sport, { stat, kind, period }: MarketSpec): string {
  const half = period === 'firstHalf' ? [`captionHalfOf.${stat}.${kind}`, `captionHalf.${kind}`] : []
  // A shoot-out does not end level, so its winner is not called draw no bet.
  const counted = period === 'penalties' ? [] : [`captionOf.${stat}.${kind}`]
  // Not every statistic has a caption of its own, so the first key that exists is used.
  return sportText(t, sport, ...half, ...counted, `caption.${kind}`)
}

/** The name of a market outside its column: `全场让球`, `1st half corners total`. */
export function marketName(t: TFunction, sport: Sport, spec: MarketSpec): string {
  if (spec.kind === 'outright' || spec.kind === 'toQualify') return marketCaption(t, sport, spec)
  const period = spec.period === 'penalties' ? spec.period : 'match'
  const kind = marketCaption(t, sport, { ...spec, period })
  return t('markets.name.main', { period: sportText(t, sport, `period.${spec.period}`), kind })
}

/** The label of a price cell below a caption: the line, the side, or both. */
export function selectionShort(t: TFunction, { kind }: MarketSpec, side: Side, line: string): string {
  if (kind === 'handicap') return line
  if (kind === 'winner') return ''
  const number = numberWords(t, kind, line)
  if (number !== null) return number
  if (isComposedSide(side)) {
    const teams = { home: t('markets.sideShort.home'), away: t('markets.sideShort.away') }
    return t(`moreMarkets.composedSide.${side}`, teams)
  }
  return joined(sideWord(t, 'sideShort', side), line)
}

/** The full name of a selection: `曼城 -0.5/1`, `大 2.5`, `2:1`. */
export function selectionName(
  t: TFunction,
  { kind }: MarketSpec,
  side: Side,
  line: string,
  names: Names,
): string {
  const entrant = entrantOf(side)
  if (entrant !== null) return isolated(names.entrant ?? entrant)
  const teams = { home: isolated(names.home), away: isolated(names.away) }
  if (isComposedSide(side)) return t(`moreMarkets.composedSide.${side}`, teams)
  if (kind === 'doubleChance') return doubleChance(t, side, teams)
  const number = line === '' ? null : numberWords(t, kind, line)
  if (number !== null) return joined(whoseWord(t, side, teams), number)
  if (kind === 'teamTotalHome') return joined(teams.home, sideWord(t, 'side', side), line)
  if (kind === 'teamTotalAway') return joined(teams.away, sideWord(t, 'side', side), line)
  if (side === 'home') return joined(teams.home, line)
  if (side === 'away') return joined(teams.away, line)
  return joined(sideWord(t, 'side', side), line)
}

function whoseWord(t: TFunction, side: Side, { home, away }: Names): string {
  if (side === 'home') return home
  return side === 'away' ? away : sideWord(t, 'side', side)
}

function doubleChance(t: TFunction, side: Side, { home, away }: Names): string {
  if (side === 'homeOrDraw') return t('moreMarkets.teamOrDraw', { team: home })
  if (side === 'drawOrAway') return t('moreMarkets.teamOrDraw', { team: away })
  return t('moreMarkets.teamOrTeam', { home, away })
}

/** `第 2 个`, `先到 5`: what a line of such a market says; `null` for other kinds. */
function numberWords(t: TFunction, kind: MarketSpec['kind'], number: string): string | null {
  if (kind === 'nextTeam') return t('moreMarkets.nextOf', { number })
  return kind === 'race' ? t('moreMarkets.raceTo', { number }) : null
}

/** A side in words; a correct score, or an entrant without a name, is shown as it is. */
function sideWord(t: TFunction, table: 'side' | 'sideShort', side: Side): string {
  return isNamedSide(side) && !isComposedSide(side)
    ? t(`markets.${table}.${side}`)
    : (entrantOf(side) ?? side)
}

function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}
