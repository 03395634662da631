import { QUARTERS_PER_UNIT } from '../../../../streams/domain/market.ts'
import type { MarketKey, Side } from '../../../../streams/domain/market.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { Status } from '../../../../streams/domain/status.ts'
import { createLadder } from './ladder.ts'
import type { Ladder } from './ladder.ts'
import type { ExchangeDefinition, ExchangeMarketChange } from './messages.ts'

/** A line of a recording, without its time and match. */
export type SlotRow = Readonly<Record<string, unknown>> & {
  readonly market: MarketKey
  readonly slot: number
}

/** The present state of a market of the exchange, and what has been written of it. */
export interface ExchangeMarket {
  readonly definition: () => ExchangeDefinition
  take(change: ExchangeMarketChange): void
  /** The rows that differ from those last written. */
  rows(): readonly SlotRow[]
}

/** A selection of a slot. */
interface Offer {
  readonly side: Side
  readonly runner: string
  readonly status: Status
}

/** The wanted content of a slot; home's line in quarters. */
interface Place {
  readonly slot: number
  readonly line: number | null
  readonly offers: readonly Offer[]
}

interface Written {
  readonly line: number | null
  readonly prices: Map<Side, { readonly odds: Odds; readonly status: Status }>
}

/** The exchange's number of football. */
export const FOOTBALL = '1'
const RESULT: MarketKey = 'goals.result.match'
const HANDICAP: MarketKey = 'goals.handicap.match'
/** Slots contain the main line, and alternately those a quarter below and above it. */
const NEIGHBOURS = [0, -1, 1, -2, 2] as const
const STATUSES: Readonly<Record<string, Status>> = { OPEN: 'open', SUSPENDED: 'suspended', CLOSED: 'closed' }

/** The market of a definition; `null` if a recording can't contain it. */
export function createExchangeMarket(first: ExchangeDefinition): ExchangeMarket | null {
  const key = keyOf(first)
  if (key === null) return null
  const ladders = new Map<string, Ladder>()
  /** The last known price of each runner, also of those without one now. */
  const latest = new Map<string, Odds>()
  const written = new Map<number, Written>()
  const slotStatuses = new Map<number, Status>()
  let definition = first

  function ladderOf(runner: string): Ladder {
    const ladder = ladders.get(runner) ?? createLadder()
    ladders.set(runner, ladder)
    return ladder
  }

  function places(): readonly Place[] {
    return (key === RESULT ? resultPlaces(definition) : handicapPlaces(definition)).filter(({ offers }) =>
      // Lines that never had a price on both sides are skipped.
      offers.every(({ runner }) => latest.has(runner)),
    )
  }

  function* priceRows(market: MarketKey, { slot, line, offers }: Place): Generator<SlotRow> {
    const before = written.get(slot)
    const prices = before?.line === line ? before.prices : new Map<Side, { odds: Odds; status: Status }>()
    written.set(slot, { line, prices })
    for (const { side, runner, status } of offers) {
      const best = ladders.get(runner)?.best() ?? null
      const odds = best ?? latest.get(runner)
      if (odds === undefined) continue
      const price = { odds, status: best === null && status === 'open' ? ('suspended' as const) : status }
      const was = prices.get(side)
      if (was?.odds === price.odds && was.status === price.status) continue
      prices.set(side, price)
      yield { market, slot, line, side, ...price }
    }
  }

  function* changedRows(market: MarketKey): Generator<SlotRow> {
    const offered = places()
    for (const slot of [...written.keys()]) {
      if (offered.some((place) => place.slot === slot)) continue
      written.delete(slot)
      slotStatuses.delete(slot)
      yield { market, slot, gone: true }
    }
    const status = marketStatus(definition)
    for (const place of offered) {
      yield* priceRows(market, place)
      if ((slotStatuses.get(place.slot) ?? 'open') === status) continue
      slotStatuses.set(place.slot, status)
      yield { market, slot: place.slot, status }
    }
  }

  return {
    definition: () => definition,
    take({ img, marketDefinition, rc }) {
      if (img) ladders.clear()
      if (marketDefinition !== undefined) definition = marketDefinition
      for (const { id, hc, atb } of rc) {
        const runner = runnerName(id, hc)
        const ladder = ladderOf(runner)
        ladder.change(atb)
        const best = ladder.best()
        if (best !== null) latest.set(runner, best)
      }
    },
    rows: () => [...changedRows(key)],
  }
}

function keyOf({ eventTypeId, bettingType, marketType, runners }: ExchangeDefinition): MarketKey | null {
  if (eventTypeId !== FOOTBALL) return null
  if (bettingType === 'ODDS' && marketType === 'MATCH_ODDS' && runners.length >= 3) return RESULT
  return bettingType === 'ASIAN_HANDICAP_DOUBLE_LINE' && runners.length >= 2 ? HANDICAP : null
}

/** The stream has no score in play, so betting is suspended then. */
function marketStatus({ status, inPlay }: ExchangeDefinition): Status {
  const named = STATUSES[status] ?? 'suspended'
  return inPlay && named === 'open' ? 'suspended' : named
}

type Runner = ExchangeDefinition['runners'][number]

/** Home, away, and in a result market the draw, in the exchange's order. */
export function runnersInOrder({ runners }: ExchangeDefinition): readonly Runner[] {
  return [...runners].sort((one, other) => one.sortPriority - other.sortPriority)
}

function resultPlaces(definition: ExchangeDefinition): readonly Place[] {
  const [home, away, draw] = runnersInOrder(definition)
  if (home === undefined || away === undefined || draw === undefined) return []
  return [{ slot: 1, line: null, offers: [offer('home', home), offer('draw', draw), offer('away', away)] }]
}

function handicapPlaces(definition: ExchangeDefinition): readonly Place[] {
  const [home, away] = runnersInOrder(definition)
  if (home === undefined || away === undefined) return []
  const keyLine = definition.keyLineDefinition?.kl.find(({ id }) => id === home.id)?.hc
  if (keyLine === undefined) return []
  const find = (id: number, line: number): Runner | undefined =>
    definition.runners.find((runner) => runner.id === id && quartersOf(runner.hc) === line)
  return NEIGHBOURS.flatMap((distance, index) => {
    const line = quartersOf(keyLine) + distance
    const homeRunner = find(home.id, line)
    const awayRunner = find(away.id, line === 0 ? 0 : -line)
    if (homeRunner === undefined || awayRunner === undefined) return []
    return [{ slot: index + 1, line, offers: [offer('home', homeRunner), offer('away', awayRunner)] }]
  })
}

function quartersOf(units: number): number {
  const quarters = Math.round(units * QUARTERS_PER_UNIT)
  return quarters === 0 ? 0 : quarters
}

function offer(side: Side, { id, hc, status }: Runner): Offer {
  return { side, runner: runnerName(id, hc), status: status === 'ACTIVE' ? 'open' : 'closed' }
}

function runnerName(id: number, hc: number): string {
  return `${id} ${quartersOf(hc)}`
}
