import type { BenchPlatform } from '../platform/benchPlatform.ts'
import { matchLines, type RowLine, rowLines } from './rowLines.ts'

/** A page of the product whose prices are measured. */
export interface Place {
  /** Also part of the names of its bench pages. */
  readonly name: 'list' | 'match'
  /** What it is in the report. */
  readonly said: string
  readonly path: string
  /** The lines that it may show. */
  readonly lines: readonly RowLine[]
}

/** Least number of open markets of a big match. */
const BIG = 150

export function listPlace(platform: BenchPlatform): Place {
  return { name: 'list', said: 'list', path: '/', lines: rowLines(platform.world) }
}

/** The page of the football match in play with the most markets. */
export function matchPlace(platform: BenchPlatform): Place {
  const [match] = platform.world
    .matches()
    .filter(({ sport, state }) => sport === 'football' && state === 'live')
    .map((each) => ({ id: each.id, lines: matchLines(each), markets: openMarkets(each) }))
    .sort((a, b) => b.markets - a.markets)
  if (match === undefined || match.markets < BIG)
    throw new Error(`no match in play has ${String(BIG)} markets`)
  return {
    name: 'match',
    said: `match page, ${String(match.markets)} markets`,
    path: `/app/match/football/${match.id}`,
    lines: match.lines,
  }
}

export const PLACES = [listPlace, matchPlace] as const

function openMarkets({ markets }: ReturnType<BenchPlatform['world']['matches']>[number]): number {
  return markets.filter(({ lines }) => lines.some(({ status }) => status !== 'closed')).length
}

/** The setting of a figure; that of the list is named by the rest alone. */
export function settingOf({ name, said }: Place, rest: string): string {
  return name === 'list' ? rest : `${rest}, ${said}`
}
