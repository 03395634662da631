import { marketKey } from '../../../streams/domain/market.ts'
import type { Line, MarketKey, MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { Facts, Pair } from '../../../streams/domain/match.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { Status } from '../../../streams/domain/status.ts'
import { marketIdOf, optionIdOf } from '../../../platform/world/ids.ts'
import type {
  World,
  WorldClock,
  WorldEvent,
  WorldLine,
  WorldListener,
  WorldMarket,
  WorldMatch,
  WorldResult,
  WorldTeam,
} from '../../../platform/world/world.ts'

const MINUTE = 60_000
const OVER: ReadonlySet<string> = new Set(['ended', 'cancelled', 'abandoned'])

/** A world that only the test changes. */
export interface ScriptedWorld extends World {
  /** Replaces fields of a match and emits the change. */
  change(matchId: string, changes: Partial<WorldMatch>): void
  setPrice(matchId: string, key: MarketKey, side: Side, odds: number, slot?: number): void
  setLineStatus(matchId: string, key: MarketKey, status: Status): void
  /** Moves the line in every slot by `quarters`; the lines get new ids. */
  jump(matchId: string, key: MarketKey, quarters: number): void
  score(matchId: string, score: Pair): void
  /** Ends the match with these facts as its final ones. */
  finish(matchId: string, facts: Facts, state?: WorldMatch['state']): void
  /** Voids every market of the match and sets its state. */
  voidMarkets(matchId: string, state: WorldMatch['state']): void
  /** Settles some markets while the match continues. */
  decide(matchId: string, facts: Facts, keys: readonly MarketKey[]): void
  /** Withdraws the result of a match. */
  withdraw(matchId: string): void
  /** Replaces the result of a match, like `finish`, and reports the change of the result. */
  correct(matchId: string, facts: Facts, state?: WorldMatch['state']): void
}

export const RESULT: MarketSpec = { stat: 'goals', kind: 'result', period: 'match' }
export const HANDICAP: MarketSpec = { stat: 'goals', kind: 'handicap', period: 'match' }
export const TOTAL: MarketSpec = { stat: 'goals', kind: 'total', period: 'match' }
export const HALF_TOTAL: MarketSpec = { stat: 'goals', kind: 'total', period: 'firstHalf' }
export const RESULT_KEY = marketKey(RESULT)
export const HANDICAP_KEY = marketKey(HANDICAP)
export const TOTAL_KEY = marketKey(TOTAL)
export const HALF_TOTAL_KEY = marketKey(HALF_TOTAL)

/**
 * Football matches `early-1` … and `live-1` …, with markets for result, handicap, total and half-time total.
 */
export function createScriptedWorld(
  clock: WorldClock,
  options: { early?: number; live?: number } = {},
): ScriptedWorld {
  const { early = 4, live = 3 } = options
  const start = clock.now()
  const matches = new Map<string, WorldMatch>()
  const results = new Map<string, WorldResult>()
  const listeners = new Set<WorldListener>()
  const revised = new Set<string>()
  let version = start

  for (let n = 1; n <= early; n += 1) {
    matches.set(`early-${n}`, scriptedMatch(`early-${n}`, n, start + (60 + n) * MINUTE, false))
  }
  for (let n = 1; n <= live; n += 1) {
    matches.set(`live-${n}`, scriptedMatch(`live-${n}`, n, start - 20 * MINUTE, true))
  }

  function emit(event: WorldEvent): void {
    for (const listener of listeners) listener(event, clock.now())
  }

  function matchOf(matchId: string): WorldMatch {
    const match = matches.get(matchId)
    if (match === undefined) throw new Error(`no match ${matchId} in this world`)
    return match
  }

  function change(matchId: string, changes: Partial<WorldMatch>): void {
    version += 1
    matches.set(matchId, { ...matchOf(matchId), ...changes, version })
    emit({ type: 'match', matchId })
  }

  function changeLines(matchId: string, key: MarketKey, changeLine: (line: WorldLine) => WorldLine): void {
    version += 1
    const match = matchOf(matchId)
    const markets = match.markets.map((market) =>
      market.key === key
        ? { ...market, lines: market.lines.map((line) => ({ ...changeLine(line), version })) }
        : market,
    )
    matches.set(matchId, { ...match, markets, version })
    emit({ type: 'lines', matchId })
  }

  const world: ScriptedWorld = {
    clock,
    matches: () => [...matches.values()],
    match: (matchId) => matches.get(matchId),
    result: (matchId) => {
      const match = matches.get(matchId)
      if (match === undefined) return undefined
      return (
        results.get(matchId) ?? {
          state: match.state,
          facts: match.facts,
          final: new Set(),
          voided: new Set(),
          winners: [],
        }
      )
    },
    mayBeRevised: (matchId) => revised.has(matchId),
    past: (sport, from, to) =>
      [...matches.values()]
        .filter((match) => match.sport === sport && match.kickOff >= from && match.kickOff < to)
        .filter(({ state }) => OVER.has(state))
        .map((match) => ({ ...match, markets: [] })),
    almanac: null,
    pastMatch: (matchId) => {
      const match = matches.get(matchId)
      return match !== undefined && OVER.has(match.state) ? match : undefined
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    advance: () => true,
    control: {
      goal: (matchId, side) => {
        const [home, away] = matchOf(matchId).score
        world.score(matchId, side === 'home' ? [home + 1, away] : [home, away + 1])
        return true
      },
      whistle: () => false,
      redCard: () => false,
      suspend: (matchId) => {
        change(matchId, { bettingStatus: 'suspended' })
        return true
      },
      resume: (matchId) => {
        change(matchId, { bettingStatus: 'open' })
        return true
      },
      jumpLine: (matchId, key, quarters) => {
        world.jump(matchId, key, quarters)
        return true
      },
      movePrice: (matchId, key, slot, side, percent) => {
        changeLines(matchId, key, (line) =>
          line.slot === slot ? withPrice(line, side, (odds) => Math.round(odds * (1 + percent / 100))) : line,
        )
        return true
      },
      hold: () => true,
      end: (matchId) => {
        world.finish(matchId, matchOf(matchId).facts)
        return true
      },
      withdraw: (matchId) => {
        world.withdraw(matchId)
        return true
      },
      publish: (matchId, counts) => {
        world.correct(matchId, { ...matchOf(matchId).facts, ...counts })
        return true
      },
      cancel: (matchId) => {
        world.correct(matchId, matchOf(matchId).facts, 'cancelled')
        return true
      },
      postpone: () => false,
      interrupt: () => false,
      continue: () => false,
      abandon: (matchId) => {
        world.correct(matchId, matchOf(matchId).facts, 'abandoned')
        return true
      },
    },
    change,
    setPrice: (matchId, key, side, odds, slot = 1) => {
      changeLines(matchId, key, (line) => (line.slot === slot ? withPrice(line, side, () => odds) : line))
    },
    setLineStatus: (matchId, key, status) => {
      changeLines(matchId, key, (line) => ({ ...line, status }))
    },
    jump: (matchId, key, quarters) => {
      changeLines(matchId, key, (line) => {
        const moved = line.line === null ? null : ((line.line + quarters) as Line)
        const marketId = marketIdOf(matchId, key, line.slot, moved)
        const selections = line.selections.map((each) => ({
          ...each,
          optionId: optionIdOf(marketId, each.side),
        }))
        return { ...line, marketId, line: moved, selections }
      })
    },
    score: (matchId, score) => {
      change(matchId, { score, facts: { ...matchOf(matchId).facts, 'goals.match': score } })
    },
    finish: (matchId, facts, state = 'ended') => {
      const match = matchOf(matchId)
      const keys = match.markets.map(({ key }) => key)
      const cancelled = state === 'cancelled' || state === 'abandoned'
      results.set(matchId, {
        state,
        facts,
        final: new Set(cancelled ? [] : keys),
        voided: new Set(cancelled ? keys : []),
        winners: [],
      })
      change(matchId, { state, facts, bettingStatus: 'closed' })
      emit({ type: 'settled', matchId, specs: keys })
    },
    voidMarkets: (matchId, state) => {
      const { facts, markets } = matchOf(matchId)
      const keys = markets.map(({ key }) => key)
      results.set(matchId, { state, facts, final: new Set(), voided: new Set(keys), winners: [] })
      change(matchId, { state, bettingStatus: 'closed' })
      emit({ type: 'settled', matchId, specs: keys })
    },
    decide: (matchId, facts, keys) => {
      const match = matchOf(matchId)
      results.set(matchId, {
        state: match.state,
        facts,
        final: new Set(keys),
        voided: new Set(),
        winners: [],
      })
      emit({ type: 'settled', matchId, specs: keys })
    },
    withdraw: (matchId) => {
      revised.add(matchId)
      results.delete(matchId)
      emit({ type: 'revised', matchId })
    },
    correct: (matchId, facts, state) => {
      revised.add(matchId)
      emit({ type: 'revised', matchId })
      world.finish(matchId, facts, state)
    },
  }
  return world
}

function withPrice(line: WorldLine, side: Side, price: (odds: number) => number): WorldLine {
  return {
    ...line,
    selections: line.selections.map((each) =>
      each.side === side ? { ...each, odds: price(each.odds) as Odds } : each,
    ),
  }
}

function scriptedMatch(id: string, n: number, kickOff: number, live: boolean): WorldMatch {
  const facts: Facts = live ? { 'goals.match': [0, 0], 'goals.firstHalf': [0, 0] } : {}
  return {
    id,
    sport: 'football',
    league: {
      id: `league-${n % 2}`,
      sport: 'football',
      name: { cmn: `联赛${n % 2}`, zho: `聯賽${n % 2}`, english: `League ${n % 2}` },
      region: { cmn: '欧洲', zho: '歐洲', english: 'Europe' },
      level: 1,
      hot: n % 2 === 0,
    },
    teams: {
      home: team(`${id}-home`, `主${n}`, `Home ${n}`),
      away: team(`${id}-away`, `客${n}`, `Away ${n}`),
    },
    entrants: [],
    kickOff,
    announcedAt: kickOff - 3 * 24 * 60 * MINUTE,
    state: live ? 'live' : 'notStarted',
    phase: live ? 'firstHalf' : 'notStarted',
    clock: live ? { seconds: 20 * 60, running: true, direction: 'up', at: kickOff + 20 * MINUTE } : null,
    bettingStatus: 'open',
    score: [0, 0],
    facts,
    serving: null,
    neutral: false,
    video: live,
    animation: false,
    danger: 'none',
    version: kickOff,
    markets: [
      market(id, RESULT, [
        [
          null,
          [
            ['home', 2.1],
            ['draw', 3.2],
            ['away', 3.5],
          ],
        ],
      ]),
      market(id, HANDICAP, [
        [
          -2,
          [
            ['home', 1.95],
            ['away', 1.95],
          ],
        ],
        [
          -3,
          [
            ['home', 2.2],
            ['away', 1.7],
          ],
        ],
      ]),
      market(id, TOTAL, [
        [
          10,
          [
            ['over', 1.9],
            ['under', 2.0],
          ],
        ],
        [
          11,
          [
            ['over', 2.15],
            ['under', 1.75],
          ],
        ],
      ]),
      market(id, HALF_TOTAL, [
        [
          4,
          [
            ['over', 1.85],
            ['under', 2.05],
          ],
        ],
      ]),
    ],
  }
}

function team(id: string, cmn: string, english: string): WorldTeam {
  return { id, name: { cmn, zho: cmn, english }, kit: { base: '#c8102e', trim: '#ffffff', pattern: 'plain' } }
}

type ScriptedLine = readonly [line: number | null, prices: readonly (readonly [Side, number])[]]

function market(matchId: string, spec: MarketSpec, lines: readonly ScriptedLine[]): WorldMarket {
  const key = marketKey(spec)
  return {
    spec,
    key,
    parlayAllowed: true,
    lines: lines.map(([value, prices], index) => {
      const slot = index + 1
      const line = value as Line | null
      const marketId = marketIdOf(matchId, key, slot, line)
      return {
        marketId,
        slot,
        line,
        status: 'open' as const,
        version: 1,
        selections: prices.map(([side, odds]) => ({
          optionId: optionIdOf(marketId, side),
          side,
          odds: Math.round(odds * 100_000) as Odds,
          status: 'open' as const,
        })),
      }
    }),
  }
}
