import { describe, expect, it } from 'vitest'
import { joinPaints, type PaintNotes } from '../../bench/traffic/joinPaints.ts'
import type { SentFrame } from '../../bench/traffic/traffic.ts'

const ORIGIN = 1_000_000

const sent = (id: string, at: number, prices: Readonly<Record<string, string>>): SentFrame => ({
  id,
  at: ORIGIN + at,
  prices: new Map(Object.entries(prices)),
})
const received = (id: string, at: number) => ({ at, text: `{"cmd":"C105","ctsp":"${id}","cd":{}}` })
const painted = (text: string, at: number, paintedAt: number | null) => ({ text, at, paintedAt })
const notes = (change: Partial<PaintNotes>): PaintNotes => ({
  origin: ORIGIN,
  receipts: [],
  changes: [],
  ...change,
})

describe('a price and its paint', () => {
  it('are joined by text, from receipt and from sending', () => {
    const frames = [sent('1', 100, { a: '1.95', b: '2.05' })]
    const joined = joinPaints(
      frames,
      notes({
        receipts: [received('1', 103)],
        changes: [painted('1.95', 110, 118), painted('2.05', 110, 118)],
      }),
    )
    expect(joined).toEqual({ fromReceipt: [15, 15], fromSending: [18, 18], unseen: 0 })
  })

  it('are not joined when the same text was painted before the frame came, or long after', () => {
    const joined = joinPaints(
      [sent('1', 5000, { a: '1.95' })],
      notes({
        receipts: [received('1', 5003)],
        changes: [painted('1.95', 4000, 4010), painted('1.95', 9000, 9010)],
      }),
    )
    expect(joined).toEqual({ fromReceipt: [], fromSending: [], unseen: 1 })
  })

  it('may be missing when the next price came in at once, and only then', () => {
    const shown = notes({
      receipts: [received('1', 1), received('2', 11), received('3', 1001)],
      changes: [painted('2.00', 12, 20)],
    })
    const atOnce = [sent('1', 0, { a: '1.95' }), sent('2', 10, { a: '2.00' })]
    expect(joinPaints(atOnce, shown).unseen).toBe(0)
    const later = [sent('1', 0, { a: '1.95' }), sent('3', 1000, { a: '3.00' })]
    expect(joinPaints(later, shown).unseen).toBe(2)
  })

  it('may be missing when frames that were sent apart came in together', () => {
    const frames = [sent('1', 0, { a: '1.95' }), sent('2', 800, { a: '2.00' })]
    const shown = notes({
      receipts: [received('1', 805), received('2', 806)],
      changes: [painted('2.00', 812, 820)],
    })
    expect(joinPaints(frames, shown)).toEqual({ fromReceipt: [14], fromSending: [20], unseen: 0 })
  })

  it('is missing when the frame never came in', () => {
    expect(
      joinPaints([sent('1', 0, { a: '1.95' })], notes({ changes: [painted('1.95', 5, 9)] })).unseen,
    ).toBe(1)
  })
})
