import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { aLeg } from '../orderBuilders.ts'
import { ANSWER_MS, createSlipHarness } from './slipHarness.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const openWith = (...matchIds: readonly string[]) => {
  const harness = createSlipHarness()
  harness.slip.setOpen(true)
  for (const id of matchIds) harness.slip.toggle(aLeg(id))
  return harness
}

describe('the slip’s quote', () => {
  it('is asked for at once when a leg is chosen, and for all legs together', () => {
    const { quotesAsked, slip, pass } = openWith('m1')
    pass(0)
    slip.toggle(aLeg('m2'))
    pass(0)
    expect(quotesAsked.map((legs) => legs.map(({ choice }) => choice.matchId))).toEqual([
      ['m1'],
      ['m1', 'm2'],
    ])
  })

  it('is not asked for while nothing is chosen', () => {
    const { quotesAsked, pass } = openWith()
    pass(60_000)
    expect(quotesAsked).toHaveLength(0)
  })

  it('is asked for again by time, seldom while the sheet is closed', () => {
    const harness = openWith('m1')
    harness.pass(5_000 + 2 * ANSWER_MS)
    expect(harness.quotesAsked).toHaveLength(2)
    harness.slip.setOpen(false)
    harness.pass(10_000)
    const closed = harness.quotesAsked.length
    harness.pass(5_000 + 2 * ANSWER_MS)
    expect(harness.quotesAsked.length - closed).toBe(1)
  })

  it('is asked for when a price moves, not more often than answers come', () => {
    const harness = openWith('m1')
    harness.pass(1_000)
    const before = harness.quotesAsked.length
    for (let turn = 0; turn < 100; turn++) {
      harness.move('m1')
      harness.pass(10)
    }
    expect(harness.quotesAsked.length - before).toBeGreaterThan(1)
    expect(harness.quotesAsked.length - before).toBeLessThanOrEqual(5)
  })

  it('follows the prices while the sheet is closed too, every two seconds at most', () => {
    const harness = openWith('m1')
    harness.slip.setOpen(false)
    harness.pass(3_000)
    const before = harness.quotesAsked.length
    for (let turn = 0; turn < 60; turn++) {
      harness.move('m1')
      harness.pass(100)
    }
    expect(harness.quotesAsked.length - before).toBeGreaterThanOrEqual(3)
    expect(harness.quotesAsked.length - before).toBeLessThanOrEqual(4)
  })

  it('gets its answer even from a venue slower than the prices move', () => {
    const harness = openWith('m1')
    harness.pass(1_000)
    const asOf = harness.view().quoteAge
    expect(asOf).toBe(0)
    harness.failQuotes('silence')
    harness.move('m1')
    harness.pass(0)
    const asked = harness.quotesAsked.length
    for (let turn = 0; turn < 40; turn++) {
      harness.move('m1')
      harness.pass(100)
    }
    // The request for the first hint is still under way; later hints wait for it instead of cancelling it.
    expect(harness.quotesAsked).toHaveLength(asked)
  })

  it('keeps the last answer when a newer one can’t be had, and says so', () => {
    const harness = openWith('m1')
    harness.pass(1_000)
    harness.failQuotes({ type: 'transport', kind: 'timeout' })
    harness.pass(6_000)
    expect(harness.view().quoteFailure).toEqual({ type: 'transport', kind: 'timeout' })
    expect(harness.view().legs[0]?.status).toBe('open')
    harness.failQuotes(null)
    harness.slip.requote()
    harness.pass(ANSWER_MS)
    expect(harness.view().quoteFailure).toBeNull()
  })

  it('of another line of the same market does not count as a moved line', () => {
    const harness = openWith('m1')
    harness.pass(1_000)
    harness.slip.toggle(aLeg('m1', { choice: { ...aLeg('m1').choice, handle: '2', line: line(-1) } }))
    expect(harness.view().legs[0]).toMatchObject({ status: 'notQuoted', change: 'none' })
    harness.pass(ANSWER_MS)
    expect(harness.view().legs[0]).toMatchObject({ status: 'open', change: 'none' })
  })

  it('pauses without a network and is asked for again with it', () => {
    const harness = openWith('m1')
    harness.pass(1_000)
    harness.online.set(false)
    harness.pass(30_000)
    expect(harness.quotesAsked).toHaveLength(1)
    harness.online.set(true)
    harness.pass(ANSWER_MS)
    expect(harness.quotesAsked).toHaveLength(2)
  })
})
