import type { TFunction } from 'i18next'
import { countOfAll, descriptorOf, isEsport, type Match, type Sport } from '../../../streams/index.ts'
import { sportText } from '../../i18n/sportText.ts'

/** A column of figures beside the two sides of a match. */
export interface ScoreColumn {
  readonly key: string
  readonly caption: string
  /** The final score, which is drawn larger. */
  readonly final: boolean
  /** `null` for a count that is not known. */
  readonly of: (match: Match) => Match['score'] | null
}

/** Frames and innings are more than a row has room for. */
const MOST_PARTS = 5

/**
 * The columns of a sport: each part or the first half, the final score, and corners where they are counted. Of esports
 * each map that one of the matches has had, by its first count.
 */
export function scoreColumns(t: TFunction, sport: Sport, matches: readonly Match[]): readonly ScoreColumn[] {
  const { board } = descriptorOf(sport)
  const { half } = board
  const full: ScoreColumn = {
    key: 'full',
    caption: t('results.column.full'),
    final: true,
    of: ({ score }) => score,
  }
  if (half !== null) {
    const corners: readonly ScoreColumn[] = board.counts.includes('corners')
      ? [
          {
            key: 'corners',
            caption: sportText(t, sport, 'stat.corners'),
            final: false,
            of: ({ facts }) => countOfAll(facts, 'corners') ?? null,
          },
        ]
      : []
    return [countColumn(half, t('results.column.half')), full, ...corners]
  }
  const counted = isEsport(sport)
    ? board.parts.filter((part) => part.startsWith(`${String(board.running)}.`) && isCounted(part, matches))
    : board.parts
  const parts = counted.length > MOST_PARTS ? [] : counted
  return [...parts.map((part, index) => countColumn(part, String(index + 1))), full]
}

function isCounted(part: keyof Match['facts'], matches: readonly Match[]): boolean {
  return matches.some(({ facts }) => facts[part] !== undefined)
}

function countColumn(key: keyof Match['facts'], caption: string): ScoreColumn {
  return { key, caption, final: false, of: ({ facts }) => facts[key] ?? null }
}
