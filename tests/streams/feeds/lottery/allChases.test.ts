import { of } from 'rxjs'
import { expect, it } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { readChases$ } from '../../../../streams/feeds/lottery/allChases.ts'
import { createLotteryCalls } from '../../../../streams/feeds/lottery/index.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import type { AskProduct } from '../../../../streams/venues/launchedProduct.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import { RECORD_LIST } from '../../../documents/games/mixedRecords.ts'

const PAGE = RECORD_LIST.chases.fields
const [RECORD] = PAGE.records
const chase = (chaseNo: string, currencyCode: number, betTime: number, chaseState: number) => ({
  ...RECORD,
  chaseNo,
  currencyCode,
  betTime,
  chaseState,
})

interface Asked {
  readonly currencyCode?: number
  readonly chaseState?: number
}

/** A lottery that answers by what is asked for; nothing is a call that failed. */
function lotteryOf(records: (asked: Asked) => readonly object[] | undefined) {
  const asked: Asked[] = []
  const ask = (({ path, body = {}, answer }: Parameters<AskProduct>[0]) => {
    expect(path).toBe(LOTTERY_PATHS.chases)
    asked.push(body)
    const own = records(body)
    const read = decode(answer, { ...PAGE, records: own })
    const result: Result<unknown, Failure> =
      own !== undefined && read.ok ? ok({ value: read.value, at: 0 }) : err(transportFailure('network'))
    return of(result)
  }) as AskProduct
  return { asked, calls: createLotteryCalls({ ask, askLists: ask }) }
}

const listed = (read$: ReturnType<typeof readChases$>) => {
  const lists: (readonly string[])[] = []
  read$.subscribe((result) => {
    if (result.ok)
      lists.push(result.value.map(({ chaseNo, state, cost }) => `${chaseNo} ${state} ${cost.currency}`))
  })
  return lists
}

it('the chases of a lottery are the newest and those in progress, in each currency, newest first', () => {
  const { asked, calls } = lotteryOf(({ currencyCode, chaseState }) => {
    if (currencyCode === 200) return chaseState === undefined ? [chase('c', 200, 20, 2)] : []
    const old = chase('old', 1, 5, 1)
    const recent = chase('a', 1, 30, 1)
    return chaseState === undefined ? [recent, chase('b', 1, 10, 2)] : [recent, old]
  })
  expect(listed(readChases$(calls, ['RMB', 'USDT'], '201'))).toEqual([
    ['a inProgress RMB', 'c completed USDT', 'b completed RMB', 'old inProgress RMB'],
  ])
  expect(asked).toEqual([
    { ticketId: '201', chaseState: 1, size: 100, currencyCode: 1 },
    { ticketId: '201', currencyCode: 1 },
    { ticketId: '201', chaseState: 1, size: 100, currencyCode: 200 },
    { ticketId: '201', currencyCode: 200 },
  ])
})

it('a chase that ends between the two answers is over', () => {
  const { calls } = lotteryOf(({ chaseState }) => [chase('a', 1, 30, chaseState === undefined ? 2 : 1)])
  expect(listed(readChases$(calls, ['RMB'], '201'))).toEqual([['a completed RMB']])
})

it('of all lotteries those in progress are asked for, and of a member with one currency once', () => {
  const { asked, calls } = lotteryOf(() => [chase('c', 200, 20, 1)])
  expect(listed(readChases$(calls, ['USDT']))).toEqual([['c inProgress USDT']])
  expect(asked).toEqual([{ chaseState: 1, size: 100, currencyCode: 200 }])
})

it('one currency that cannot be read fails the list: a part is not shown as the whole', () => {
  const { calls } = lotteryOf(({ currencyCode }) => (currencyCode === 1 ? [chase('a', 1, 30, 1)] : undefined))
  const answers: boolean[] = []
  readChases$(calls, ['RMB', 'USDT']).subscribe(({ ok: good }) => answers.push(good))
  expect(answers).toEqual([false])
})
