import type { TFunction } from 'i18next'
import type { MarketSpec, Side } from '../../streams/index.ts'
import type { TextKey } from './catalogueText.ts'

interface Teams {
  readonly home: string
  readonly away: string
}

/** The caption over a column of prices. */
export function marketCaption(t: TFunction, { stat, kind, period }: MarketSpec): string {
  const keys = [
    ...(period === 'firstHalf'
      ? [`markets.captionHalfOf.${stat}.${kind}`, `markets.captionHalf.${kind}`]
      : []),
    `markets.captionOf.${stat}.${kind}`,
    `markets.caption.${kind}`,
  ]
  // Not every stat has a caption of its own: the first key that exists is taken.
  return t(keys as TextKey[])
}

/** What stands in a price cell under a caption: the line, the side, or both. */
export function selectionShort(t: TFunction, { kind }: MarketSpec, side: Side, line: string): string {
  if (kind === 'handicap') return line
  if (kind === 'winner') return ''
  return joined(sideWord(t, 'sideShort', side), line)
}

/** A selection as people name it: `曼城 -0.5/1`, `大 2.5`, `2:1`. */
export function selectionName(
  t: TFunction,
  { kind }: MarketSpec,
  side: Side,
  line: string,
  teams: Teams,
): string {
  if (kind === 'doubleChance') return doubleChance(t, side, teams)
  if (kind === 'teamTotalHome') return joined(teams.home, sideWord(t, 'side', side), line)
  if (kind === 'teamTotalAway') return joined(teams.away, sideWord(t, 'side', side), line)
  if (side === 'home') return joined(teams.home, line)
  if (side === 'away') return joined(teams.away, line)
  return joined(sideWord(t, 'side', side), line)
}

function doubleChance(t: TFunction, side: Side, { home, away }: Teams): string {
  if (side === 'homeOrDraw') return t('markets.teamOrDraw', { team: home })
  if (side === 'drawOrAway') return t('markets.teamOrDraw', { team: away })
  return t('markets.teamOrTeam', { home, away })
}

/** A side in words; a correct score is its own word. */
function sideWord(t: TFunction, table: 'side' | 'sideShort', side: Side): string {
  return isScore(side) ? side : t(`markets.${table}.${side}`)
}

function isScore(side: Side): side is Extract<Side, `${number}:${number}`> {
  return side.includes(':')
}

function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}
