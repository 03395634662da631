import * as v from 'valibot'
import { CURRENCY_IDS, type Currency } from '../../domain/money.ts'
import type { RoundProduct } from '../../domain/rounds/round.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { gameBetsKey } from './gameBetKeys.ts'
import { isOpen, type SentCall } from './gameBets.ts'

/** Stores calls without an outcome on the device, by member and product. */
export interface GameBetStore {
  /** Stores this call, or removes it when its outcome is known. Returns false if storage failed. */
  save(call: SentCall): boolean
  load(): readonly SentCall[]
}

const currency = v.picklist(Object.keys(CURRENCY_IDS) as Currency[])
const whole = v.pipe(v.number(), v.safeInteger())

const storedBet = v.object({
  bet: v.object({
    clientId: v.pipe(v.string(), v.minLength(1)),
    round: v.string(),
    selection: v.string(),
    stake: v.object({ minor: whole, currency }),
    odds: v.nullable(whole),
  }),
  state: v.picklist(['pending', 'taken', 'notTaken']),
  orderNo: v.nullable(v.string()),
})

const storedCall = (product: RoundProduct) =>
  v.object({
    call: v.object({
      id: v.string(),
      product: v.literal(product),
      game: v.string(),
      currency,
      validUntil: v.pipe(v.number(), v.finite()),
    }),
    phase: v.picklist(['sending', 'unknown']),
    bets: v.pipe(v.array(storedBet), v.minLength(1)),
  })

export function createGameBetStore(device: KeyValue, memberId: string, product: RoundProduct): GameBetStore {
  const key = gameBetsKey(memberId, product)
  const schema = storedCall(product)
  const load = (): readonly SentCall[] => {
    const parsed = parseJson(device.get(key))
    if (!Array.isArray(parsed)) return []
    return parsed.flatMap((item: unknown): SentCall[] => {
      const read = v.safeParse(schema, item)
      if (!read.success) return []
      const { call, phase, bets } = read.output
      return [{ call: { ...call, bets: bets.map(({ bet }) => bet) }, phase, bets, failure: null }]
    })
  }
  return {
    load,
    // Read again before each write, because another tab may have added its own.
    save: (sentCall) => {
      const others = load().filter(({ call }) => call.id !== sentCall.call.id)
      const left = isOpen(sentCall) ? [...others, sentCall] : others
      if (left.length > 0) return device.set(key, JSON.stringify(left.map(stored)))
      device.remove(key)
      return true
    },
  }
}

/** The stored form of a call: `load` derives `call.bets` from `bets`. */
function stored({ call: { bets: _, ...call }, phase, bets }: SentCall): object {
  return { call, phase, bets }
}
