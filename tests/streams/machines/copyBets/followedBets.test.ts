import { expect, it } from 'vitest'
import { type Money, money } from '../../../../streams/domain/money.ts'
import type { Leg } from '../../../../streams/domain/leg.ts'
import type { CopiedBet } from '../../../../streams/domain/room/tipster.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createFollowedBets } from '../../../../streams/machines/copyBets/followedBets.ts'
import { type Placement, submitted } from '../../../../streams/machines/placement/placement.ts'
import { selectionKey } from '../../../../streams/machines/slip/legKeys.ts'
import { aBet, aLeg, anOrder } from '../orderBuilders.ts'

const leg = aLeg()

function open() {
  const placements = cell<readonly Placement[]>([])
  const chosen = cell<ReadonlySet<string>>(new Set())
  const copied: CopiedBet[] = []
  const followed = createFollowedBets(
    createScope(() => undefined),
    {
      placements$: placements.state$,
      chosen$: chosen.state$,
      now: () => 1000,
      onCopied: (copy) => copied.push(copy),
    },
  )
  const follow = (shareId: string, at: number, stake: Money | null, legs: readonly Leg[] = [leg]): void => {
    const copy = stake === null ? null : { tipsterId: '8', stake, at }
    followed.add({ roomId: 'r1', shareId, legs, at, copy })
    chosen.set(new Set(legs.map(({ choice }) => selectionKey(choice))))
  }
  const pending = (): readonly number[] => followed.pending().map(({ stake }) => stake.minor)
  return { placements, chosen, copied, followed, follow, pending }
}

it('counts a copy that is then followed without copying, in the slip and in a bet that was sent before', () => {
  const { placements, chosen, copied, followed, follow, pending } = open()
  follow('s1', 100, money(500, 'RMB'))
  const sent = submitted(anOrder(), 200)
  placements.set([sent])
  chosen.set(new Set())
  follow('s1', 300, null)
  expect(pending()).toEqual([500])
  placements.set([{ ...sent, phase: 'accepted', bets: [aBet('o1', 'accepted')] }])
  expect(followed.take('r1')).toMatchObject([{ shareId: 's1', orderNo: 'o1' }])
  expect(copied).toMatchObject([{ tipsterId: '8', stake: money(10_000, 'RMB') }])
  expect(pending()).toEqual([])
})

it('has two shares of a person with the same legs once in the slip, and once more in a bet that was sent', () => {
  const { placements, follow, pending } = open()
  const other = aLeg('m2')
  follow('s1', 100, money(500, 'RMB'), [leg, other])
  follow('s2', 200, money(400, 'RMB'), [other, leg])
  expect(pending()).toEqual([400])
  const legs = [leg, other]
  const bets = [{ series: '2:1', combinations: 1, legs, unitStake: money(400, 'RMB') }] as const
  placements.set([submitted(anOrder('x', { bets }), 300)])
  expect(pending()).toEqual([400])
  follow('s3', 400, money(300, 'RMB'), [leg, other])
  expect(pending()).toEqual([400, 300])
  follow('s4', 500, money(200, 'RMB'), [leg])
  expect(pending()).toEqual([400, 200])
})
