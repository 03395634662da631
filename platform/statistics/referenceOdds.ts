import { type AllLanguages, type TextLanguage } from '../../streams/domain/localText.ts'
import { marketKey } from '../../streams/domain/market.ts'
import type { Almanac, PastPrice } from '../world/world.ts'
import { hash, hashText, unit } from '../world/random.ts'

/** The bookmakers whose prices are compared; they are simulated, like the matches. */
const MAKERS: readonly { readonly name: AllLanguages; readonly margin: number }[] = [
  { name: { cmn: '北港', zho: '北港', english: 'North Harbour' }, margin: 0.035 },
  { name: { cmn: '金叶', zho: '金葉', english: 'Goldleaf' }, margin: 0.045 },
  { name: { cmn: '海岬', zho: '海岬', english: 'Headland' }, margin: 0.05 },
  { name: { cmn: '红杉', zho: '紅杉', english: 'Redwood' }, margin: 0.055 },
  { name: { cmn: '长桥', zho: '長橋', english: 'Longbridge' }, margin: 0.06 },
  { name: { cmn: '云顶', zho: '雲頂', english: 'Cloudtop' }, margin: 0.065 },
  { name: { cmn: '白石', zho: '白石', english: 'Whitestone' }, margin: 0.075 },
  { name: { cmn: '东风', zho: '東風', english: 'Eastwind' }, margin: 0.085 },
]

const RESULT = marketKey({ kind: 'result', stat: 'goals', period: 'match' })
const SIDES = ['home', 'draw', 'away'] as const
/** How far a bookmaker's chance may be from the model's, as a fraction of it. */
const OPINION = 0.05
const ODDS_SCALE = 100_000
const SHORTEST = 1.01
/** Points of the history of which the first and the last are taken. */
const POINTS = 12

type Three = Readonly<Record<(typeof SIDES)[number], number>>

/**
 * `get100Odds`: the 1X2 prices of the bookmakers when the match was announced, and now. Empty without such a market.
 */
export function referenceOdds(
  matchId: string,
  almanac: Pick<Almanac, 'prices'>,
  language: TextLanguage,
): readonly unknown[] {
  const prices = almanac.prices(matchId, RESULT, null, POINTS)?.flatMap(chancesOf) ?? []
  const [first] = prices
  const now = prices.at(-1)
  if (first === undefined || now === undefined) return []
  const seed = hashText(matchId)
  return MAKERS.map(({ name, margin }, maker) => ({
    maker: name[language],
    first: priced(first, margin, seed, maker),
    now: priced(now, margin, seed, maker),
  }))
}

/** The chances behind prices, without the margin. */
function chancesOf({ odds }: PastPrice): readonly Three[] {
  const [home, draw, away] = SIDES.map((side) => odds?.[side])
  if (home === undefined || draw === undefined || away === undefined) return []
  const sum = 1 / home + 1 / draw + 1 / away
  return [{ home: 1 / home / sum, draw: 1 / draw / sum, away: 1 / away / sum }]
}

function priced(chances: Three, margin: number, seed: number, maker: number): Three {
  const opinions = SIDES.map((side, index) => {
    const opinion = 1 + OPINION * (2 * unit(hash(seed, maker), index) - 1)
    return chances[side] * opinion
  })
  const sum = opinions.reduce((total, chance) => total + chance, 0)
  const oddsOf = (index: number): number => {
    const fair = (opinions[index] ?? 0) / sum
    return Math.floor(Math.max(SHORTEST, 1 / (fair * (1 + margin))) * 100) * (ODDS_SCALE / 100)
  }
  return { home: oddsOf(0), draw: oddsOf(1), away: oddsOf(2) }
}
