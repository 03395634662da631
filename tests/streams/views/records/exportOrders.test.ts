import { type Observable, of } from 'rxjs'
import { expect, it } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Order, OrderPage, OrderQuery } from '../../../../streams/domain/order.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { exportOrders$, type ExportStep } from '../../../../streams/views/records/exportOrders.ts'

const NONE = money(0, 'RMB')
const QUERY = { settled: true, range: 'week', currency: 'RMB' } as const

function pageOf(numbers: readonly number[], more: boolean): Result<OrderPage, Failure> {
  return ok({
    orders: numbers.map((number) => ({ orderNo: `TL${number}` }) as Order),
    total: 5,
    refused: 0,
    stakeTotal: NONE,
    profitTotal: NONE,
    maxWinTotal: NONE,
    consumedTotal: null,
    canReturnTotal: null,
    more,
    at: 0,
  })
}

function run(answers: readonly Result<OrderPage, Failure>[], options = {}) {
  const asked: OrderQuery[] = []
  const steps: ExportStep[] = []
  const read$ = (query: OrderQuery): Observable<Result<OrderPage, Failure>> => {
    asked.push(query)
    return of(answers[query.page - 1] ?? pageOf([], false))
  }
  exportOrders$(read$, QUERY, options).subscribe((step) => steps.push(step))
  const last = steps.at(-1)
  return { asked, steps, status: last?.status, numbers: last?.orders.map(({ orderNo }) => orderNo) }
}

it('reads all pages, and an order that moved to the next page once', () => {
  const { asked, steps, status, numbers } = run([
    pageOf([5, 4], true),
    pageOf([4, 3], true),
    pageOf([2], false),
  ])
  expect(asked.map(({ page, size, range }) => [page, size, range])).toEqual([
    [1, 100, 'week'],
    [2, 100, 'week'],
    [3, 100, 'week'],
  ])
  expect(steps.map((step) => step.status)).toEqual(['reading', 'reading', 'done'])
  expect([status, numbers]).toEqual(['done', ['TL5', 'TL4', 'TL3', 'TL2']])
})

it('ends at the first failure, and asks for nothing more', () => {
  const failure: Failure = { type: 'transport', kind: 'offline' }
  const { asked, status } = run([pageOf([5], true), err(failure), pageOf([1], false)])
  expect([asked.length, status]).toEqual([2, 'failed'])
})

it('has a limit, for a venue that always reports another page', () => {
  const pages = Array.from({ length: 9 }, (_, index) => pageOf([index], true))
  const { asked, status } = run(pages, { pageSize: 2, most: 6 })
  expect([asked.length, status]).toEqual([3, 'done'])
})
