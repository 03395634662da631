import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SlipBarHost } from '../../../../src/features/slip/SlipBarHost.tsx'
import { SlipSheet } from '../../../../src/features/slip/SlipSheet.tsx'
import { aBet, anOrder } from '../../../streams/machines/orderBuilders.ts'
import { withDialogs } from '../../ui/dialog.ts'
import { renderSlip } from './renderSlip.tsx'
import { slipOf, viewOf } from './slipViews.ts'

withDialogs()

const host = <SlipBarHost place="nav" />
const bar = () => screen.queryByRole('button', { name: /投注|受理/ })

describe('the slip bar', () => {
  it('is there with the first leg, and goes with the last', async () => {
    const { show } = await renderSlip(host, viewOf(slipOf(), { open: false }))
    expect(bar()).toBeNull()
    show(viewOf(slipOf('m1'), { open: false }))
    expect(bar()?.textContent).toContain('曼城 -0.5/1')
    show(viewOf(slipOf(), { open: false }))
    expect(bar()).toBeNull()
  })

  it('tells how many legs, the kind of bet that opens, what they make together and from how much', async () => {
    const { show } = await renderSlip(host, viewOf(slipOf('m1', 'm2'), { open: false }))
    expect(bar()?.textContent).toContain('单关 · 单注 10 起')
    expect(bar()?.textContent).not.toContain('@')
    expect(bar()?.getAttribute('aria-label')).toBe('投注单，2 项单关')
    show(viewOf({ ...slipOf('m1', 'm2'), kind: 'parlay' }, { open: false }))
    expect(bar()?.textContent).toContain('2串1 · 单注 10 起')
    expect(bar()?.textContent).toContain('@3.80')
    expect(bar()?.getAttribute('aria-label')).toContain('2 项')
  })

  it('is one key away from a price, and Escape leads back', async () => {
    const page = (
      <>
        <button data-price="">1.80</button>
        <input />
        {host}
      </>
    )
    await renderSlip(page, viewOf(slipOf('m1'), { open: false }))
    const price = screen.getByRole('button', { name: '1.80' })
    price.focus()
    fireEvent.keyDown(price, { key: 'b' })
    expect(document.activeElement).toBe(bar())
    fireEvent.keyDown(document.activeElement ?? price, { key: 'Escape' })
    expect(document.activeElement).toBe(price)
    const field = screen.getByRole('textbox')
    field.focus()
    fireEvent.keyDown(field, { key: 'b' })
    expect(document.activeElement).toBe(field)
  })

  it.each([true, false])('gives the focus back to the price when it is gone after a bet', async (low) => {
    const page = (
      <main>
        <h1>room</h1>
        <button data-price="">1.80</button>
        {host}
        <SlipSheet low={low} />
      </main>
    )
    const { show } = await renderSlip(page, viewOf(slipOf('m1'), { open: false }))
    const price = screen.getByRole('button', { name: '1.80' })
    price.focus()
    fireEvent.keyDown(price, { key: 'b' })
    show(viewOf(slipOf('m1'), { open: true }))
    expect(document.activeElement?.closest('[role="dialog"], dialog')).not.toBeNull()
    show(viewOf(slipOf(), { open: false }))
    expect(bar()).toBeNull()
    expect(document.activeElement).toBe(price)
  })

  it('opens the sheet', async () => {
    const { slip } = await renderSlip(host, viewOf(slipOf('m1'), { open: false }))
    fireEvent.click(screen.getByRole('button', { name: /投注单/ }))
    expect(slip.setOpen).toHaveBeenCalledWith(true)
  })

  it('stays while a bet waits for its outcome', async () => {
    const order = anOrder()
    const waiting = {
      order,
      phase: 'confirming' as const,
      bets: [aBet()],
      reasonKey: null,
      message: null,
      sentAt: 0,
    }
    await renderSlip(host, viewOf(slipOf(), { open: false, placements: [waiting] }))
    expect(bar()?.textContent).toContain('受理中')
    expect(bar()?.textContent).toContain('¥100.00')
  })
})
