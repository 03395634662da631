import * as v from 'valibot'
import { CURRENCY_IDS, type Currency } from '../../domain/money.ts'
import type { TransferRequest } from '../../domain/walletTransfer.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

const currency = v.custom<Currency>((name) => typeof name === 'string' && Object.hasOwn(CURRENCY_IDS, name))

const storedRequest = v.object({
  id: v.string(),
  move: v.variant('kind', [
    v.object({ kind: v.literal('transfer'), direction: v.picklist(['IN', 'OUT']), venue: v.string() }),
    v.object({ kind: v.literal('collect'), venues: v.array(v.string()) }),
    v.object({ kind: v.picklist(['deposit', 'withdraw']), payType: v.number() }),
  ]),
  amount: v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency }),
  validUntil: v.number(),
})

/** Stores transfers whose outcome is not known on the device, by member. */
export interface TransferStore {
  /** Returns false if storage failed. */
  add(request: TransferRequest): boolean
  remove(id: string): void
  load(): readonly TransferRequest[]
}

export function createTransferStore(device: KeyValue, memberId: string): TransferStore {
  const key = `touchline.transfers.${memberId}`
  // Read again before each write, because another tab may have added its own.
  const load = (): readonly TransferRequest[] => {
    const parsed = parseJson(device.get(key))
    if (!Array.isArray(parsed)) return []
    return parsed.flatMap((item: unknown) => {
      const each = v.safeParse(storedRequest, item)
      return each.success ? [each.output] : []
    })
  }
  const save = (requests: readonly TransferRequest[]): boolean => device.set(key, JSON.stringify(requests))
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
