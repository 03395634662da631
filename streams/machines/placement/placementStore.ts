import * as v from 'valibot'
import type { PlacementOrder } from '../../domain/order.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { isOpen, type Placement } from './placement.ts'

const KEY = 'touchline.placements'

const record = v.custom<Record<string, unknown>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
)

/** What resuming reads of an order; the rest is only shown, and was written by this same code. */
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

const stored = v.object({
  order: storedOrder,
  phase: v.picklist(['submitting', 'confirming', 'unknown']),
  bets: v.array(v.custom<Placement['bets'][number]>((bet) => v.is(record, bet) && 'orderNo' in bet)),
  reasonKey: v.nullable(v.string()),
  message: v.nullable(v.string()),
  sentAt: v.number(),
})

/** Placements that still await an outcome, kept on the device for each member. */
export interface PlacementStore {
  /** Writes this placement, or forgets it when it is no longer open. False if the device refused. */
  save(placement: Placement): boolean
  load(): readonly Placement[]
}

export function createPlacementStore(device: KeyValue, memberId: string): PlacementStore {
  const key = `${KEY}.${memberId}`
  const load = (): readonly Placement[] => {
    const parsed = parseJson(device.get(key))
    if (!Array.isArray(parsed)) return []
    return parsed.flatMap((item: unknown) => {
      const read = v.safeParse(stored, item)
      return read.success ? [read.output] : []
    })
  }
  return {
    load,
    // Read again before each write: another tab may have added its own.
    save: (placement) => {
      const others = load().filter((other) => other.order.id !== placement.order.id)
      return device.set(key, JSON.stringify(isOpen(placement) ? [...others, placement] : others))
    },
  }
}
