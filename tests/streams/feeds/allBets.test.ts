import { NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { type Money, money } from '../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { openCount$, readOpenCount, readProfit$ } from '../../../streams/feeds/allBets/index.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { MIXED_RECORD_PATHS } from '../../../streams/wire/site/gameRecords.ts'
import { RECORD_LIST } from '../../documents/games/mixedRecords.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

const DAY_MS = 24 * 3_600_000

type AskLink = Parameters<typeof readOpenCount>[0]

function numberOf(answer: unknown): Result<number, Failure> | undefined {
  const link = {
    call: ({ path, body, data }: Parameters<AskLink['call']>[0]) => {
      expect([path, body]).toEqual([
        MIXED_RECORD_PATHS.list,
        { recordGroup: 'casino', status: '0', page: 1, size: 1 },
      ])
      const read = decode(data, answer)
      return of<Result<unknown, Failure>>(read.ok ? ok(read.value) : err(transportFailure('badData')))
    },
    times: { pollTimeoutMs: 10_000 },
  } as AskLink
  const results: Result<number, Failure>[] = []
  readOpenCount(link)().subscribe((result) => results.push(result))
  return results[0]
}

describe('the number of unsettled bets', () => {
  it('is the sum over the groups of the list of all products, whatever it lists', () => {
    const { counts } = RECORD_LIST.allGroups.fields
    expect(numberOf(RECORD_LIST.allGroups.fields)).toEqual(
      ok(Object.values(counts).reduce((sum, count) => sum + count, 0)),
    )
    expect(numberOf({ counts: { sport: 2, casino: 'x', __proto__: 5, lottery: 6 } })).toEqual(ok(8))
    expect(numberOf({ counts: {} })).toEqual(ok(0))
    expect(numberOf('no object')).toMatchObject({ ok: false })
  })

  it('what the settled ones of a time have come to is the sum of all pages of the same list', () => {
    const asked: object[] = []
    const ask = (answer: unknown, from: number) => {
      const link = {
        call: ({ path, body, data }: Parameters<AskLink['call']>[0]) => {
          expect(path).toBe(MIXED_RECORD_PATHS.list)
          asked.push(body)
          const read = decode(data, answer)
          return of<Result<unknown, Failure>>(read.ok ? ok(read.value) : err(transportFailure('badData')))
        },
        times: { pollTimeoutMs: 10_000 },
      } as AskLink
      const results: Result<Money, Failure>[] = []
      readProfit$(link, { currency: 'USDT', from, to: 40 * DAY_MS }).subscribe((result) =>
        results.push(result),
      )
      return results[0]
    }
    const fields = { ...RECORD_LIST.allGroups.fields, profit: '-12.50' }
    expect(ask(fields, 39 * DAY_MS)).toEqual(ok(money(-1250, 'USDT')))
    expect(ask({ ...fields, profit: 'x' }, 0)).toMatchObject({ ok: false })
    expect(asked).toEqual([
      {
        ...{ status: '1', page: 1, size: 1, currencyCode: 200, timeType: 5 },
        ...{ beginTime: 39 * DAY_MS, endTime: 40 * DAY_MS },
      },
      expect.objectContaining({ beginTime: 9 * DAY_MS }),
    ])
  })

  const conditions = (scheduler: Marbles['scheduler']) => ({
    ...{ active$: constant(true), online$: constant(true), rateLimited$: constant(false) },
    ...{ reach$: constant('reachable' as const), slowdown$: constant(1) },
    random: () => 0.5,
    now: () => scheduler.now(),
  })
  const failed: Result<number, Failure> = err(transportFailure('network'))

  it('is read at once, with each change, of which a burst counts as two, and again after a while', () => {
    withMarbles((marbles) => {
      let answers = 0
      const read = () => of(ok((answers += 1)))
      const count$ = openCount$(
        { read, conditions: conditions(marbles.scheduler), changed$: marbles.cold('20ms (cc) 9ms c') },
        { everyMs: 100, burstMs: 5 },
      )
      marbles.expectObservable(count$, '^ 150ms !').toBe('a 19ms b 4ms c 7ms d 99ms e', {
        ...{ a: 1, b: 2, c: 3, d: 4, e: 5 },
      })
    })
  })

  it('stays what it was when it cannot be read', () => {
    withMarbles((marbles) => {
      let reads = 0
      const read = () => of((reads += 1) === 2 ? failed : ok(reads))
      const count$ = openCount$(
        { read, conditions: conditions(marbles.scheduler), changed$: marbles.cold('20ms c 19ms c') },
        { everyMs: 1_000_000, burstMs: 1 },
      )
      marbles.expectObservable(count$, '^ 60ms !').toBe('a 39ms b', { a: 1, b: 3 })
    })
  })

  it('is read once for each subscription, and not after it', () => {
    withMarbles((marbles) => {
      const changed = countSubscriptions(NEVER)
      const count$ = openCount$(
        { read: () => of(ok(1)), conditions: conditions(marbles.scheduler), changed$: changed.source$ },
        { everyMs: 10 },
      )
      marbles.expectObservable(count$, '^ 25ms !')
      marbles.flush()
      expect([changed.subscribed, changed.active]).toEqual([1, 0])
    })
  })
})
