import { map, NEVER, type Observable, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { money } from '../../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { OwnGameBet } from '../../../../streams/domain/rounds/gameBet.ts'
import { gameRefusal } from '../../../../streams/domain/rounds/gameRefusal.ts'
import type { Round } from '../../../../streams/domain/rounds/round.ts'
import type { RoundState } from '../../../../streams/domain/rounds/roundState.ts'
import {
  createLotteryFeed,
  type ListedLottery,
  type LotteryCalls,
  type LotteryFeed,
  type LotteryTable,
} from '../../../../streams/feeds/lottery/index.ts'
import { listedLottery, lotteryTable } from '../../../../streams/feeds/lottery/readLottery.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { lotteryRows } from '../../../../streams/wire/lottery/lists.ts'
import { lotteryPage } from '../../../../streams/wire/lottery/page.ts'
import { PAGE, STATUSES } from '../../../documents/games/lotteryAnswers.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const DATE = '20261120'
const FAILED: Failure = { type: 'transport', kind: 'network' }

function rowsOf(fixture: { readonly fields: unknown }): readonly ListedLottery[] {
  const read = decode(lotteryRows, fixture.fields)
  if (!read.ok) throw new Error(read.error.message)
  return read.value.flatMap((row) => listedLottery(row) ?? [])
}
function tableOf() {
  const read = decode(lotteryPage, PAGE.fields)
  if (!read.ok) throw new Error(read.error.message)
  const table = lotteryTable(read.value)
  if (table === null) throw new Error('no table')
  return table
}
const ROWS = rowsOf(STATUSES[0])
const [FIRST] = ROWS
if (FIRST === undefined) throw new Error('no lottery')
const TABLE = tableOf()

function roundOf(round: string, state: RoundState): Round {
  return {
    product: 'lottery',
    game: '201',
    round,
    state,
    opensAt: 0,
    sealsAt: 55_000,
    resultAt: 60_000,
    paysAt: null,
    endsAt: null,
    retryAt: null,
    commitment: 'a'.repeat(64),
    seed: null,
    result: null,
    shoe: null,
    version: null,
  }
}
const bet = (product: OwnGameBet['product']): OwnGameBet => ({
  product,
  game: '201',
  round: '1',
  state: 'settled',
  clientId: 'bet-0001',
  orderNo: 'TP1',
  stake: money(200, 'RMB'),
  returned: money(0, 'RMB'),
})

interface Sources {
  readonly rounds$?: Observable<readonly Round[]>
  readonly bets$?: Observable<OwnGameBet>
  readonly paid$?: Observable<unknown>
  /** The answers to `collect`, in their order. */
  readonly saved?: readonly Observable<Result<null, Failure>>[]
  readonly list?: () => Result<readonly ListedLottery[], Failure>
  readonly table?: () => Result<LotteryTable, Failure>
}

/** The feed with every call answered after 5 ms, and what was asked at which time. */
function create({ scheduler, cold }: Marbles, sources: Sources = {}) {
  const scope = createScope((error) => {
    throw error
  })
  const asked: string[] = []
  const failures: Failure[] = []
  const kept: string[] = []
  let saves = 0
  const answer$ = <T>(what: string, value: () => Result<T, Failure>) => {
    asked.push(`${what} @${scheduler.now()}`)
    return cold('-----(a|)', { a: null }).pipe(map(value))
  }
  const rounds = countSubscriptions(sources.rounds$ ?? NEVER)
  const bets = countSubscriptions(sources.bets$ ?? NEVER)
  const calls: Pick<LotteryCalls, 'list' | 'collect' | 'login' | 'table' | 'history' | 'chases'> = {
    list: (list) => answer$(list, sources.list ?? (() => ok(ROWS))),
    collect: (ticketId, collected) => {
      asked.push(`collect ${ticketId} ${collected} @${scheduler.now()}`)
      saves += 1
      return sources.saved?.[saves - 1] ?? of(ok(null))
    },
    login: () =>
      answer$('login', () => ok({ loginName: 'demo', seamless: true, balance: money(64_000, 'RMB') })),
    table: (ticketId) => answer$(`table ${ticketId}`, sources.table ?? (() => ok(TABLE))),
    history: (ticketId, by) => answer$(`history ${ticketId} ${'day' in by ? by.day : by.size}`, () => ok([])),
    chases: ({ ticketId = 'all', state = 'any' }, currency) =>
      answer$(`chases ${ticketId} ${state} ${currency}`, () => ok({ chases: [], pages: 0, lastAt: 0 })),
  }
  const feed: LotteryFeed = createLotteryFeed(
    scope,
    {
      calls: calls as LotteryCalls,
      push: { rounds$: () => rounds.source$, bets$: bets.source$ },
      commitments: { keep: (told) => kept.push(...told.map(({ round }) => round)) },
      conditions: {
        active$: constant(true),
        online$: constant(true),
        rateLimited$: constant(false),
        reach$: constant('reachable' as const),
        slowdown$: constant(1),
        random: () => 0.5,
        now: () => scheduler.now(),
      },
      paid$: sources.paid$ ?? NEVER,
      onNotCollected: (failure) => failures.push(failure),
      currencies: () => ['RMB', 'USDT'],
    },
    { graceMs: 100, everyMs: 10_000, walletEveryMs: 10_000 },
  )
  return { scope, feed, asked, failures, kept, rounds, bets }
}

/** What is shown of a list: its status, and whether the first lottery is the member's own. */
const starred$ = (feed: LotteryFeed, list: 'all' | 'collect') =>
  feed
    .list$(list)
    .pipe(
      map(({ status, value }) => `${status} ${value === undefined ? '-' : (value[0]?.collected ?? 'none')}`),
    )

describe('the lists of lotteries', () => {
  it('are read every ten seconds, once for all who watch, and no more after the last has left', () => {
    const { asked } = withMarbles((marbles) => {
      const made = create(marbles)
      const shown$ = made.feed.list$('all').pipe(map(({ status }) => status))
      marbles.expectObservable(shown$, '^ 25s !').toBe('a 4ms b 10004ms b 10004ms b', {
        a: 'connecting',
        b: 'live',
      })
      marbles.expectObservable(shown$, '1s ^ 20s !').toBe('1s b 9009ms b 10004ms b', { b: 'live' })
      return made
    })
    expect(asked).toEqual(['all @0', 'all @10005', 'all @20010'])
  })

  it('are read again by who comes after the grace', () => {
    const { asked } = withMarbles((marbles) => {
      const made = create(marbles)
      const shown$ = made.feed.list$('hot').pipe(map(({ status }) => status))
      marbles.expectObservable(shown$, '^ 50ms !').toBe('a 4ms b', { a: 'connecting', b: 'live' })
      marbles.expectObservable(shown$, '500ms ^ 50ms !').toBe('500ms a 4ms b', { a: 'connecting', b: 'live' })
      return made
    })
    expect(asked).toEqual(['hot @0', 'hot @500'])
  })

  it('show a star at once, and take it back when it was not saved', () => {
    const { asked, failures } = withMarbles((marbles) => {
      const made = create(marbles, { saved: [marbles.cold('-----(a|)', { a: err(FAILED) })] })
      marbles.cold('20ms (a|)').subscribe(() => {
        made.feed.collect(FIRST.lottery.ticketId, true)
      })
      marbles.expectObservable(starred$(made.feed, 'all'), '^ 1s !').toBe('a 4ms b 14ms c 4ms b', {
        a: 'connecting -',
        b: 'live false',
        c: 'live true',
      })
      return made
    })
    expect(asked).toContain(`collect ${FIRST.lottery.ticketId} true @20`)
    expect(failures).toEqual([FAILED])
  })

  it('are counted from what was told, with a star at once; nothing is read for it', () => {
    const { asked } = withMarbles((marbles) => {
      const made = create(marbles)
      marbles.cold('20ms (a|)').subscribe(() => {
        made.feed.collect(FIRST.lottery.ticketId, true)
      })
      const counts$ = made.feed.counts$.pipe(
        map((counts) => [...counts].map(([list, count]) => `${list} ${count}`).join()),
      )
      marbles.expectObservable(counts$, '^ 1s !').toBe('a 4ms b 14ms c', {
        a: '',
        b: `all 1,hot 1,ins 1,collect 0`,
        c: `all 1,hot 1,ins 1,collect 1`,
      })
      marbles.expectObservable(made.feed.list$('all').pipe(map(() => null)), '^ 1s !')
      return made
    })
    expect(asked.filter((each) => !each.startsWith('collect'))).toEqual(['all @0'])
    const alone = withMarbles((marbles) => {
      const made = create(marbles)
      marbles.expectObservable(made.feed.counts$.pipe(map(({ size }) => size)), '^ 30s !').toBe('a', { a: 0 })
      return made
    })
    expect(alone.asked).toEqual([])
  })

  it('save one star after the other, so that the last one counts', () => {
    const { asked } = withMarbles((marbles) => {
      const slow$ = marbles.cold('50ms (a|)', { a: ok(null) })
      const made = create(marbles, { saved: [slow$, slow$] })
      marbles.cold('20ms a 9ms (b|)').subscribe((which) => {
        made.feed.collect('201', which === 'a')
      })
      marbles.expectObservable(made.feed.list$('all').pipe(map(() => null)), '^ 200ms !')
      return made
    })
    expect(asked.filter((each) => each.startsWith('collect'))).toEqual([
      'collect 201 true @20',
      'collect 201 false @70',
    ])
  })

  it('leave out at once what the member has taken from the own list', () => {
    withMarbles((marbles) => {
      const made = create(marbles, { list: () => ok([{ ...FIRST, collected: true }]) })
      marbles.cold('20ms (a|)').subscribe(() => {
        made.feed.collect(FIRST.lottery.ticketId, false)
      })
      marbles.expectObservable(starred$(made.feed, 'collect'), '^ 1s !').toBe('a 4ms b 14ms c', {
        a: 'connecting -',
        b: 'live true',
        c: 'live none',
      })
    })
  })
})

describe('the page of a lottery', () => {
  const states = (state: RoundState, next: RoundState) => [
    roundOf(`${DATE}-1251`, state),
    roundOf(`${DATE}-1252`, next),
  ]

  it('is read again when the push tells another state of a draw, and not when it repeats one', () => {
    const { asked, kept } = withMarbles((marbles) => {
      const rounds$ = marbles.cold<readonly Round[]>('1s a 1s a 1s b', {
        a: states('open', 'announced'),
        b: states('sealed', 'open'),
      })
      const made = create(marbles, { rounds$ })
      marbles.expectObservable(made.feed.table$('201').pipe(map(() => null)), '^ 9s !')
      return made
    })
    // After the news has settled for 150 ms.
    expect(asked).toEqual(['table 201 @0', 'table 201 @1150', 'table 201 @3152'])
    expect(new Set(kept)).toEqual(new Set([`${DATE}-1252`]))
  })

  it('shows its last value while it is read again', () => {
    withMarbles((marbles) => {
      const made = create(marbles, {
        rounds$: marbles.cold<readonly Round[]>('1s a', { a: states('open', 'announced') }),
      })
      const shown$ = made.feed
        .table$('201')
        .pipe(map(({ status, value }) => `${status} ${value?.sale?.planId ?? '-'}`))
      marbles.expectObservable(shown$, '^ 3s !').toBe('a 4ms b 1144ms b 4ms b', {
        a: 'connecting -',
        b: `live ${DATE}-1251`,
      })
    })
  })

  it('is read again on request, at once and then once more for a burst', () => {
    const { asked } = withMarbles((marbles) => {
      const made = create(marbles)
      marbles.cold('2s a 9ms a 9ms a 9ms (a|)').subscribe(() => {
        made.feed.refreshTable()
      })
      marbles.expectObservable(made.feed.table$('201').pipe(map(() => null)), '^ 5s !')
      return made
    })
    expect(asked).toEqual(['table 201 @0', 'table 201 @2000', 'table 201 @2500'])
  })

  it('says that its lottery is removed from sale, and is as before when that is sold again', () => {
    const answers: Result<LotteryTable, Failure>[] = [ok(TABLE), err(gameRefusal('gameOff')), ok(TABLE)]
    withMarbles((marbles) => {
      const made = create(marbles, { table: () => answers.shift() ?? ok(TABLE) })
      const shown$ = made.feed
        .table$('201')
        .pipe(
          map(({ status, value }) =>
            [status, value?.status, value?.sale?.planId, value?.plays.length].join(),
          ),
        )
      marbles.expectObservable(shown$, '^ 25s !').toBe('a 4ms b 10004ms c 10004ms b', {
        a: 'connecting,,,',
        b: `live,open,${TABLE.sale?.planId ?? ''},${TABLE.plays.length}`,
        c: `live,removed,,${TABLE.plays.length}`,
      })
    })
  })

  it('of a lottery that was removed before is not offered', () => {
    withMarbles((marbles) => {
      const made = create(marbles, { table: () => err(gameRefusal('gameOff')) })
      const shown$ = made.feed
        .table$('201')
        .pipe(map((feed) => (feed.status === 'failed' ? feed.reason : feed.status)))
      marbles.expectObservable(shown$, '^ 500ms !').toBe('a 4ms b', { a: 'connecting', b: 'notOpen' })
    })
  })

  it('has one watch of its draws for all who see it, which ends after the grace', () => {
    withMarbles((marbles) => {
      const made = create(marbles)
      const table$ = made.feed.table$('201').pipe(map(() => null))
      marbles.expectObservable(table$, '^ 100ms !')
      marbles.expectObservable(table$, '^ 200ms !')
      marbles.cold('150ms (a|)').subscribe(() => {
        expect([made.rounds.subscribed, made.rounds.active]).toEqual([1, 1])
      })
      marbles.cold('310ms (a|)').subscribe(() => {
        expect([made.rounds.subscribed, made.rounds.active]).toEqual([1, 0])
      })
    })
  })

  it('ends with its scope', () => {
    withMarbles((marbles) => {
      const made = create(marbles)
      marbles.expectObservable(made.feed.table$('201').pipe(map(() => null)), '^ 5s !')
      marbles.cold('1s (a|)').subscribe(() => {
        expect(made.rounds.active).toBe(1)
        made.scope.end()
        expect(made.rounds.active).toBe(0)
      })
    })
  })
})

describe('what is read beside the page', () => {
  it('the past draws of each day and the newest ones are sources of their own', () => {
    const { asked } = withMarbles((marbles) => {
      const made = create(marbles)
      for (const source$ of [
        made.feed.history$('201'),
        made.feed.day$('201', DATE),
        made.feed.day$('201', DATE),
        made.feed.day$('101', DATE),
      ]) {
        marbles.expectObservable(source$.pipe(map(() => null)), '^ 5s !')
      }
      return made
    })
    expect(asked).toEqual([`history 201 200 @0`, `history 201 ${DATE} @0`, `history 101 ${DATE} @0`])
  })

  it('the balance is read again after a payment and after news of own bets on the lottery', () => {
    const { asked, bets } = withMarbles((marbles) => {
      const made = create(marbles, {
        paid$: marbles.cold('1s a'),
        bets$: marbles.cold<OwnGameBet>('3s l 999ms c', { l: bet('lottery'), c: bet('casino') }),
      })
      marbles.expectObservable(made.feed.login$.pipe(map(() => null)), '^ 6s !')
      return made
    })
    expect(asked).toEqual(['login @0', 'login @1000', 'login @3000'])
    expect([bets.subscribed, bets.active]).toEqual([1, 0])
  })

  it('the chases in progress of all lotteries are read once for all who show them, apart from those of one', () => {
    const { asked, bets } = withMarbles((marbles) => {
      const made = create(marbles)
      const shown$ = made.feed.runningChases$.pipe(map(({ status }) => status))
      marbles.expectObservable(shown$, '^ 11s !').toBe('a 4ms b 10004ms b', { a: 'connecting', b: 'live' })
      marbles.expectObservable(shown$, '1s ^ 10s !').toBe('1s b 9009ms b', { b: 'live' })
      marbles.expectObservable(made.feed.chases$('201').pipe(map(() => null)), '2s ^ 1s !')
      return made
    })
    expect(asked).toEqual([
      ...['chases all inProgress RMB @0', 'chases all inProgress USDT @0'],
      ...['chases 201 inProgress RMB @2000', 'chases 201 any RMB @2000'],
      ...['chases 201 inProgress USDT @2000', 'chases 201 any USDT @2000'],
      ...['chases all inProgress RMB @10005', 'chases all inProgress USDT @10005'],
    ])
    expect([bets.subscribed, bets.active]).toEqual([2, 0])
  })

  it('the chases are read again after own bets and on request', () => {
    const { asked } = withMarbles((marbles) => {
      const made = create(marbles, { bets$: marbles.cold<OwnGameBet>('2s l', { l: bet('lottery') }) })
      marbles.cold('5s (a|)').subscribe(() => {
        made.feed.refreshChases()
      })
      marbles.expectObservable(made.feed.chases$('201').pipe(map(() => null)), '^ 9s !')
      return made
    })
    expect(asked.filter((each) => each.includes('any RMB'))).toEqual([
      ...['chases 201 any RMB @0', 'chases 201 any RMB @2000', 'chases 201 any RMB @5000'],
    ])
  })
})
