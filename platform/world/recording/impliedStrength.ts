import { marketKey } from '../../../streams/domain/market.ts'
import type { MarketSpec, Side } from '../../../streams/domain/market.ts'
import { chanceAbove, chanceOf, differenceOf, poisson } from '../pricing/counts.ts'
import type { Spread } from '../pricing/counts.ts'
import { fairAbove } from '../pricing/lines.ts'
import type { WorldLine, WorldMarket } from '../world.ts'

/** Expected goals of each side. */
export type Strength = readonly [home: number, away: number]

const MATCH = { stat: 'goals', period: 'match' } as const
const RESULT = marketKey({ ...MATCH, kind: 'result' } satisfies MarketSpec)
const HANDICAP = marketKey({ ...MATCH, kind: 'handicap' } satisfies MarketSpec)

const USUAL_TOTAL = 2.6
const USUAL: Strength = [1.45, 1.15]
const MAX_GOALS = 12
const MIN_TOTAL = 0.8
const MAX_TOTAL = 6
const STEPS = 24

/**
 * The expected goals of each side implied by prices before kick-off: those for which the Poisson model gives
 * the same chances of a home win and a draw, with the margin removed in proportion. Without a result market
 * the first handicap determines the lead, with a usual total; without either, it is a usual match.
 */
export function impliedStrength(markets: readonly WorldMarket[]): Strength {
  const [result] = markets.find(({ key }) => key === RESULT)?.lines ?? []
  const home = fairChance(result, 'home')
  const draw = fairChance(result, 'draw')
  if (home !== null && draw !== null) return fromResult(home, draw)
  const [handicap] = markets.find(({ key }) => key === HANDICAP)?.lines ?? []
  const cover = fairChance(handicap, 'home')
  if (cover === null) return USUAL
  const bound = -Number(handicap?.line ?? 0)
  return withLead(USUAL_TOTAL, (lead) => fairAbove(lead, bound), cover)
}

function fairChance(line: WorldLine | undefined, side: Side): number | null {
  const selections = line?.selections ?? []
  const own = selections.find((selection) => selection.side === side)
  if (own === undefined || selections.length < 2) return null
  const sum = selections.reduce((total, { odds }) => total + 1 / odds, 0)
  return 1 / own.odds / sum
}

function fromResult(home: number, draw: number): Strength {
  const away = 1 - home - draw
  const difference = (lead: Spread): number => chanceAbove(lead, 0) - (1 - chanceAbove(lead, -1))
  // The chance of a draw decreases with the number of goals.
  const total = crossing(MIN_TOTAL, MAX_TOTAL, (candidate) => {
    const strength = withLead(candidate, difference, home - away)
    return draw - chanceOf(leadOf(strength), 0)
  })
  return withLead(total, difference, home - away)
}

/** The split of a total for which `measure`, which increases with home's lead, has the wanted value. */
function withLead(total: number, measure: (lead: Spread) => number, wanted: number): Strength {
  const split = (share: number): Strength => [total * share, total * (1 - share)]
  return split(crossing(0.02, 0.98, (share) => measure(leadOf(split(share))) - wanted))
}

function leadOf([home, away]: Strength): Spread {
  return differenceOf(poisson(home, MAX_GOALS), poisson(away, MAX_GOALS))
}

/** The zero of an increasing function, or the bound nearest to it. */
function crossing(from: number, to: number, value: (at: number) => number): number {
  let low = from
  let high = to
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (value(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
