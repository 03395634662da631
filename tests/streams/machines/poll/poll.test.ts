import fc from 'fast-check'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { OpenPoll, Poll } from '../../../../streams/domain/room/poll.ts'
import { POLL_LIMITS, pollShares, pollWinners } from '../../../../streams/domain/room/poll.ts'
import { POLL_LIMITS as WIRE_LIMITS } from '../../../../streams/wire/room/polls.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { createPoll, type PollNews } from '../../../../streams/machines/poll/createPoll.ts'
import {
  countedPoll,
  joinedPoll,
  type ShownPoll,
  toldPoll,
  votedIn,
  votingIn,
} from '../../../../streams/machines/poll/poll.ts'
import type { Delivery } from '../../../../streams/machines/outbox/deliver.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const poll = (changes: Partial<Poll> = {}): Poll => ({
  pollId: 'p1',
  question: 'Who scores?',
  choices: ['A', 'B'],
  counts: [0, 0],
  closesAt: 60_000,
  open: true,
  ...changes,
})
const found = (changes: Partial<OpenPoll> = {}): OpenPoll => ({ ...poll(), mine: null, ...changes })

function openScope() {
  return createScope((error) => {
    throw error
  })
}

describe('the shares of a poll', () => {
  it('are whole per cent, and 0 without a vote', () => {
    expect(pollShares([1, 2])).toEqual([33, 67])
    expect(pollShares([0, 0])).toEqual([0, 0])
    expect([pollWinners([2, 1, 2]), pollWinners([0, 0])]).toEqual([[0, 2], []])
  })

  it('have the limits of the wire', () => {
    expect(POLL_LIMITS).toEqual(WIRE_LIMITS)
  })
})

type Step =
  | { readonly do: 'open' | 'close'; readonly id: number }
  | { readonly do: 'count'; readonly id: number; readonly votes: number }
  | { readonly do: 'vote'; readonly id: number; readonly counted: boolean }

function after(before: ShownPoll | null, step: Step): ShownPoll | null {
  const pollId = `p${String(step.id)}`
  switch (step.do) {
    case 'open':
      return toldPoll(before, poll({ pollId }))
    case 'close':
      return toldPoll(before, poll({ pollId, open: false, counts: [3, 4] }))
    case 'count':
      return countedPoll(before, pollId, [step.votes, 0])
    case 'vote': {
      if (before?.open !== true || before.mine !== null) return before
      return votedIn(votingIn(before, 1), before.pollId, step.counted)
    }
  }
}

describe('a poll of the room', () => {
  it('is never changed once it is closed, and has at most one vote, whatever comes in which order', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('open' as const), id: fc.nat(1) }),
      fc.record({ do: fc.constant('close' as const), id: fc.nat(1) }),
      fc.record({ do: fc.constant('count' as const), id: fc.nat(1), votes: fc.nat(9) }),
      fc.record({ do: fc.constant('vote' as const), id: fc.nat(1), counted: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        steps.reduce<ShownPoll | null>((before, each) => {
          const shown = after(before, each)
          if (before?.open === false && shown?.pollId === before.pollId) expect(shown).toBe(before)
          if (before !== null && before.mine !== null && shown?.pollId === before.pollId) {
            expect(shown.mine).toBe(before.mine)
          }
          return shown
        }, null)
      }),
    )
  })

  it('that was found keeps the vote that this device knows of', () => {
    const voted = votedIn(votingIn(joinedPoll(null, found()), 1), 'p1', true)
    expect(joinedPoll(voted, found({ counts: [0, 1] }))).toMatchObject({ mine: 1, counts: [0, 1] })
    expect(joinedPoll(voted, null)).toBeNull()
    expect(joinedPoll(voted, found({ pollId: 'p2' }))).toMatchObject({ pollId: 'p2', mine: null })
  })
})

describe('the driver of polls', () => {
  it('sends one vote, shows the result, and takes it away after its time', () => {
    withMarbles(({ cold, scheduler, flush }) => {
      const scope = openScope()
      const news$ = new Subject<PollNews>()
      const source = countSubscriptions(news$)
      const answer = countSubscriptions(cold<Delivery>('100ms (a|)', { a: { type: 'done', at: 1 } }))
      const sent: unknown[] = []
      const driver = createPoll(
        scope,
        {
          news$: source.source$,
          vote: (...args) => {
            sent.push(args)
            return answer.source$
          },
          serverTime: { now: () => scheduler.now() },
        },
        { resultShownMs: 5000 },
      )
      const at = (ms: number, act: () => void): void => {
        scheduler.schedule(act, ms)
      }
      at(0, () => {
        news$.next({ type: 'told', poll: poll(), live: true })
        driver.vote(7)
        driver.vote(1)
        driver.vote(0)
        expect(driver.poll$.value).toMatchObject({ voting: 1, mine: null })
      })
      at(200, () => {
        expect(driver.poll$.value).toMatchObject({ voting: null, mine: 1 })
        driver.vote(0)
        news$.next({ type: 'counted', pollId: 'p1', counts: [4, 5] })
        expect(driver.poll$.value).toMatchObject({ counts: [4, 5] })
      })
      at(60_000, () => {
        news$.next({ type: 'told', poll: poll({ open: false, counts: [4, 6] }), live: true })
        expect(driver.poll$.value).toMatchObject({ open: false, counts: [4, 6], mine: 1 })
      })
      at(65_001, () => {
        expect(driver.poll$.value).toBeNull()
        scope.end()
      })
      flush()
      expect(sent).toEqual([['p1', 1]])
      expect([source.subscribed, source.active, answer.subscribed, answer.active]).toEqual([1, 0, 1, 0])
    })
  })

  it('takes no vote after the end, and lets a refused one be sent again', () => {
    withMarbles(({ cold, scheduler, flush }) => {
      const scope = openScope()
      const news$ = new Subject<PollNews>()
      const refused: Delivery = { type: 'refused', refusal: { code: 'closed', reason: '' } }
      const answer = countSubscriptions(cold('10ms (a|)', { a: refused }))
      const driver = createPoll(scope, {
        news$,
        vote: () => answer.source$,
        serverTime: { now: () => scheduler.now() },
      })
      scheduler.schedule(() => {
        news$.next({ type: 'joined', poll: found({ closesAt: 1000 }) })
        driver.vote(0)
      })
      scheduler.schedule(() => {
        expect(driver.poll$.value).toMatchObject({ mine: null, voting: null })
        driver.vote(0)
      }, 20)
      scheduler.schedule(() => {
        driver.vote(0)
        scope.end()
      }, 1000)
      flush()
      expect(answer.subscribed).toBe(2)
    })
  })

  it('takes from the history only the end of the poll that it knows', () => {
    const scope = openScope()
    const news$ = new Subject<PollNews>()
    const driver = createPoll(scope, { news$, vote: () => news$ as never, serverTime: { now: () => 0 } })
    news$.next({ type: 'joined', poll: found({ pollId: 'p2' }) })
    news$.next({ type: 'told', poll: poll(), live: false })
    news$.next({ type: 'told', poll: poll({ open: false }), live: false })
    expect(driver.poll$.value).toMatchObject({ pollId: 'p2', open: true })
    news$.next({ type: 'told', poll: poll({ pollId: 'p2', open: false }), live: false })
    expect(driver.poll$.value).toMatchObject({ pollId: 'p2', open: false })
    scope.end()
  })
})
