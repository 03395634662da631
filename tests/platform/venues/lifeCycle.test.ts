import { expect, it } from 'vitest'
import { lifeCycleOf } from '../../../platform/venues/lifeCycle.ts'
import { playedSport } from '../../../platform/world/sports.ts'
import type { WorldMatch, WorldResult } from '../../../platform/world/world.ts'
import { EPOCH, found, HOUR, worldAfter } from '../world/builders.ts'
import { LIFE_CYCLE, readLifeCycle } from '../../../streams/domain/lifeCycle.ts'
import { marketKey } from '../../../streams/domain/market.ts'

const KEYS = playedSport('tennis').markets.map(marketKey)
const UNDECIDED: WorldResult = {
  facts: {},
  final: new Set(),
  voided: new Set(),
  winners: [],
  state: 'ended',
}
const DECIDED: WorldResult = {
  ...UNDECIDED,
  final: new Set(KEYS.slice(1)),
  voided: new Set(KEYS.slice(0, 1)),
}

function of(
  state: WorldMatch['state'],
  bettingStatus: WorldMatch['bettingStatus'],
  result: WorldResult | undefined = UNDECIDED,
) {
  return lifeCycleOf({ sport: 'tennis', state, bettingStatus }, result)
}

it('follows a match from its announcement to its settlement, and back', () => {
  const steps = [
    of('notStarted', 'open'),
    of('live', 'open'),
    of('live', 'suspended'),
    of('delayed', 'closed'),
    of('ended', 'closed'),
    of('ended', 'closed', DECIDED),
    of('cancelled', 'closed', DECIDED),
    of('ended', 'closed', { ...UNDECIDED, withdrawn: true }),
  ]
  expect(steps).toEqual(LIFE_CYCLE)
  expect(of('abandoned', 'closed', DECIDED)).toBe('cancelled')
  expect(lifeCycleOf({ sport: 'tennis', state: 'ended', bettingStatus: 'closed' }, undefined)).toBe(
    'settling',
  )
})

it('has only the words of the life-cycle', () => {
  expect(LIFE_CYCLE.map(readLifeCycle)).toEqual(LIFE_CYCLE)
  expect([readLifeCycle(''), readLifeCycle('Settled')]).toEqual([null, null])
})

it('says of a match of the world that its result is there, and that it is withdrawn', () => {
  const { world } = worldAfter(4 * HOUR, { sports: ['tennis'] })
  const over = found(
    world.past('tennis', EPOCH, EPOCH + 4 * HOUR).find(({ state }) => state === 'ended'),
    'a match that is over',
  )
  const now = () => lifeCycleOf(found(world.pastMatch(over.id), 'match'), world.result(over.id))
  expect(now()).toBe('settled')
  expect(world.control.withdraw(over.id)).toBe(true)
  expect(now()).toBe('rollback')
})
