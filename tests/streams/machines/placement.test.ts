import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import {
  isOpen,
  openChoices,
  type PlacementEvent,
  submitted,
  transition,
} from '../../../streams/machines/placement/placement.ts'
import { aBet, anOrder } from './orderBuilders.ts'

const sent = submitted(anOrder(), 0)
const TIMED_OUT: Failure = { type: 'transport', kind: 'timeout' }
const REFUSED: Failure = {
  type: 'refusal',
  reason: 'oddsChanged',
  textKey: 'errors.oddsChanged',
  message: '赔率已变',
  action: 'acceptChange',
}

describe('a placement', () => {
  it('is unknown, not failed, when the answer is lost', () => {
    for (const kind of ['timeout', 'network', 'offline', 'badData', 'serverError'] as const) {
      const after = transition(sent, { type: 'failed', failure: { type: 'transport', kind } })
      expect(after.phase).toBe('unknown')
    }
  })

  it('is unknown when the venue itself does not know', () => {
    expect(transition(sent, { type: 'failed', failure: { ...REFUSED, action: 'lookUp' } }).phase).toBe(
      'unknown',
    )
  })

  it('is refused with the reason and the words of the answer', () => {
    const after = transition(sent, { type: 'failed', failure: REFUSED })
    expect(after).toMatchObject({ phase: 'rejected', reasonKey: 'errors.oddsChanged', message: '赔率已变' })
  })

  it('is refused when the rate limit answered before handling it', () => {
    const after = transition(sent, { type: 'failed', failure: { type: 'transport', kind: 'rateLimited' } })
    expect(after).toMatchObject({ phase: 'rejected', reasonKey: 'errors.rateLimited' })
  })

  it('becomes unknown when the page was reloaded before the answer', () => {
    expect(transition(sent, { type: 'reloaded' }).phase).toBe('unknown')
  })

  it('is confirming while any bet is, and partial when some were refused', () => {
    const [bet] = anOrder().bets
    const two = submitted(anOrder('o2', { bets: bet === undefined ? [] : [bet, bet] }), 0)
    const waiting = transition(two, { type: 'answered', bets: [aBet('a'), aBet('b', 'accepted', 1)] })
    expect(waiting.phase).toBe('confirming')
    const done = transition(waiting, {
      type: 'updated',
      bets: [{ orderNo: 'a', state: 'rejected', reasonKey: 'slip.rejected', maxWin: null }],
    })
    expect(done.phase).toBe('partial')
  })

  it('counts as never made only when a final look-up lacks it', () => {
    const lost = transition(sent, { type: 'failed', failure: TIMED_OUT })
    const early = transition(lost, { type: 'lookedUp', bets: [], final: false })
    expect(early.phase).toBe('unknown')
    const late = transition(lost, { type: 'lookedUp', bets: [], final: true })
    expect(late).toMatchObject({ phase: 'rejected', reasonKey: 'slip.notPlaced' })
  })

  it('takes its standing from the order list when it is there', () => {
    const lost = transition(sent, { type: 'failed', failure: TIMED_OUT })
    const found = transition(lost, { type: 'lookedUp', bets: [aBet('a', 'accepted')], final: false })
    expect(found.phase).toBe('accepted')
  })

  it('does not go back from a known outcome, whatever news comes late', () => {
    const state = fc.constantFrom(
      'confirming',
      'accepted',
      'rejected',
      'cancelled',
      'settled',
      'unknown' as const,
    )
    const event: fc.Arbitrary<PlacementEvent> = fc.oneof(
      fc.record({ type: fc.constant('answered' as const), bets: fc.array(state.map((s) => aBet('a', s))) }),
      fc.record({
        type: fc.constant('updated' as const),
        bets: fc.array(state.map((s) => ({ orderNo: 'a', state: s, reasonKey: null, maxWin: null }))),
      }),
      fc.record({
        type: fc.constant('lookedUp' as const),
        bets: fc.array(state.map((s) => aBet('a', s))),
        final: fc.boolean(),
      }),
      fc.constant<PlacementEvent>({ type: 'reloaded' }),
      fc.constantFrom<PlacementEvent>(
        { type: 'failed', failure: TIMED_OUT },
        { type: 'failed', failure: REFUSED },
      ),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let placement = sent
        for (const each of events) {
          const next = transition(placement, each)
          if (!isOpen(placement)) expect(next).toBe(placement)
          if (each.type === 'failed' && each.failure.type === 'transport') {
            expect(next.phase === 'rejected' && placement.phase !== 'rejected').toBe(false)
          }
          placement = next
        }
      }),
    )
  })

  it('names the choices that wait for an outcome', () => {
    expect(openChoices([sent])).toHaveLength(1)
    expect(openChoices([transition(sent, { type: 'failed', failure: REFUSED })])).toHaveLength(0)
  })
})
