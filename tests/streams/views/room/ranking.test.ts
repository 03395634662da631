import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { GiverRanking } from '../../../../streams/domain/room/ranking.ts'
import type { Feed } from '../../../../streams/kernel/feed.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { createRankings } from '../../../../streams/views/room/ranking.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'
import { createRoomFeedHarness } from '../../feeds/room/roomFeedHarness.ts'

const answer = (given: number) => ({
  ok: true,
  rows: [{ place: 1, name: 'demo', given, fan: 3, mine: true }],
  place: 1,
  given,
  behind: null,
  total: given,
})

function bench(marbles: Marbles) {
  const harness = createRoomFeedHarness(marbles)
  const { scope, feed, visible, server } = harness
  const given$ = new Subject<unknown>()
  const gifts = countSubscriptions(given$)
  let asked = 0
  let reply: (turn: number) => object = (turn) => answer(turn)
  server.answerReads(() => reply((asked += 1)))
  const now = (): number => marbles.scheduler.now()
  const rankings = createRankings(scope, {
    feed,
    now,
    given$: gifts.source$,
    polling: {
      active$: visible.state$,
      rateLimited$: constant(false),
      slowdown$: constant(1),
      random: () => 0.5,
      now,
    },
  })
  const seen: string[] = []
  const note = (state: Feed<GiverRanking>): void => {
    const reason = 'reason' in state ? ` ${state.reason}` : ''
    seen.push(`${now()} ${state.status} ${String(state.value?.given)}${reason}`)
  }
  return {
    ...harness,
    rankings,
    given$,
    gifts,
    seen,
    note,
    answerWith: (how: typeof reply) => {
      reply = how
    },
  }
}

describe('the ranking of a room', () => {
  it('is asked for while somebody looks at it: once for all who do, every minute, and at once when asked', () => {
    withMarbles((marbles) => {
      const { rankings, gifts, server, scope, seen, note, at } = bench(marbles)
      const [day$, month$] = [rankings.ranking$('day'), rankings.ranking$('month')]
      expect(server.reads).toEqual([])
      const looks = [day$.subscribe(note), day$.subscribe()]
      expect(gifts.active).toBe(1)
      at(30_000, () => rankings.refresh())
      at(61_000, () => {
        looks.forEach((look) => look.unsubscribe())
      })
      at(64_000, () => {
        expect(gifts.active).toBe(0)
        looks.push(month$.subscribe())
        expect(gifts.active).toBe(1)
      })
      at(65_000, () => looks.at(-1)?.unsubscribe())
      at(70_000, () => scope.end())
      marbles.flush()
      expect(seen).toEqual(['0 connecting undefined', '0 live 1', '30000 live 2', '60000 live 3'])
      expect(server.reads).toMatchObject([
        ...Array.from({ length: 3 }, () => ({ room: 'r1', what: 'ranking', period: 'day' })),
        { period: 'month' },
      ])
      expect(gifts.active).toBe(0)
    })
  })

  it('follows gifts, but not each of them', () => {
    withMarbles((marbles) => {
      const { rankings, given$, scope, seen, note, at } = bench(marbles)
      const look = rankings.ranking$('day').subscribe(note)
      for (let ms = 10_000; ms < 16_000; ms += 100) at(ms, () => given$.next('gift'))
      at(30_000, () => look.unsubscribe())
      at(40_000, () => scope.end())
      marbles.flush()
      // 3 s after the first gift, and a second of the spread.
      expect(seen.slice(2)).toEqual(['14000 live 2', '17000 live 3'])
    })
  })

  it('stays as it was while the room is not connected, and after a failure, which is tried again soon', () => {
    withMarbles((marbles) => {
      const { rankings, server, scope, seen, note, at, answerWith } = bench(marbles)
      answerWith((turn) => (turn === 1 ? { ok: false, code: 'tooFast', waitMs: 1000 } : answer(turn)))
      const look = rankings.ranking$('day').subscribe(note)
      at(10_000, () => {
        answerWith(() => ({ ok: true, rows: 'none' }))
        rankings.refresh()
      })
      at(11_000, () => server.hold(true))
      at(11_000, () => server.cut())
      at(12_000, () => look.unsubscribe())
      at(20_000, () => scope.end())
      marbles.flush()
      expect(seen).toEqual([
        '0 connecting undefined',
        '0 failed undefined rateLimited',
        '5000 live 2',
        '10000 stale 2 badData',
        '11000 stale 2 network',
      ])
    })
  })
})
