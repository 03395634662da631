import { of } from 'rxjs'
import { expect, it } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { readOpenChases, readReserved } from '../../../../streams/feeds/gameRecords/allRecords.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import type { Call } from '../../../../streams/venues/call.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { MIXED_RECORD_PATHS } from '../../../../streams/wire/site/gameRecords.ts'
import { KINDS, RECORD_LIST } from '../../../documents/games/mixedRecords.ts'

type AskLink = Parameters<typeof readReserved>[0]
/** A site that answers by the currency that is asked for; nothing is a call that failed. */
function siteOf(answers: Readonly<Record<number, object>>) {
  const asked: object[] = []
  const link = {
    call: ({ path, body, data }: Parameters<AskLink['call']>[0]) => {
      expect(path).toBe(MIXED_RECORD_PATHS.list)
      asked.push(body)
      const answer = 'currencyCode' in body ? answers[Number(body.currencyCode)] : undefined
      const read = decode(data, answer)
      const result: Result<unknown, Failure> =
        answer !== undefined && read.ok ? ok(read.value) : err(transportFailure('network'))
      return of(result)
    },
    times: { pollTimeoutMs: 10_000 },
  } as AskLink
  return { asked, link }
}

function answerOf<T>(read: () => Call<T>): T {
  const answers: T[] = []
  read().subscribe((answer) => {
    if (answer.ok) answers.push(answer.value)
  })
  const [answer] = answers
  if (answer === undefined) throw new Error('the answer could not be read')
  return answer
}

const PAGE = { ...RECORD_LIST.chases.fields, betTotalAmount: '0.00' }
const reservation = (orderNo: string, currencyCode: number, betTime: number) => ({
  ...KINDS.SportBet.fields,
  orderNo,
  currencyCode,
  betTime,
  gameCode: 'FBTY',
})

it('the reservations of all venues are asked for in each currency, and listed newest first', () => {
  const { asked, link } = siteOf({
    1: { ...PAGE, total: 2, records: [reservation('a', 1, 30), reservation('b', 1, 10)] },
    200: { ...PAGE, total: 70, records: [reservation('c', 200, 20)] },
  })
  const list = answerOf(readReserved(link, 'reserved', ['RMB', 'USDT']))
  expect(asked).toEqual(
    [1, 200].map((currencyCode) => ({
      tab: 'BetRecord',
      recordGroup: 'sport',
      status: 'PreOrdering',
      timeType: null,
      page: 1,
      size: 100,
      currencyCode,
    })),
  )
  expect(list.bets.map(({ orderNo }) => orderNo)).toEqual(['a', 'c', 'b'])
  expect(list.bets[0]?.venue).toBe('FBTY')
  expect(list.total).toBe(72)
})

it('those that failed are asked for by their own status, of a month', () => {
  const { asked, link } = siteOf({ 1: { ...PAGE, total: 0, records: [] } })
  expect(answerOf(readReserved(link, 'failed', ['RMB']))).toEqual({ bets: [], total: 0 })
  expect(asked).toMatchObject([{ status: 'PreOrderFail', timeType: 4 }])
})

it('chases in progress are those of the second tab', () => {
  const { asked, link } = siteOf({
    1: RECORD_LIST.chases.fields,
    200: { ...RECORD_LIST.chases.fields, records: [] },
  })
  const read = readOpenChases(link, ['RMB', 'USDT'])
  const { items } = answerOf(() => read(2))
  expect(asked).toMatchObject([
    { tab: 'AppendRecord', recordGroup: 'lottery', status: '0', page: 2, size: 100, currencyCode: 1 },
    { tab: 'AppendRecord', page: 2, currencyCode: 200 },
  ])
  expect(items).toMatchObject([
    { chaseNo: RECORD_LIST.chases.fields.records[0]?.chaseNo, state: 'inProgress' },
  ])
})

it('one currency that cannot be read fails the list: a part is not shown as the whole', () => {
  const { link } = siteOf({ 1: { ...PAGE, total: 1, records: [reservation('a', 1, 1)] } })
  const answers: boolean[] = []
  readReserved(link, 'reserved', ['RMB', 'USDT'])().subscribe((answer) => answers.push(answer.ok))
  expect(answers).toEqual([false])
})
