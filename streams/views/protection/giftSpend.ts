import type { Currency, Money } from '../../domain/money.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** The member's spending on gifts in this browser session. */
export interface GiftSpend {
  /** Minor units by currency. */
  readonly total$: State$<Readonly<Record<Currency, number>>>
  add(paid: Money): void
}

interface GiftSpendDeps {
  readonly memory: KeyValue
  readonly memberId: string
}

export function createGiftSpend(scope: Scope, { memory, memberId }: GiftSpendDeps): GiftSpend {
  const key = `touchline.giftSpend.${memberId}`
  const total = scope.cell<Readonly<Record<Currency, number>>>(readTotals(parseJson(memory.get(key))))
  return {
    total$: total.state$,
    add: ({ minor, currency }) => {
      total.update((spent) => ({ ...spent, [currency]: spent[currency] + minor }))
      memory.set(key, JSON.stringify(total.state$.value))
    },
  }
}

/** Invalid stored data counts as zero. */
function readTotals(stored: unknown): Readonly<Record<Currency, number>> {
  const kept: object = typeof stored === 'object' && stored !== null ? stored : {}
  const amounts = new Map<string, unknown>(Object.entries(kept))
  const amountOf = (currency: Currency): number => {
    const amount = amounts.get(currency)
    return typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? amount : 0
  }
  return { RMB: amountOf('RMB'), USDT: amountOf('USDT') }
}
