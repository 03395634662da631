import * as v from 'valibot'
import type { Leg } from '../../domain/leg.ts'
import type { PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { wholeSeries } from '../../domain/parlay.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { withHandle } from '../former/leg.ts'
import { FORMER_SINGLE, formerSeries } from '../former/series.ts'
import { isOpen, type Placement } from './placement.ts'
import { formerPlacementsKey, placementsKey } from './placementKeys.ts'

const record = v.custom<Record<string, unknown>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
)

/**
 * Validates the fields that are needed to resume; the rest is only displayed, and was written by this app.
 */
const storedOrder = v.pipe(
  record,
  v.check(
    (order) =>
      typeof order['id'] === 'string' &&
      typeof order['venue'] === 'string' &&
      typeof order['validUntil'] === 'number' &&
      Array.isArray(order['bets']),
  ),
  v.transform((order) => order as object as PlacementOrder),
)

/**
 * Until 0.1 series were numbers, and a placed bet had its number instead of an index; singles were in sequence.
 */
type StoredBet = Omit<PlacedBet, 'bet'> & { readonly bet?: number; readonly series?: unknown }

const stored = v.object({
  order: storedOrder,
  phase: v.picklist(['submitting', 'confirming', 'unknown']),
  bets: v.array(v.custom<StoredBet>((bet) => v.is(record, bet) && 'orderNo' in bet)),
  reasonKey: v.nullable(v.string()),
  message: v.nullable(v.string()),
  sentAt: v.number(),
})

/** Stores open placements on the device, by member and venue. */
export interface PlacementStore {
  /** Stores this placement, or removes it when it is no longer open. Returns false if storage failed. */
  save(placement: Placement): boolean
  load(): readonly Placement[]
}

export function createPlacementStore(device: KeyValue, memberId: string, venue: string): PlacementStore {
  const formerKey = formerPlacementsKey(memberId)
  const key = placementsKey(memberId, venue)
  const former = (): readonly Placement[] => read(device.get(formerKey))
  const load = (): readonly Placement[] => {
    const own = read(device.get(key))
    const moved = former().filter(({ order }) => order.venue === venue && !own.some(isOf(order)))
    return [...own, ...moved]
  }
  return {
    load,
    // Read again before each write, because another tab may have added its own.
    save: (placement) => {
      const others = load().filter((other) => !isOf(placement.order)(other))
      if (!device.set(key, JSON.stringify(isOpen(placement) ? [...others, placement] : others))) return false
      const left = former().filter(({ order }) => order.venue !== venue)
      if (left.length > 0) device.set(formerKey, JSON.stringify(left))
      else device.remove(formerKey)
      return true
    },
  }
}

function isOf({ id }: Pick<PlacementOrder, 'id'>): (placement: Placement) => boolean {
  return ({ order }) => order.id === id
}

function read(text: string | null): readonly Placement[] {
  const parsed = parseJson(text)
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((item: unknown) => {
    const each = v.safeParse(stored, item)
    return each.success ? [withCombinations(withSeriesKeys(withIndexes(each.output)))] : []
  })
}

function withIndexes(placement: v.InferOutput<typeof stored>): Placement {
  const indexOf = ({ series }: StoredBet, place: number): number => {
    const bySeries = placement.order.bets.findIndex((bet) => bet.series === series)
    return series === FORMER_SINGLE || bySeries === -1 ? place : bySeries
  }
  const bets = placement.bets.map(({ series, ...bet }, place) => ({
    ...bet,
    bet: bet.bet ?? indexOf({ ...bet, series }, place),
  }))
  return { ...placement, bets }
}

const formerBet = v.looseObject({ series: v.number(), legs: v.array(v.unknown()) })

/** A number that names no series becomes the combination of all legs: its orders are found by their ids. */
function withSeriesKeys(placement: Placement): Placement {
  const bets = placement.order.bets.map((bet) => {
    const former = v.safeParse(formerBet, bet)
    if (!former.success) return bet
    const { series, legs } = former.output
    return {
      ...bet,
      series: formerSeries(series, legs.length) ?? wholeSeries(legs.length),
      legs: legs.map((leg) => withHandle(leg) as object as Leg),
    }
  })
  return { ...placement, order: { ...placement.order, bets } }
}

const linesOfBet = v.looseObject({ lines: v.number(), combinations: v.optional(v.undefined()) })

/** Until 0.1 the number of combinations was stored as `lines`. */
function withCombinations(placement: Placement): Placement {
  const bets = placement.order.bets.map((bet) => {
    const former = v.safeParse(linesOfBet, bet)
    return former.success ? { ...bet, combinations: former.output.lines } : bet
  })
  return { ...placement, order: { ...placement.order, bets } }
}
