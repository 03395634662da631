import * as v from 'valibot'
import { CURRENCY_IDS, type Currency } from '../../domain/money.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { CashOutRequest } from '../../venues/cashOut.ts'

const currency = v.custom<Currency>((name) => typeof name === 'string' && name in CURRENCY_IDS)
const money = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency })

const storedRequest = v.object({
  id: v.string(),
  orderNo: v.string(),
  stake: money,
  amount: money,
  validUntil: v.number(),
})

/** Stores requests whose outcome is not known on the device, by member and venue. */
export interface CashOutStore {
  /** Returns false if storage failed. */
  add(request: CashOutRequest): boolean
  remove(id: string): void
  load(): readonly CashOutRequest[]
}

export function createCashOutStore(device: KeyValue, memberId: string, venue: string): CashOutStore {
  const key = `touchline.cashOuts.${memberId}.${venue}`
  // Read again before each write, because another tab may have added its own.
  const load = (): readonly CashOutRequest[] => {
    const parsed = parseJson(device.get(key))
    if (!Array.isArray(parsed)) return []
    return parsed.flatMap((item: unknown) => {
      const each = v.safeParse(storedRequest, item)
      return each.success ? [each.output] : []
    })
  }
  const save = (requests: readonly CashOutRequest[]): boolean => device.set(key, JSON.stringify(requests))
  return {
    load,
    add: (request) => save([...load().filter(({ id }) => id !== request.id), request]),
    remove: (id) => {
      const left = load().filter((request) => request.id !== id)
      if (left.length > 0) save(left)
      else device.remove(key)
    },
  }
}
