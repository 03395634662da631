import type { Period } from '../../../streams/domain/market.ts'
import type { MatchClock, Pair, Phase } from '../../../streams/domain/match.ts'
import type { Instant } from '../pricing/board.ts'
import { normalSpread } from '../pricing/counts.ts'
import type { Spread } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import { hash, noise } from '../random.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { HOUR, MINUTE, SECOND } from '../schedule/rhythm.ts'
import { OVERTIME, QUARTER } from './play.ts'

export type BasketballPeriod = Extract<Period, 'match' | 'firstHalf' | `quarter${number}`>

/** Where a period's points will probably end. */
interface BasketballOutlook {
  readonly counted: Pair
  readonly lead: () => Spread
  readonly total: () => Spread
  readonly home: () => Spread
  readonly away: () => Spread
}

export interface BasketballView {
  readonly outlook: (period: BasketballPeriod) => BasketballOutlook
}

/** Spread of a whole match. */
const LEAD_DEVIATION = 12.8
const TOTAL_DEVIATION = 18
const TEAM_DEVIATION = 11
/** Something can always happen until the buzzer. */
const LEAST_LEFT = 1.5 * SECOND

const ORDER: Readonly<Record<BasketballPeriod, readonly [from: number, to: number]>> = {
  match: [0, 4],
  firstHalf: [0, 2],
  quarter1: [0, 1],
  quarter2: [1, 2],
  quarter3: [2, 3],
  quarter4: [3, 4],
}

/** What the model expects of a match at an instant: normal margins and totals over the clock that is left. */
export function basketballView(
  fixture: Pick<Fixture, 'seed' | 'strength'>,
  instant: Instant,
): BasketballView {
  const known = new Map<BasketballPeriod, BasketballOutlook>()
  return {
    outlook(period) {
      const before = known.get(period)
      if (before !== undefined) return before
      const made = outlookOf(fixture, instant, period)
      known.set(period, made)
      return made
    },
  }
}

function outlookOf(
  { seed, strength }: Pick<Fixture, 'seed' | 'strength'>,
  instant: Instant,
  period: BasketballPeriod,
): BasketballOutlook {
  const counted = instant.moment.facts[`points.${period}`] ?? [0, 0]
  const share = Math.max(clockLeft(instant, period), LEAST_LEFT) / (4 * QUARTER)
  const home = (strength[0] + 1.6 * drift(seed, 1, instant.at)) * share
  const away = (strength[1] + 1.6 * drift(seed, 2, instant.at)) * share
  const root = Math.sqrt(share)
  const [h, a] = counted
  return {
    counted,
    // A match cannot end level: an overtime decides, so its level chance is split.
    lead: lazily(() => normalSpread(h - a + home - away, LEAD_DEVIATION * root)),
    total: lazily(() => normalSpread(h + a + home + away, TOTAL_DEVIATION * root)),
    home: lazily(() => normalSpread(h + home, TEAM_DEVIATION * root)),
    away: lazily(() => normalSpread(a + away, TEAM_DEVIATION * root)),
  }
}

function drift(seed: number, salt: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, salt, name), at, period)
  return (
    0.3 * walk(1, 9 * SECOND) +
    0.5 * walk(2, 80 * SECOND) +
    0.8 * walk(3, 12 * MINUTE) +
    1.6 * walk(4, 7 * HOUR)
  )
}

/** Clock time still to play in a period, ms. */
function clockLeft({ at, moment }: Instant, period: BasketballPeriod): number {
  const [from, to] = ORDER[period]
  const { quarter, left } = position(moment.phase, moment.clock, moment.over, at)
  if (quarter >= 4) return period === 'match' ? left : 0
  let sum = 0
  for (let index = from; index < to; index += 1) {
    if (index > quarter) sum += QUARTER
    else if (index === quarter) sum += left
  }
  return sum
}

/** The quarter that is played, or comes next in a break; 4 in overtime. */
function position(
  phase: Phase,
  clock: MatchClock | null,
  over: ReadonlySet<Period>,
  at: number,
): { readonly quarter: number; readonly left: number } {
  const played = (['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const).filter((name) =>
    over.has(name),
  ).length
  if (phase === 'notStarted' || clock === null) return { quarter: 0, left: QUARTER }
  if (phase === 'break' || phase === 'halfTime')
    return { quarter: played, left: played >= 4 ? OVERTIME : QUARTER }
  const passed = clock.running ? at - clock.at : 0
  return { quarter: played, left: Math.max(0, clock.seconds * SECOND - passed) }
}
