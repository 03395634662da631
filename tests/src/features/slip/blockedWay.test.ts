import { describe, expect, it } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { legKey } from '../../../../streams/machines/slip/legKeys.ts'
import { blockedWay } from '../../../../src/features/slip/blockedWay.ts'
import { aLeg } from '../../../streams/machines/orderBuilders.ts'
import { slipOf, staked, viewOf } from './slipViews.ts'

const key = (matchId: string): string => legKey(aLeg(matchId).choice)
const two = slipOf('m1', 'm2')

describe('what the blocked main button leads to', () => {
  it('is the first field that can be typed into while no amount stands', () => {
    expect(blockedWay(viewOf(two))).toEqual({ to: 'field', key: key('m1') })
    const suspended = viewOf(two, { offers: { m1: { status: 'suspended' } } })
    expect(blockedWay({ ...suspended, block: { kind: 'emptyStake' } })).toEqual({
      to: 'field',
      key: key('m2'),
    })
  })

  it('is the field that breaks its limit, wherever it stands', () => {
    const stakes = { [key('m1')]: '100', [key('m2')]: '5' }
    expect(blockedWay(viewOf({ ...two, stakes }))).toEqual({ to: 'field', key: key('m2') })
  })

  it('is the leg that stands in the way', () => {
    const moved = viewOf({ ...staked(two, '10'), kind: 'parlay' }, { offers: { m2: { line: line(0) } } })
    expect(blockedWay(moved)).toEqual({ to: 'leg', key: key('m2') })
  })

  it('is the acceptance mode, when the bet waits for it', () => {
    const view = viewOf({ ...staked(two, '10'), acceptance: null, asks: true })
    expect(blockedWay(view)).toEqual({ to: 'acceptance' })
  })

  it('is nothing when nothing in the slip mends it', () => {
    expect(blockedWay({ ...viewOf(two), block: { kind: 'offline' } })).toBeNull()
    expect(blockedWay(viewOf(staked(two, '10')))).toBeNull()
  })
})
