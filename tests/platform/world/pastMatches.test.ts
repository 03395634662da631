import { describe, expect, it } from 'vitest'
import { marketKey } from '../../../streams/domain/market.ts'
import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import { WORLD_SPORTS } from '../../../platform/world/sports.ts'
import type { ForcedResults, WorldMatch } from '../../../platform/world/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const EPOCH = Date.UTC(2026, 4, 1, 12)

function worldAt(at: number, forced: ForcedResults = new Map()) {
  const clock = { at, rate: 1, now: () => clock.at }
  const world = createSimulatedWorld({ seed: 7, epoch: EPOCH, clock, forced })
  return { world, clock }
}

const factsOf = ({ id, state, score, facts, kickOff }: WorldMatch) => ({ id, state, score, facts, kickOff })

describe('the matches that are over', () => {
  it('of the last seven days are there from the first minute, of every sport', () => {
    const { world } = worldAt(EPOCH)
    for (const sport of WORLD_SPORTS) {
      for (const day of [1, 7]) {
        const from = EPOCH - day * DAY
        const past = world.past(sport, from, from + DAY)
        expect(past.length).toBeGreaterThan(5)
        expect(past.every(({ kickOff }) => kickOff >= from && kickOff < from + DAY)).toBe(true)
        expect(past.every(({ state }) => state === 'ended' || state === 'abandoned')).toBe(true)
      }
    }
    expect(world.past('golf', EPOCH - DAY, EPOCH)).toEqual([])
  })

  it('are what they were when they ended, while they are listed, and in a later run', () => {
    const { world } = worldAt(EPOCH)
    const ended = world.matches().filter(({ state }) => state === 'ended' || state === 'abandoned')
    expect(ended.length).toBeGreaterThan(2)
    const later = worldAt(EPOCH + HOUR).world
    for (const match of ended) {
      for (const each of [world, later]) {
        const [found] = each.past(match.sport, match.kickOff, match.kickOff + 1)
        expect(found && factsOf(found)).toEqual(factsOf(match))
        expect(each.pastMatch(match.id)?.facts).toEqual(match.facts)
      }
    }
    expect(ended.some(({ id }) => later.match(id) !== undefined)).toBe(false)
  })

  it('are not those that go on or have not begun', () => {
    const { world } = worldAt(EPOCH)
    const going = world.matches().filter(({ state }) => state !== 'ended' && state !== 'abandoned')
    expect(going.length).toBeGreaterThan(100)
    expect(going.filter(({ id }) => world.pastMatch(id) !== undefined)).toEqual([])
    expect(world.pastMatch('19999999')).toBeUndefined()
    expect(world.pastMatch('nothing')).toBeUndefined()
    const ids = new Set(world.past('football', EPOCH - DAY, EPOCH + DAY).map(({ id }) => id))
    expect(going.filter(({ id }) => ids.has(id))).toEqual([])
  })

  it('have the lines from before kick-off, and those of markets that opened later', () => {
    const { world } = worldAt(EPOCH)
    const early = worldAt(EPOCH - 3 * HOUR).world
    const [match] = early
      .matches()
      .filter(({ sport, kickOff }) => sport === 'football' && kickOff > EPOCH - 3 * HOUR)
    if (match === undefined) throw new Error('no match is coming')
    const before = worldAt(match.kickOff - 1).world.match(match.id)
    const past = world.pastMatch(match.id)
    const lines = (each: WorldMatch | undefined, key: string) =>
      each?.markets
        .find((market) => market.key === key)
        ?.lines.map(({ marketId, line }) => ({ marketId, line }))
    for (const { key } of before?.markets ?? []) expect(lines(past, key)).toEqual(lines(before, key))
    expect(past?.markets.length).toBeGreaterThanOrEqual(before?.markets.length ?? 0)
    const late = { stat: 'goals', kind: 'handicap', period: 'secondHalf' } as const
    expect(lines(before, marketKey(late))).toBeUndefined()
    expect(lines(past, marketKey(late))).toBeUndefined()
  })
})

describe('a match that control has changed', () => {
  it('keeps its result in the next run, and is not played again', () => {
    const { world, clock } = worldAt(EPOCH)
    const match = world.matches().findLast(({ sport, state }) => sport === 'football' && state === 'live')
    if (match === undefined) throw new Error('no match is in play')
    expect(world.result(match.id)?.forced).toBe(false)
    for (let goal = 0; goal < 4; goal += 1) {
      clock.at += 2000
      world.control.goal(match.id, 'away')
    }
    clock.at += 2000
    expect(world.control.end(match.id)).toBe(true)
    const result = world.result(match.id)
    expect(result?.forced).toBe(true)
    expect(result?.facts['goals.match']?.[1]).toBeGreaterThanOrEqual(4)

    const again = worldAt(clock.at, new Map(result === undefined ? [] : [[match.id, result]])).world
    expect(again.match(match.id)).toBeUndefined()
    expect(again.result(match.id)).toEqual(result)
    expect(again.pastMatch(match.id)?.score).toEqual(result?.facts['goals.match'])
    const plain = worldAt(clock.at).world
    expect(plain.result(match.id)?.facts).not.toEqual(result?.facts)
  })
})
