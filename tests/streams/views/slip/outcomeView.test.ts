import { describe, expect, it } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { Bet } from '../../../../streams/domain/order.ts'
import { type Placement, submitted } from '../../../../streams/machines/placement/placement.ts'
import { outcomeView } from '../../../../streams/views/slip/outcomeView.ts'
import { aBet, aLeg, anOrder } from '../../machines/orderBuilders.ts'

const NEVER: ReadonlySet<string> = new Set()
const rmb = (minor: number) => money(minor, 'RMB')
const single = (matchId: string): Bet => ({
  series: '1:1',
  combinations: 1,
  legs: [aLeg(matchId)],
  unitStake: rmb(10_000),
})

function placement(change: Partial<Placement> = {}, bets: readonly Bet[] = [single('m1'), single('m2')]) {
  return { ...submitted(anOrder('o1', { bets }), 500), ...change }
}

describe('the outcome of a confirm', () => {
  it('has the agreed amounts until the venue has answered', () => {
    const view = outcomeView(placement(), NEVER)
    expect(view).toMatchObject({ phase: 'submitting', live: true, sentAt: 500, accepted: 0, refused: 0 })
    expect(view.bets.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect([view.stake, view.canWin, view.refusedStake]).toEqual([rmb(20_000), rmb(19_000), rmb(0)])
  })

  it('keeps the taken price and amounts of the venue beside the agreed price', () => {
    const taken = { ...aBet('TL1', 'accepted'), odds: [200_000 as Odds], maxReturn: rmb(20_000) }
    const view = outcomeView(placement({ phase: 'accepted', bets: [taken] }, [single('m1')]), NEVER)
    expect(view.bets[0]).toMatchObject({ orderNo: 'TL1', state: 'accepted', canWin: rmb(10_000) })
    expect(view.bets[0]?.legs[0]).toMatchObject({ agreedOdds: '1.95', takenOdds: '2.00', line: '-0.5/1' })
  })

  it('of a part counts what was taken, and names the reason and the stake of the rest', () => {
    const bets = [
      aBet('TL1', 'accepted'),
      { ...aBet('TL2', 'rejected', 1), reasonKey: 'refusal.oddsChanged' },
    ]
    const view = outcomeView(placement({ phase: 'partial', bets }), NEVER)
    expect(view).toMatchObject({ accepted: 1, refused: 1, reasonKey: 'refusal.oddsChanged' })
    expect([view.canWin, view.refusedStake]).toEqual([rmb(9500), rmb(10_000)])
  })

  it('of a refused confirm has all stakes as not taken, though the venue made no orders', () => {
    const view = outcomeView(placement({ phase: 'rejected', reasonKey: 'refusal.maintenance' }), NEVER)
    expect(view).toMatchObject({ refused: 2, refusedStake: rmb(20_000), reasonKey: 'refusal.maintenance' })
  })

  it('says that it was looked up only when it was unknown and is known now', () => {
    const was = new Set(['o1'])
    expect(outcomeView(placement({ phase: 'unknown' }), was).lookedUp).toBe(false)
    expect(outcomeView(placement({ phase: 'accepted' }), was).lookedUp).toBe(true)
    expect(outcomeView(placement({ phase: 'accepted' }), NEVER).lookedUp).toBe(false)
  })

  it('of a system multiplies the stake by its lines and pays all of them', () => {
    const trixie: Bet = {
      series: '3:2+3',
      combinations: 4,
      legs: [aLeg('m1'), aLeg('m2'), aLeg('m3')],
      unitStake: rmb(1000),
    }
    const view = outcomeView(placement({}, [trixie]), NEVER)
    // e2 + e3 of three prices of 1.95: 11.4075 + 7.414875, times 10.00.
    expect([view.stake, view.canWin]).toEqual([rmb(4000), rmb(18_822 - 4000)])
  })
})
