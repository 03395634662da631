import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseLane,
  chooseStillLane,
  emptyLanes,
  type Lanes,
  nextFreeAt,
} from '../../../../streams/domain/danmaku/lanes.ts'

const RULES = { stageWidth: 400, crossingMs: 8_000, gap: 20, aheadMs: 500 }

interface Flown {
  readonly lane: number
  readonly at: number
  readonly width: number
  readonly durationMs: number
}

/** The place of a flight's left edge, or `null` when it is not over the stage. */
function leftAt({ at, width, durationMs }: Flown, time: number): number | null {
  if (time < at || time > at + durationMs) return null
  return RULES.stageWidth - ((RULES.stageWidth + width) * (time - at)) / durationMs
}

function fly(texts: readonly { readonly width: number; readonly afterMs: number }[], count: number): Flown[] {
  let lanes: Lanes = emptyLanes(count)
  let now = 0
  const flown: Flown[] = []
  for (const { width, afterMs } of texts) {
    now += afterMs
    const choice = chooseLane(lanes, RULES, width, now)
    if (choice === null) continue
    lanes = choice.lanes
    flown.push({ lane: choice.lane, at: now + choice.delayMs, width, durationMs: choice.durationMs })
  }
  return flown
}

const texts = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 900 }), afterMs: fc.integer({ min: 0, max: 6_000 }) }),
  { maxLength: 40 },
)

describe('the lanes of danmaku', () => {
  it('never let two texts of a lane overlap', () => {
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, count, share) => {
          const flown = fly(all, count)
          for (const [index, one] of flown.entries()) {
            for (const other of flown.slice(index + 1).filter(({ lane }) => lane === one.lane)) {
              const time = other.at + share * other.durationMs
              const [ahead, behind] = [leftAt(one, time), leftAt(other, time)]
              if (ahead === null || behind === null) continue
              expect(ahead + one.width + RULES.gap).toBeLessThanOrEqual(behind + 1e-6)
            }
          }
        },
      ),
    )
  })

  it('refuse a text only while every lane is taken', () => {
    const flown = fly(
      [
        { width: 100, afterMs: 0 },
        { width: 100, afterMs: 0 },
        { width: 100, afterMs: 0 },
      ],
      2,
    )
    expect(flown.map(({ lane }) => lane)).toEqual([0, 1])
    // 100 pixels and the gap take 2400 ms at 8000 ms for 400 pixels, and the next is planned at most 500 ms before
    expect(
      fly(
        [
          { width: 100, afterMs: 0 },
          { width: 9, afterMs: 1_899 },
        ],
        1,
      ),
    ).toHaveLength(1)
  })

  it('are planned ahead, the one that is free first', () => {
    const flown = fly(
      [
        { width: 100, afterMs: 0 },
        { width: 50, afterMs: 0 },
        // 50 pixels and the gap take 1400 ms
        { width: 9, afterMs: 900 },
        { width: 9, afterMs: 1_000 },
      ],
      2,
    )
    expect(flown.map(({ lane, at }) => [lane, at])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1_400],
      [1, 1_980],
    ])
  })

  it('keep a standing text alone in its lane', () => {
    const first = chooseStillLane(emptyLanes(1), 4_000, 0)
    expect(first).toMatchObject({ lane: 0, durationMs: 4_000 })
    const lanes = first?.lanes ?? []
    expect(chooseStillLane(lanes, 4_000, 3_999)).toBeNull()
    expect(chooseStillLane(lanes, 4_000, nextFreeAt(lanes) ?? 0)).not.toBeNull()
  })

  it('take nothing without a stage', () => {
    expect(chooseLane(emptyLanes(0), RULES, 10, 0)).toBeNull()
    expect(chooseLane(emptyLanes(1), { ...RULES, stageWidth: 0 }, 10, 0)).toBeNull()
    expect(nextFreeAt(emptyLanes(-1))).toBeNull()
  })
})
