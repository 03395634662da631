import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { Placement, PlacementPhase } from '../../../../streams/machines/placement/placement.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { PlacementOrder } from '../../../../streams/domain/order.ts'
import { type SeriesKey, SINGLE_SERIES } from '../../../../streams/domain/parlay.ts'
import type { Slip } from '../../../../streams/machines/slip/slip.ts'
import { SlipSheet } from '../../../../src/features/slip/SlipSheet.tsx'
import { aBet, aLeg, anOrder } from '../../../streams/machines/orderBuilders.ts'
import { withDialogs } from '../../ui/dialog.ts'
import { renderSlip } from './renderSlip.tsx'
import { outcomeOf, slipOf, staked, viewOf } from './slipViews.ts'

withDialogs()

function placement(phase: PlacementPhase, change: Partial<Placement> = {}): Placement {
  return {
    order: anOrder('abcdef0123456789'),
    phase,
    bets: [],
    reasonKey: null,
    message: null,
    sentAt: 0,
    ...change,
  }
}

function orderOf({ legs }: Slip, series: SeriesKey): PlacementOrder {
  const order = anOrder('o')
  return { ...order, bets: order.bets.map((bet) => ({ ...bet, series, legs })) }
}

const open = (view: ReturnType<typeof outcomeOf>) => renderSlip(<SlipSheet low={false} />, view)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('an outcome on the slip sheet', () => {
  it('counts the usual delay of a live bet down, and says when it takes longer', async () => {
    const { at, slip } = await open(outcomeOf(placement('confirming', { bets: [aBet('TL42')] })))
    at(2_000)
    expect(screen.getByRole('timer').textContent).toBe('4')
    expect(screen.getByText('滚球投注延时约 6 秒')).toBeDefined()
    expect(screen.getByText('TL42')).toBeDefined()
    at(6_500)
    expect(screen.getByText('比平常久，仍在等待受理')).toBeDefined()
    fireEvent.click(button('继续浏览'))
    expect(slip.setOpen).toHaveBeenCalledWith(false)
  })

  it('shows where the confirm stands', async () => {
    const { show } = await open(outcomeOf(placement('submitting')))
    expect(screen.getByText('已提交').getAttribute('aria-current')).toBe('step')
    show(outcomeOf(placement('confirming', { bets: [aBet()] })))
    expect(screen.getByText('等待受理').getAttribute('aria-current')).toBe('step')
  })

  it('is a receipt with the price taken beside the one agreed, when accepted', async () => {
    const bet = { ...aBet('TL42', 'accepted'), odds: [201_000 as Odds], maxReturn: money(20_100, 'RMB') }
    const { slip } = await open(outcomeOf(placement('accepted', { bets: [bet] })))
    expect(screen.getByText('投注成功')).toBeDefined()
    expect(screen.getByText('1.95 → 2.01')).toBeDefined()
    expect(screen.getByText('¥101.00')).toBeDefined()
    slip.setOpen.mockClear()
    fireEvent.click(screen.getByRole('switch', { name: '保留选项，继续投注' }))
    fireEvent.click(button('完成'))
    expect(slip.rebet).toHaveBeenCalledWith('abcdef0123456789')
    expect(slip.setOpen).not.toHaveBeenCalled()
  })

  it('names the match of each bet, isolated when it is written from the right, and each stake', async () => {
    const two = slipOf('m1', 'm2')
    const legs = two.legs.map((leg) => ({ ...leg, names: { ...leg.names, away: 'هيبرنيان' } }))
    const order = {
      ...anOrder('o'),
      bets: anOrder('o').bets.flatMap((bet) =>
        legs.map((leg) => ({ ...bet, series: SINGLE_SERIES, legs: [leg] })),
      ),
    }
    await open(
      outcomeOf(placement('accepted', { order, bets: [aBet('A', 'accepted'), aBet('B', 'accepted', 1)] })),
    )
    expect(screen.getAllByText('曼城 v \u2068هيبرنيان\u2069')).toHaveLength(2)
    expect(screen.getAllByText('投注金额')).toHaveLength(2)
  })

  it('does not tell goals as the score of a bet on corners', async () => {
    const { legs } = slipOf('m1')
    const corners = legs.map((leg) => ({
      ...leg,
      choice: { ...leg.choice, spec: { ...leg.choice.spec, stat: 'corners' as const } },
    }))
    const order = { ...anOrder('o'), bets: anOrder('o').bets.map((bet) => ({ ...bet, legs: corners })) }
    await open(outcomeOf(placement('accepted', { order, bets: [aBet('A', 'accepted')] })))
    expect(document.body.textContent).not.toContain('(1-1)')
  })

  it('is shown in the room that was opened last, or leads to the rooms', async () => {
    const { share, lastRoom } = await open(
      outcomeOf(placement('accepted', { bets: [aBet('TL42', 'accepted')] })),
    )
    fireEvent.click(await screen.findByRole('button', { name: '把注单 TL42 晒到直播间' }))
    expect(share.mock.calls).toEqual([['TL42', expect.any(Function)]])
    fireEvent.click(button('把注单 TL42 晒到直播间'))
    expect(share).toHaveBeenCalledTimes(1)
    // The room has refused it, as it does for a moment in slow mode.
    act(() => {
      share.mock.lastCall?.[1]?.()
    })
    fireEvent.click(button('把注单 TL42 晒到直播间'))
    expect(share).toHaveBeenCalledTimes(2)
    act(() => {
      lastRoom.set(null)
    })
    expect(button('去直播间晒单')).toBeDefined()
  })

  it('is not offered to a room once it is settled, which the room would refuse', async () => {
    const [bet] = anOrder('o').bets
    const two = slipOf('m1', 'm2').legs.map((leg) => ({ ...bet, series: SINGLE_SERIES, legs: [leg] }))
    const order = { ...anOrder('o'), bets: two as PlacementOrder['bets'] }
    const bets = [aBet('TL42', 'settled'), aBet('TL43', 'accepted', 1)]
    await open(outcomeOf(placement('accepted', { order, bets })))
    expect(await screen.findByRole('button', { name: '把注单 TL43 晒到直播间' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '把注单 TL42 晒到直播间' })).toBeNull()
  })

  it('closes when done, without keeping', async () => {
    const { slip } = await open(outcomeOf(placement('accepted', { bets: [aBet('TL42', 'accepted')] })))
    fireEvent.click(button('完成'))
    expect(slip.setOpen).toHaveBeenCalledWith(false)
    expect(slip.rebet).not.toHaveBeenCalled()
  })

  it('says why it was refused, that nothing was charged, and offers the present price', async () => {
    const refused = placement('rejected', { reasonKey: 'errors.venue.oddsChanged' })
    const view = outcomeOf(refused, {
      slip: slipOf('m1'),
      oddsFormat: 'europe',
      offers: { m1: { odds: 212_000 as Odds } },
    })
    const { slip } = await open(view)
    expect(screen.getByText('未受理，没有扣款')).toBeDefined()
    expect(screen.getByText('赔率有变化，请确认新赔率')).toBeDefined()
    expect(screen.getByText('1.95 → 2.12')).toBeDefined()
    fireEvent.click(button('以 2.12 重新选入'))
    expect(slip.rebet).toHaveBeenCalledWith('abcdef0123456789')
  })

  it('has the focus from the tap to the end of it', async () => {
    const { show } = await open(viewOf(staked(slipOf('m1'), '100')))
    button(/^投注/).focus()
    show(outcomeOf(placement('submitting')))
    expect(document.activeElement?.textContent).toBe('正在提交')
    button('继续浏览').focus()
    show(outcomeOf(placement('accepted', { bets: [aBet('TL42', 'accepted')] })))
    expect(document.activeElement?.textContent).toBe('投注结果')
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('投注成功，¥100.00')
  })

  it('leaves a focus alone that still stands somewhere', async () => {
    const { show } = await open(outcomeOf(placement('submitting')))
    button('收起').focus()
    show(outcomeOf(placement('accepted', { bets: [aBet('TL42', 'accepted')] })))
    expect(document.activeElement).toBe(button('收起'))
  })

  it('refused for a changed line says so, with the arrow on the leg it was', async () => {
    const two = slipOf('m1', 'm2')
    const order = orderOf(two, '2:2')
    const offers = { m1: { line: line(0) }, m2: { odds: 186_000 as Odds } }
    const refused = placement('rejected', { order, reasonKey: 'errors.venue.lineChanged' })
    await open(outcomeOf(refused, { slip: two, offers }))
    expect(screen.getByText('盘口有变化，请确认新盘口')).toBeDefined()
    expect(screen.getAllByText(/→/).map(({ textContent }) => textContent)).toEqual(['-0.5/1 → +0'])
  })

  it('refused because the price got better says that, and offers it in one tap', async () => {
    const order = orderOf(slipOf('m1'), SINGLE_SERIES)
    const refused = placement('rejected', { order, reasonKey: 'errors.venue.oddsChanged' })
    const again = staked(slipOf('m1'), '100')
    const better = outcomeOf(refused, { slip: again, offers: { m1: { odds: 205_000 as Odds } } })
    const { slip, show } = await open(outcomeOf(placement('submitting', { order })))
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    show(better)
    expect(screen.getByText('赔率升了，比你确认的更好')).toBeDefined()
    fireEvent.click(button(/^接受 1.05 并投注/))
    expect(slip.confirm).not.toHaveBeenCalled()
    now.mockReturnValue(10_500)
    fireEvent.click(button(/^接受 1.05 并投注/))
    expect(slip.closeOutcome).toHaveBeenCalledTimes(1)
    expect(slip.confirm).toHaveBeenCalledExactlyOnceWith(better.terms)
    now.mockRestore()
    show(outcomeOf(refused, { slip: again, offers: { m1: { odds: 186_000 as Odds } } }))
    expect(screen.queryByRole('button', { name: /^接受/ })).toBeNull()
  })

  it('tells a goal with its score', async () => {
    const refused = placement('rejected', { reasonKey: 'errors.venue.scoreChanged' })
    await open(outcomeOf(refused, { slip: slipOf('m1'), offers: { m1: { score: [1, 2] } } }))
    expect(screen.getByText('等待受理时比分变为 1-2，赔率失效')).toBeDefined()
  })

  it('shows each bet for itself when only some were taken', async () => {
    const order = anOrder('o', {
      bets: ['m1', 'm2'].map((id) => ({
        series: SINGLE_SERIES,
        combinations: 1,
        legs: [aLeg(id)],
        unitStake: money(10_000, 'RMB'),
      })),
    })
    const bets = [
      aBet('TL1', 'accepted'),
      { ...aBet('TL2', 'rejected', 1), reasonKey: 'errors.venue.marketClosed' },
    ]
    await open(outcomeOf(placement('partial', { order, bets })))
    expect(screen.getByText('投注成功')).toBeDefined()
    expect(screen.getByText('盘口已关闭或无效，请移除')).toBeDefined()
    expect(screen.getByText('1 项成功，1 项未受理并已退回 ¥100.00')).toBeDefined()
  })

  it('that is not known is never called failed, and leads to the records', async () => {
    const { at, slip } = await open(outcomeOf(placement('unknown')))
    at(10_000)
    const page = document.body.textContent
    expect(page).toContain('结果还不知道')
    expect(page).toContain('约 20 秒内查明')
    expect(page).not.toMatch(/失败|未受理/)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33')
    fireEvent.click(button('查看注单'))
    expect(slip.setOpen).toHaveBeenCalledWith(false)
    expect(screen.getByTestId('path').textContent).toBe('/common-sport-records/')
  })

  it('says that it was found out, once it is', async () => {
    const wasUnknown = new Set(['abcdef0123456789'])
    const { show } = await open(
      outcomeOf(placement('accepted', { bets: [aBet('T', 'accepted')] }), { wasUnknown }),
    )
    expect(screen.getByText('已查明：投注成功')).toBeDefined()
    show(outcomeOf(placement('rejected', { reasonKey: 'slip.notPlaced' }), { wasUnknown }))
    expect(screen.getByText('已查明：未受理，没有扣款')).toBeDefined()
  })
})
