import { defer, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpenBet, openBetSums } from '../../../../streams/domain/openBet.ts'
import { money } from '../../../../streams/domain/money.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import { type OpenBetList, readOpenBets } from '../../../../streams/feeds/gameRecords/openBets.ts'
import { createRereadList } from '../../../../streams/feeds/gameRecords/rereadList.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import type { AskProduct } from '../../../../streams/venues/launchedProduct.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { MIXED_RECORD_PATHS } from '../../../../streams/wire/site/gameRecords.ts'
import { UNSETTLED } from '../../../documents/games/mixedRecords.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

/** A venue that answers with these data, read by the schema of the call. */
function answering(data: unknown) {
  const asked: { readonly path: string; readonly body: object | undefined }[] = []
  const ask: AskProduct = ({ path, body, answer }) => {
    asked.push({ path, body })
    const read = decode(answer, data)
    return of(read.ok ? ok({ value: read.value, at: 0 }) : err(transportFailure('badData')))
  }
  return { asked, ask }
}

function read(data: unknown): OpenBetList {
  const lists: OpenBetList[] = []
  readOpenBets(answering(data).ask)().subscribe((result) => {
    if (result.ok) lists.push(result.value)
  })
  const [list] = lists
  if (list === undefined) throw new Error('the answer could not be read')
  return list
}

it('asks for the newest that are not settled', () => {
  const { asked, ask } = answering(UNSETTLED.empty.fields)
  readOpenBets(ask)().subscribe()
  expect(asked).toEqual([{ path: MIXED_RECORD_PATHS.unsettled, body: { page: 1, size: 50, orderStatus: 0 } }])
})

it('reads the documented answers', () => {
  expect(read(UNSETTLED.empty.fields)).toEqual({ bets: [], total: 0 })
  const { bets, total } = read(UNSETTLED.onePage.fields)
  expect(total).toBe(8)
  expect(bets.map(({ group }) => group).toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => 'lottery'),
    ...['sport', 'sport'],
  ])
  expect(bets.find(({ group }) => group === 'sport')).toMatchObject({
    round: null,
    legs: 2,
    odds: 382_500,
    stake: money(200_00, 'RMB'),
    venue: 'PMTY',
  })
  expect(bets.find(({ group }) => group === 'lottery')).toMatchObject({ legs: null, odds: null, venue: null })
})

describe('of more than a page', () => {
  const [first] = UNSETTLED.onePage.fields.records
  /** A venue with so many bets, of which each page has two at most; one page fails. */
  const pagesOf = (total: number, failing: number | null = null) => {
    const asked: number[] = []
    const ask: AskProduct = ({ body, answer }) => {
      const page = body !== undefined && 'page' in body ? Number(body.page) : 0
      asked.push(page)
      // The bet of the page before is on each page again.
      const records = [page - 1, page]
        .map((number) => ({ ...first, orderNo: `TP${number}` }))
        .slice(page === 1 ? 1 : 0)
      const read = decode(answer, { ...UNSETTLED.onePage.fields, total, records })
      return of(
        read.ok && page !== failing ? ok({ value: read.value, at: 0 }) : err(transportFailure('badData')),
      )
    }
    const lists: (OpenBetList | null)[] = []
    readOpenBets(ask)().subscribe((result) => lists.push(result.ok ? result.value : null))
    return { asked, lists }
  }

  it('the second is read too, and no third; a bet that is on both is listed once', () => {
    const { asked, lists } = pagesOf(120)
    expect(asked).toEqual([1, 2])
    expect(lists).toMatchObject([{ bets: [{ orderNo: 'TP1' }, { orderNo: 'TP2' }], total: 120 }])
  })

  it('the second is not read where the first has all', () => {
    expect(pagesOf(50).asked).toEqual([1])
  })

  it('one alone is no list', () => {
    expect(pagesOf(51, 2)).toEqual({ asked: [1, 2], lists: [null] })
  })
})

it('leaves out a bet of an unknown kind or currency, and keeps the number of all', () => {
  const [first] = UNSETTLED.onePage.fields.records
  const records = [first, { ...first, betKind: 'HorseBet' }, { ...first, currencyCode: 9 }]
  expect(read({ ...UNSETTLED.onePage.fields, total: 3, records })).toMatchObject({
    bets: [{ orderNo: first?.orderNo }],
    total: 3,
  })
})

describe('the list', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const create = () => {
    const reads: number[] = []
    const changed$ = new Subject<null>()
    const changed = countSubscriptions(changed$)
    const model = createRereadList(scope, {
      read: () =>
        defer(() => {
          reads.push(Date.now())
          return of(ok({ bets: [], total: reads.length }))
        }),
      conditions: {
        active$: constant(true),
        online$: constant(true),
        rateLimited$: constant(false),
        reach$: constant('reachable' as const),
        slowdown$: constant(1),
        random: () => 0.5,
        now: () => Date.now(),
      },
      changed$: changed.source$,
    })
    return { model, reads, changed, changed$ }
  }

  it('is read every 5 s and at once after a change, once for all who show it', () => {
    const { model, reads, changed, changed$ } = create()
    const held = [model.list$.subscribe(), model.list$.subscribe()]
    expect(changed.active).toBe(1)
    vi.advanceTimersByTime(7_000)
    changed$.next(null)
    vi.advanceTimersByTime(6_000)
    expect(reads).toEqual([0, 5_000, 7_000, 12_000])
    for (const each of held) each.unsubscribe()
    scope.end()
    vi.advanceTimersByTime(60_000)
    expect(reads).toHaveLength(4)
    expect(changed.active).toBe(0)
  })

  it('is read again when asked', () => {
    const { model } = create()
    model.list$.subscribe()
    vi.advanceTimersByTime(1)
    model.refresh()
    vi.advanceTimersByTime(1)
    expect(model.list$.value).toMatchObject({ status: 'live', value: { total: 2 } })
  })
})

it('is summed by currency; what has no price is staked, and returns nothing that is known', () => {
  const bet = (minor: number, odds: number | null, currency: 'RMB' | 'USDT' = 'RMB') =>
    ({ stake: money(minor, currency), odds }) as OpenBet
  expect(openBetSums([bet(100_00, 195_000), bet(48_00, null), bet(10_01, 150_000, 'USDT')])).toEqual([
    { currency: 'RMB', count: 2, staked: money(148_00, 'RMB'), mostBack: money(195_00, 'RMB') },
    { currency: 'USDT', count: 1, staked: money(10_01, 'USDT'), mostBack: money(15_01, 'USDT') },
  ])
  expect(openBetSums([bet(48_00, null)])[0]?.mostBack).toBeNull()
  expect(openBetSums([])).toEqual([])
})
