import { defer, delay, of, Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { Currency } from '../../../../streams/domain/money.ts'
import { MOVEMENT_GROUPS } from '../../../../streams/domain/movementGroups.ts'
import { ok } from '../../../../streams/domain/result.ts'
import { createStatementFeed } from '../../../../streams/feeds/finance/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import type { Link } from '../../../../streams/link/createLink.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { movementTypes, statement } from '../../../../streams/wire/site/statement.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'

const GIFT_KINDS = ['GIFT', 'LUCKY_BAG', 'LUCKY_BAG_SHARE', 'LUCKY_BAG_RETURN']

const ANSWER_MS = 100

const row = (id: number, changes: object = {}) => ({
  id: String(id),
  type: 'BET',
  direction: 'OUT',
  status: 1,
  wallet: 'main',
  otherWallet: null,
  venueCode: null,
  currency: 1,
  amount: '-1.00',
  balanceAfter: '9.00',
  reference: 'TL1',
  text: '',
  time: id,
  ...changes,
})
const rows = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => row(from - index))

/** A platform that has these rows, newest first. */
function open(
  { scheduler }: Marbles,
  first: readonly object[] = rows(120, 1),
  usual: Currency | null = 'RMB',
) {
  const scope = createScope((error) => {
    throw error
  })
  const platform: { rows: readonly object[] } = { rows: first }
  const asked: { page: number; types: readonly string[]; currency: number }[] = []
  const report = vi.fn()
  const link = {
    faults: { report },
    call: ({ body }: { body: object }) =>
      defer(() => {
        const query = body as (typeof asked)[number]
        asked.push(query)
        const page = platform.rows.slice((query.page - 1) * 50, query.page * 50)
        const answer = { total: platform.rows.length, in: '0.00', out: '120.00', records: page, ts: 1 }
        const decoded = decode(statement, answer)
        if (!decoded.ok) throw new Error(decoded.error.message)
        return of(ok(decoded.value)).pipe(delay(ANSWER_MS))
      }),
  } as Pick<Link, 'call' | 'faults'>
  const changed$ = new Subject<'changed'>()
  const currency = cell<Currency | null>(usual)
  const feed = createStatementFeed(scope, {
    link,
    currency$: currency.state$,
    changed$,
    now: () => scheduler.now(),
  })
  const ids = () => feed.statement$.value.list.value?.lines.map(({ id }) => Number(id)) ?? []
  const at = (ms: number, check: () => void): void => {
    scheduler.schedule(check, ms)
  }
  return { scope, platform, asked, report, feed, changed$, currency, ids, at }
}

it('has each type of the protocol in one group', () => {
  const grouped = Object.values(MOVEMENT_GROUPS).flat()
  expect([...grouped].toSorted()).toEqual([...movementTypes].toSorted())
  expect(new Set(grouped).size).toBe(grouped.length)
})

describe('the statement', () => {
  it('is read page by page', () => {
    withMarbles((marbles) => {
      const { feed, ids, asked, at, scope } = open(marbles)
      at(200, () => {
        expect(ids()).toEqual(rows(120, 71).map(({ id }) => Number(id)))
        expect(feed.statement$.value.list.value).toMatchObject({ more: true, out: { minor: 120_00 } })
        feed.more()
        feed.more()
        expect(feed.statement$.value.loadingMore).toBe(true)
      })
      at(400, () => {
        expect(ids()).toHaveLength(100)
        feed.more()
      })
      at(600, () => {
        expect(ids()).toHaveLength(120)
        expect(feed.statement$.value).toMatchObject({
          loadingMore: false,
          list: { value: { more: false } },
        })
        expect(asked.map(({ page }) => page)).toEqual([1, 2, 3])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('is read in no currency that the member may not have, and in a chosen one whatever the usual one is', () => {
    withMarbles((marbles) => {
      const { feed, asked, currency, at, scope } = open(marbles, rows(1, 1), null)
      at(100, () => {
        expect(asked).toEqual([])
        expect(feed.statement$.value.list.status).toBe('connecting')
        currency.set('USDT')
      })
      at(300, () => {
        expect(feed.statement$.value).toMatchObject({ currency: 'USDT', list: { status: 'live' } })
        feed.chooseCurrency('RMB')
      })
      at(500, () => {
        currency.set('RMB')
        currency.set('USDT')
      })
      at(700, () => {
        expect(asked.map((each) => each.currency)).toEqual([200, 1])
        expect(feed.statement$.value.currency).toBe('RMB')
        scope.end()
      })
      marbles.flush()
    })
  })

  it('puts new movements on top and loses and repeats none', () => {
    withMarbles((marbles) => {
      const { feed, platform, changed$, ids, at, scope } = open(marbles)
      at(200, () => {
        feed.more()
      })
      at(1000, () => {
        platform.rows = rows(123, 1)
        changed$.next('changed')
      })
      at(1200, () => {
        expect(ids()).toEqual(rows(123, 21).map(({ id }) => Number(id)))
        feed.more()
      })
      at(1400, () => {
        expect(ids()).toEqual(rows(123, 1).map(({ id }) => Number(id)))
        scope.end()
      })
      marbles.flush()
    })
  })

  it('begins anew when there are more new ones than a page', () => {
    withMarbles((marbles) => {
      const { platform, changed$, ids, at, scope } = open(marbles)
      at(1000, () => {
        platform.rows = rows(300, 1)
        changed$.next('changed')
      })
      at(1200, () => {
        expect(ids()).toEqual(rows(300, 251).map(({ id }) => Number(id)))
        scope.end()
      })
      marbles.flush()
    })
  })

  it('asks for the kinds of a group, and for a currency', () => {
    withMarbles((marbles) => {
      const { feed, asked, at, scope } = open(marbles)
      at(500, () => {
        feed.choose('gifts')
        expect(feed.statement$.value.list.status).toBe('connecting')
      })
      at(1000, () => {
        feed.chooseCurrency('USDT')
      })
      at(1500, () => {
        expect(asked.map(({ types, currency }) => [types, currency])).toEqual([
          [[], 1],
          [GIFT_KINDS, 1],
          [GIFT_KINDS, 200],
        ])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('has one line for a transfer, whatever it was', () => {
    withMarbles((marbles) => {
      const step = (id: number, wallet: string, amount: string) =>
        row(id, {
          type: 'TRANSFER',
          direction: amount.startsWith('-') ? 'OUT' : 'IN',
          wallet,
          amount,
          venueCode: 'CP',
          status: null,
        })
      const { feed, at, scope } = open(marbles, [
        // Held and given back: four entries.
        step(9, 'main', '5.00'),
        step(8, 'locked', '-5.00'),
        step(7, 'locked', '5.00'),
        step(6, 'main', '-5.00'),
        // At once, back to the centre: two.
        step(5, 'main', '7.00'),
        step(4, 'lottery', '-7.00'),
      ])
      at(200, () => {
        expect(feed.statement$.value.list.value?.lines).toMatchObject([
          { id: '6', wallet: 'main', venue: 'CP', status: 'processing' },
          { id: '4', wallet: 'lottery' },
        ])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('shows a kind that nobody knows as a movement, leaves out what is unreadable, and reports both', () => {
    withMarbles((marbles) => {
      const { feed, report, at, scope } = open(marbles, [
        row(3, { direction: 'IN' }),
        row(2, { type: 'LUCK', direction: 'IN', amount: '2.00' }),
        { id: '1' },
      ])
      at(200, () => {
        expect(feed.statement$.value.list.value?.lines).toMatchObject([
          { id: '2', kind: 'unknown', direction: 'IN' },
        ])
        expect(report).toHaveBeenCalledTimes(1)
        expect(String(report.mock.calls[0]?.[1])).toContain('1 movements of unknown kinds, 2 unreadable')
        scope.end()
      })
      marbles.flush()
    })
  })
})
