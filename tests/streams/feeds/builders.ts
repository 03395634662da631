import type { Market, MarketLine, Side } from '../../../streams/domain/market.ts'
import { line } from '../../../streams/domain/market.ts'
import type { Match, Teams } from '../../../streams/domain/match.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { Reach } from '../../../streams/domain/reach.ts'
import { cell } from '../../../streams/kernel/state.ts'
import type { PollConditions } from '../../../streams/feeds/polledFeed.ts'
import type { PushedLine } from '../../../streams/venues/push.ts'
import type { Marbles } from '../../support/marbles.ts'

export function odds(scaled: number): Odds {
  return scaled as Odds
}

export const TEAMS: Teams = {
  home: { id: 'h', name: 'H', kit: null },
  away: { id: 'a', name: 'A', kit: null },
}

export function matchOf(id: string, asOf: number, change: Partial<Match> = {}): Match {
  return {
    id,
    sport: 'football',
    league: { id: 'l', name: 'L', hot: false, favourite: false },
    teams: TEAMS,
    kickOff: 0,
    state: 'live',
    phase: 'firstHalf',
    clock: null,
    bettingStatus: 'open',
    score: [0, 0],
    facts: {},
    serving: null,
    marketCount: 1,
    parlayAllowed: true,
    video: false,
    animation: false,
    favourite: false,
    neutral: false,
    asOf,
    ...change,
  }
}

export function lineOf(
  marketId: string,
  asOf: number,
  home: number,
  change: Partial<MarketLine> & { readonly sides?: readonly Side[] } = {},
): MarketLine {
  const { sides = ['home', 'away'], ...rest } = change
  return {
    marketId,
    slot: 1,
    handle: String(rest.slot ?? 1),
    line: line(-2),
    status: 'open',
    asOf,
    selections: sides.map((side, index) => ({
      optionId: `${marketId}${side}`,
      side,
      odds: odds(home + index * 1000),
      status: 'open',
    })),
    ...rest,
  }
}

export function handicap(lines: readonly MarketLine[], change: Partial<Market> = {}): Market {
  return {
    key: 'goals.handicap.match',
    spec: { stat: 'goals', kind: 'handicap', period: 'match' },
    playId: '4',
    name: 'AH',
    parlayAllowed: true,
    oddsFormats: ['europe'],
    order: 1,
    lines,
    ...change,
  }
}

export function pushedPrice(marketId: string, home: number, change: Partial<PushedLine> = {}): PushedLine {
  return {
    marketId,
    playId: null,
    slot: null,
    handle: change.slot == null ? null : String(change.slot),
    line: null,
    status: null,
    selections: [{ optionId: `${marketId}home`, side: null, odds: odds(home), status: null }],
    ...change,
  }
}

/** Conditions under which polls always run, on the virtual clock and without jitter. */
export function createConditions({ scheduler }: Pick<Marbles, 'scheduler'>) {
  const active = cell(true)
  const online = cell(true)
  const held = cell(false)
  const reach = cell<Reach>('reachable')
  const slowdown = cell(1)
  const conditions: PollConditions = {
    active$: active.state$,
    online$: online.state$,
    rateLimited$: held.state$,
    reach$: reach.state$,
    slowdown$: slowdown.state$,
    random: () => 0.5,
    now: () => scheduler.now(),
  }
  return { conditions, active, online, held, reach, slowdown }
}
