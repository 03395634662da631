import { describe, expect, it } from 'vitest'
import type { WorldMatch } from '../../../platform/world/world.ts'
import { found, recordEvents, HOUR, MINUTE, SECOND, filmedAfter } from './builders.ts'
import type { TestWorld } from './builders.ts'

function inPlay({ world }: TestWorld): WorldMatch {
  return found(
    world.matches().find(
      ({ sport, phase, bettingStatus, danger, clock, score }) =>
        sport === 'football' &&
        // A level score, so that no price is near its limit.
        score[0] === score[1] &&
        phase === 'firstHalf' &&
        bettingStatus === 'open' &&
        danger === 'none' &&
        clock !== null,
    ),
    'football match in play',
  )
}

const RESULT = 'goals.result.match'
const TOTAL = 'goals.total.match'

describe('control', () => {
  it('scores a goal that counts, suspends and is settled on', () => {
    const test = filmedAfter(HOUR)
    const { id, score } = inPlay(test)
    const recorded = recordEvents(test.world)
    expect(test.world.control.goal(id, 'away')).toBe(true)
    const after = found(test.world.match(id), 'match')
    expect(after.score).toEqual([score[0], score[1] + 1])
    expect(after.facts['goals.firstHalf']).toEqual([score[0], score[1] + 1])
    expect(after.bettingStatus).toBe('suspended')
    expect(recorded.map(({ event }) => event.type)).toContain('match')
    test.pass(4 * HOUR)
    const goals = found(test.world.result(id)?.facts['goals.match'], 'final score')
    const without = found(filmedAfter(5 * HOUR).world.result(id)?.facts['goals.match'], 'final score')
    expect(goals[1] - without[1]).toBe(1)
  })

  it('suspends a match until it is resumed', () => {
    const test = filmedAfter(HOUR)
    const { id } = inPlay(test)
    expect(test.world.control.suspend(id)).toBe(true)
    test.pass(5 * MINUTE)
    const held = found(test.world.match(id), 'match')
    expect(held.bettingStatus).toBe('suspended')
    expect(held.markets.flatMap(({ lines }) => lines).some(({ status }) => status === 'open')).toBe(false)
    expect(test.world.control.resume(id)).toBe(true)
    expect(test.world.control.resume(id)).toBe(false)
    test.pass(SECOND)
    expect(test.world.match(id)?.bettingStatus).not.toBe('suspended')
  })

  it('jumps a line: the slot stays, the line and its ids change', () => {
    const test = filmedAfter(HOUR)
    const { id } = inPlay(test)
    test.world.control.hold(id, true)
    const main = (): WorldMatch['markets'][number]['lines'][number] =>
      found(test.world.match(id)?.markets.find(({ key }) => key === TOTAL)?.lines[0], 'main line')
    // A jump recalculates the lines, so a jump by 0 gives the value to compare with.
    test.world.control.jumpLine(id, TOTAL, 0)
    const before = main()
    test.pass(SECOND)
    expect(test.world.control.jumpLine(id, TOTAL, 2)).toBe(true)
    const after = main()
    expect(after.slot).toBe(before.slot)
    expect(after.line).toBe((before.line ?? 0) + 2)
    expect(after.marketId).not.toBe(before.marketId)
    expect(after.version).toBeGreaterThan(before.version)
  })

  it('moves one price and leaves the others', () => {
    const test = filmedAfter(HOUR)
    const { id } = inPlay(test)
    test.world.control.hold(id, true)
    const odds = (): readonly number[] =>
      found(test.world.match(id)?.markets.find(({ key }) => key === RESULT)?.lines[0], 'line').selections.map(
        (selection) => selection.odds,
      )
    // A move recalculates the prices, so a move by 0 gives the value to compare with.
    test.world.control.movePrice(id, RESULT, 1, 'home', 0)
    const before = odds()
    expect(test.world.control.movePrice(id, RESULT, 1, 'home', 10)).toBe(true)
    const after = odds()
    expect((after[0] ?? 0) / (before[0] ?? 1)).toBeGreaterThan(1.06)
    expect((after[1] ?? 0) / (before[1] ?? 1)).toBeCloseTo(1, 1)
  })

  it('holds prices still until it lets go', () => {
    const test = filmedAfter(HOUR)
    const { id } = inPlay(test)
    expect(test.world.control.hold(id, true)).toBe(true)
    const recorded = recordEvents(test.world)
    test.pass(6 * SECOND)
    const price = (): unknown =>
      test.world
        .match(id)
        ?.markets.find(({ key }) => key === RESULT)
        ?.lines[0]?.selections.map(({ odds }) => odds)
    const held = price()
    test.pass(20 * SECOND)
    const goals = recorded.some(({ event }) => event.type === 'match' && event.matchId === id)
    if (!goals) expect(price()).toEqual(held)
    expect(test.world.control.hold(id, false)).toBe(true)
    test.pass(MINUTE)
    expect(price()).not.toEqual(held)
  })

  it('ends a match now, with its results final', () => {
    const test = filmedAfter(HOUR)
    const { id } = inPlay(test)
    const recorded = recordEvents(test.world)
    expect(test.world.control.end(id)).toBe(true)
    expect(test.world.match(id)).toMatchObject({ state: 'ended', bettingStatus: 'closed' })
    expect(test.world.result(id)?.final.has(RESULT)).toBe(true)
    expect(test.world.result(id)?.final.has('goals.result.firstHalf')).toBe(true)
    expect(recorded.map(({ event }) => event.type)).toContain('settled')
    test.pass(11 * MINUTE)
    expect(test.world.match(id)).toBeUndefined()
    expect(test.world.result(id)?.state).toBe('ended')
  })

  it('refuses what cannot be', () => {
    const test = filmedAfter(HOUR)
    const { world } = test
    const { id } = inPlay(test)
    const early = found(
      world.matches().find(({ state }) => state === 'notStarted'),
      'early match',
    )
    const tennis = found(
      world.matches().find(({ sport, state }) => sport === 'tennis' && state === 'live'),
      'tennis',
    )
    expect(world.control.goal('no such match', 'home')).toBe(false)
    expect(world.control.goal(early.id, 'home')).toBe(false)
    expect(world.control.redCard(tennis.id, 'home')).toBe(false)
    expect(world.control.end(early.id)).toBe(false)
    expect(world.control.jumpLine(id, RESULT, 2)).toBe(false)
    expect(world.control.movePrice(id, RESULT, 9, 'home', 5)).toBe(false)
    expect(world.control.hold(id, false)).toBe(false)
  })

  it('works on a match before its kick-off as well', () => {
    const test = filmedAfter(HOUR)
    const early = found(
      test.world
        .matches()
        .find(({ state, kickOff }) => state === 'notStarted' && kickOff > test.now() + HOUR),
      'early match',
    )
    expect(test.world.control.suspend(early.id)).toBe(true)
    expect(test.world.match(early.id)?.bettingStatus).toBe('suspended')
    expect(test.world.control.resume(early.id)).toBe(true)
    test.pass(SECOND)
    expect(test.world.match(early.id)?.bettingStatus).toBe('open')
    test.pass(early.kickOff - test.now() + 20 * MINUTE)
    expect(test.world.match(early.id)?.state).toBe('live')
  })
})
