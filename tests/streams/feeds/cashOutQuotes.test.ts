import { defer, map, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { CashOutQuote } from '../../../streams/domain/cashOut.ts'
import { money } from '../../../streams/domain/money.ts'
import { ok } from '../../../streams/domain/result.ts'
import { createCashOutQuotes } from '../../../streams/feeds/cashOutQuotes/index.ts'
import type { Feed } from '../../../streams/kernel/feed.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createCashOuts } from '../../../streams/machines/cashOut/createCashOuts.ts'
import { createCashOutStore } from '../../../streams/machines/cashOut/cashOutStore.ts'
import type { CashableOrder, CashOutAnswer } from '../../../streams/venues/cashOut.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import { createMemoryStore } from '../../support/ports.ts'
import { createConditions } from './builders.ts'

const rmb = (minor: number) => money(minor, 'RMB')
const order = (orderNo: string): CashableOrder => ({ orderNo, openStake: rmb(10_000) })
const ONE = order('1')
const OTHER = order('2')
const EVERY_MS = 5_000
const SETTLE_MS = 50
const LATENCY_MS = 100

/** Quotes of 95.00, then 94.00 and so on with each answer. */
function quotesAt(marbles: Marbles) {
  const scope = createScope((error) => {
    throw error
  })
  const asked: (readonly [at: number, orders: string])[] = []
  let amount = 9_600
  const quotes = createCashOutQuotes(
    scope,
    {
      cashOut: {
        quotes: (orders) =>
          defer(() => {
            asked.push([marbles.scheduler.now(), orders.map(({ orderNo }) => orderNo).join()])
            amount -= 100
            const answer = orders.map((each): CashOutQuote => ({
              ...each,
              amount: rmb(amount),
              leastPart: null,
            }))
            return timer(LATENCY_MS).pipe(map(() => ok(answer)))
          }),
      },
      conditions: createConditions(marbles).conditions,
    },
    { everyMs: EVERY_MS, settleMs: SETTLE_MS, graceMs: 0 },
  )
  const at = (ms: number, run: () => void): void => {
    marbles.scheduler.schedule(run, ms)
  }
  return { scope, quotes, asked, at }
}

const shown = (feed: Feed<CashOutQuote | null>): number | string => feed.value?.amount.minor ?? feed.status

describe('the offers for open orders', () => {
  it('are asked for in one poll, while somebody sees them', () => {
    const asked = withMarbles((marbles) => {
      const run = quotesAt(marbles)
      const one = run.quotes.quote$(ONE).subscribe()
      const again = run.quotes.quote$({ ...ONE }).subscribe()
      const other = run.quotes.quote$(OTHER).subscribe()
      run.at(EVERY_MS + 1_000, () => {
        one.unsubscribe()
        again.unsubscribe()
      })
      run.at(2 * EVERY_MS + 2_000, () => {
        other.unsubscribe()
      })
      run.at(60_000, run.scope.end)
      return run.asked
    })
    expect(asked.map(([, orders]) => orders)).toEqual(['1,2', '1,2', '2', '2'])
    expect(asked.at(-1)?.[0]).toBeLessThan(2 * EVERY_MS + 2_000)
  })

  it('after a cash-out are unknown for its order only, until the next answer', () => {
    const seen: [number | string, number | string][] = []
    withMarbles((marbles) => {
      const run = quotesAt(marbles)
      const one = run.quotes.quote$(ONE)
      const other = run.quotes.quote$(OTHER)
      one.subscribe()
      other.subscribe()
      const note = (): void => {
        seen.push([shown(one.value), shown(other.value)])
      }
      run.at(1_000, () => {
        note()
        run.quotes.refresh('1')
        note()
      })
      run.at(1_000 + 2 * LATENCY_MS, note)
      run.at(2_000, run.scope.end)
    })
    expect(seen).toEqual([
      [9_500, 9_500],
      ['connecting', 9_500],
      [9_400, 9_400],
    ])
  })
})

describe('an answer that the offer has changed', () => {
  it.each([
    [
      'names the new amount until the second press',
      { status: 'amountChanged', amount: rmb(9_000) },
      'changed',
    ],
    ['or says why there is none', { status: 'paused' }, 'paused'],
  ] as const)('%s, although its quote is asked for again', (_, answer, phase) => {
    const phases: string[] = []
    withMarbles((marbles) => {
      const { scope, quotes, at } = quotesAt(marbles)
      const cashOuts = createCashOuts(scope, {
        calls: {
          take: () => timer(LATENCY_MS).pipe(map(() => ok<CashOutAnswer>({ ...answer, reasonKey: 'k' }))),
          find: () => timer(LATENCY_MS).pipe(map(() => ok({ value: null, at: 0 }))),
        },
        quote$: quotes.quote$,
        store: createCashOutStore(createMemoryStore(), '42', 'PMTY'),
        serverTime: { now: () => marbles.scheduler.now(), rate: 1 },
        newId: () => 'id-1',
        onEnded: quotes.refresh,
      })
      const progress$ = cashOuts.progress$(ONE)
      progress$.subscribe()
      at(1_000, () => {
        cashOuts.press('1')
        cashOuts.press('1')
      })
      for (const ms of [LATENCY_MS + 1, 2 * LATENCY_MS + 10])
        at(1_000 + ms, () => {
          const { phase: now, reasonKey } = progress$.value
          phases.push(`${now} ${String(reasonKey)}`)
        })
      at(2_000, scope.end)
    })
    expect(phases).toEqual([`${phase} k`, `${phase} k`])
  })
})
