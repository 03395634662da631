import { of } from 'rxjs'
import { expect, it } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { createLotteryCalls, readAllChases$ } from '../../../../streams/feeds/lottery/index.ts'
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

/** A lottery that answers by the currency that is asked for; nothing is a call that failed. */
function lotteryOf(records: Readonly<Record<number, readonly object[]>>) {
  const asked: object[] = []
  const ask = (({ path, body, answer }: Parameters<AskProduct>[0]) => {
    expect(path).toBe(LOTTERY_PATHS.chases)
    asked.push(body ?? {})
    const own = body !== undefined && 'currencyCode' in body ? records[Number(body.currencyCode)] : undefined
    const read = decode(answer, { ...PAGE, records: own })
    const result: Result<unknown, Failure> =
      own !== undefined && read.ok ? ok({ value: read.value, at: 0 }) : err(transportFailure('network'))
    return of(result)
  }) as AskProduct
  return { asked, calls: createLotteryCalls({ ask, askLists: ask }) }
}

it('the chases are asked for in each currency, in progress and completed, and listed newest first', () => {
  const { asked, calls } = lotteryOf({
    1: [chase('a', 1, 30, 1), chase('b', 1, 10, 2)],
    200: [chase('c', 200, 20, 2)],
  })
  const lists: (readonly string[])[] = []
  readAllChases$(calls, ['RMB', 'USDT'], '201').subscribe((result) => {
    if (result.ok)
      lists.push(result.value.map(({ chaseNo, state, cost }) => `${chaseNo} ${state} ${cost.currency}`))
  })
  expect(asked).toEqual([
    { ticketId: '201', currencyCode: 1 },
    { ticketId: '201', currencyCode: 200 },
  ])
  expect(lists).toEqual([['a inProgress RMB', 'c completed USDT', 'b completed RMB']])
})

it('those of all lotteries are asked for without one, and of a member with one currency once', () => {
  const { asked, calls } = lotteryOf({ 200: [chase('c', 200, 20, 2)] })
  readAllChases$(calls, ['USDT']).subscribe()
  expect(asked).toEqual([{ currencyCode: 200 }])
})

it('one currency that cannot be read fails the list: a part is not shown as the whole', () => {
  const { calls } = lotteryOf({ 1: [chase('a', 1, 30, 1)] })
  const answers: boolean[] = []
  readAllChases$(calls, ['RMB', 'USDT']).subscribe(({ ok: good }) => answers.push(good))
  expect(answers).toEqual([false])
})
