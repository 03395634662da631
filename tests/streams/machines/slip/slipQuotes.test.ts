import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { aLeg } from '../orderBuilders.ts'
import { ANSWER_MS, slipBench } from './slipBench.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const openWith = (...matchIds: readonly string[]) => {
  const bench = slipBench()
  bench.slip.setOpen(true)
  for (const id of matchIds) bench.slip.toggle(aLeg(id))
  return bench
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
    const bench = openWith('m1')
    bench.pass(5_000 + 2 * ANSWER_MS)
    expect(bench.quotesAsked).toHaveLength(2)
    bench.slip.setOpen(false)
    bench.pass(10_000)
    const closed = bench.quotesAsked.length
    bench.pass(5_000 + 2 * ANSWER_MS)
    expect(bench.quotesAsked.length - closed).toBe(1)
  })

  it('is asked for when a price moves, not more often than answers come', () => {
    const bench = openWith('m1')
    bench.pass(1_000)
    const before = bench.quotesAsked.length
    for (let turn = 0; turn < 100; turn++) {
      bench.move('m1')
      bench.pass(10)
    }
    expect(bench.quotesAsked.length - before).toBeGreaterThan(1)
    expect(bench.quotesAsked.length - before).toBeLessThanOrEqual(5)
  })

  it('gets its answer even from a venue slower than the prices move', () => {
    const bench = openWith('m1')
    bench.pass(1_000)
    const asOf = bench.view().quoteAge
    expect(asOf).toBe(0)
    bench.failQuotes('silence')
    bench.move('m1')
    bench.pass(0)
    const asked = bench.quotesAsked.length
    for (let turn = 0; turn < 40; turn++) {
      bench.move('m1')
      bench.pass(100)
    }
    // The request for the first hint is still under way; later hints wait for it instead of cancelling it.
    expect(bench.quotesAsked).toHaveLength(asked)
  })

  it('keeps the last answer when a newer one can’t be had, and says so', () => {
    const bench = openWith('m1')
    bench.pass(1_000)
    bench.failQuotes({ lane: 'transport', kind: 'timeout' })
    bench.pass(6_000)
    expect(bench.view().quoteFailure).toEqual({ lane: 'transport', kind: 'timeout' })
    expect(bench.view().legs[0]?.status).toBe('open')
    bench.failQuotes(null)
    bench.slip.requote()
    bench.pass(ANSWER_MS)
    expect(bench.view().quoteFailure).toBeNull()
  })

  it('of another line of the same market does not count as a moved line', () => {
    const bench = openWith('m1')
    bench.pass(1_000)
    bench.slip.toggle(aLeg('m1', { choice: { ...aLeg('m1').choice, handle: '2', line: line(-1) } }))
    expect(bench.view().legs[0]).toMatchObject({ status: 'notQuoted', change: 'none' })
    bench.pass(ANSWER_MS)
    expect(bench.view().legs[0]).toMatchObject({ status: 'open', change: 'none' })
  })

  it('pauses without a network and is asked for again with it', () => {
    const bench = openWith('m1')
    bench.pass(1_000)
    bench.online.set(false)
    bench.pass(30_000)
    expect(bench.quotesAsked).toHaveLength(1)
    bench.online.set(true)
    bench.pass(ANSWER_MS)
    expect(bench.quotesAsked).toHaveLength(2)
  })
})
