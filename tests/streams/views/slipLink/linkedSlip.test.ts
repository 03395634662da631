import { of } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { line, type Market } from '../../../../streams/domain/market.ts'
import type { Match } from '../../../../streams/domain/match.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import type { LinkedLeg, SlipLink } from '../../../../streams/domain/slipLink.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import { addable, createLinkedSlip } from '../../../../streams/views/slipLink/linkedSlip.ts'
import { EMPTY_SLIP_VIEW } from '../../../../streams/views/slip/emptySlipView.ts'
import { handicap, lineOf, matchOf } from '../../feeds/builders.ts'
import { aLeg } from '../../machines/orderBuilders.ts'

const leg = (matchId: string, change: Partial<LinkedLeg> = {}): LinkedLeg => ({
  matchId,
  spec: { stat: 'goals', kind: 'handicap', period: 'match' },
  side: 'home',
  line: line(-2),
  ...change,
})

interface Known {
  readonly match?: Partial<Match>
  readonly markets?: readonly Market[]
  readonly failure?: Failure
}

function bench(link: SlipLink, known: Readonly<Record<string, Known>>, own: readonly string[] = []) {
  const scope = createScope((error) => {
    throw error
  })
  const answers = new Map(Object.entries(known))
  const match = vi.fn((id: string) => {
    const { failure, match: change } = answers.get(id) ?? {}
    return of(failure === undefined ? ok({ value: matchOf(id, 1, change), at: 1 }) : err(failure))
  })
  const markets = vi.fn((id: string) =>
    of(ok({ value: answers.get(id)?.markets ?? [handicap([lineOf(`${id}-1`, 1, 187_000)])], at: 1 })),
  )
  const slip = {
    slip$: constant({ ...EMPTY_SLIP_VIEW, legs: own.map((id) => ({ leg: aLeg(id) }) as never) }),
    toggle: vi.fn(),
    clear: vi.fn(),
    setKind: vi.fn(),
  }
  const linked = createLinkedSlip(scope, { venue: 'PMTY', sports: { match, markets }, slip }, link)
  return { linked, slip, answers, match, put: () => slip.toggle.mock.calls.map(([put]: unknown[]) => put) }
}

const link = (...legs: readonly LinkedLeg[]): SlipLink => ({ venue: 'PMTY', kind: 'parlay', legs })

describe('a linked slip', () => {
  it('leaves out what is locked before its start, and takes the end of the bets along', () => {
    const { linked } = bench(link(leg('locked'), leg('open')), {
      locked: { match: { state: 'notStarted', bettingStatus: 'locked', sealsAt: 5000 } },
      open: { match: { state: 'notStarted', sealsAt: 5000 } },
    })
    expect(linked.legs$.value.map(({ state, leg: put }) => [state, put?.sealsAt, put?.timing])).toEqual([
      ['closed', undefined, undefined],
      ['open', 5000, 'virtual'],
    ])
  })

  it('has present prices, and a word for each leg that cannot be bet on', () => {
    const suspended = [handicap([lineOf('s', 1, 187_000, { status: 'suspended' })])]
    const { linked } = bench(
      link(
        leg('a'),
        leg('over'),
        leg('moved', { line: line(-6) }),
        leg('other', { spec: { stat: 'goals', kind: 'result', period: 'match' }, line: null }),
        leg('side', { side: 'draw' }),
        leg('wait'),
        leg('gone'),
        leg('lost'),
      ),
      {
        over: { match: { state: 'ended' } },
        wait: { markets: suspended },
        gone: { failure: { type: 'refusal', textKey: 'errors.venue.noMatch', message: null } as Failure },
        lost: { failure: transportFailure('timeout') },
      },
    )
    expect(linked.legs$.value.map(({ linked: { matchId }, state }) => `${matchId} ${state}`)).toEqual([
      'a open',
      'over closed',
      'moved moved',
      'other closed',
      'side closed',
      'wait suspended',
      'gone closed',
      'lost failed',
    ])
    expect(linked.legs$.value[0]?.leg).toMatchObject({
      venue: 'PMTY',
      agreedOdds: 187_000,
      choice: { matchId: 'a', line: -2, side: 'home', handle: '1' },
      wire: { marketId: 'a-1', optionId: 'a-1home' },
    })
    expect(linked.legs$.value[5]?.leg).not.toBeNull()
  })

  it('asks again for those only that could not be asked', () => {
    const { linked, answers, match } = bench(link(leg('a'), leg('b')), {
      b: { failure: transportFailure('timeout') },
    })
    answers.set('b', {})
    linked.retry()
    expect(match.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'b'])
    expect(linked.legs$.value.map(({ state }) => state)).toEqual(['open', 'open'])
    linked.retry()
    expect(match).toHaveBeenCalledTimes(3)
  })

  it('is put into an empty slip with its kind', () => {
    const { linked, slip, put } = bench(link(leg('a'), leg('b')), {})
    linked.putIn('add')
    expect(put()).toMatchObject([{ choice: { matchId: 'a' } }, { choice: { matchId: 'b' } }])
    expect(slip.setKind).toHaveBeenCalledWith('parlay')
    expect(slip.clear).not.toHaveBeenCalled()
  })

  it('is put beside what is there, which stays, or instead of it', () => {
    const { linked, slip, put } = bench(link(leg('m1'), leg('b')), {}, ['m1'])
    linked.putIn('add')
    expect(put()).toMatchObject([{ choice: { matchId: 'b' } }])
    expect(slip.setKind).not.toHaveBeenCalled()
    slip.toggle.mockClear()
    linked.putIn('replace')
    expect(slip.clear).toHaveBeenCalledTimes(1)
    expect(put()).toMatchObject([{ choice: { matchId: 'm1' } }, { choice: { matchId: 'b' } }])
  })

  it('fills the slip to ten matches at most', () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => aLeg(`m${String(from + index)}`))
    expect(addable(many(0, 4), many(2, 18)).map(({ choice }) => choice.matchId)).toEqual(
      many(4, 6).map(({ choice }) => choice.matchId),
    )
  })
})
