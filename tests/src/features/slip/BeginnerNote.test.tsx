import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SlipSheet } from '../../../../src/features/slip/SlipSheet.tsx'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { withDialogs } from '../../ui/dialog.ts'
import { renderSlip } from './renderSlip.tsx'
import { slipOf, staked, viewOf } from './slipViews.ts'

withDialogs()

const one = slipOf('m1')
const note = () => screen.queryByText(/走盘/)?.textContent

describe('the slip in the layout for beginners', () => {
  it('explains the odds by an example, and then by the amounts of this bet', async () => {
    const { layout, show } = await renderSlip(<SlipSheet low={false} />, viewOf(one))
    expect(note()).toBeUndefined()
    layout('beginner')
    expect(note()).toContain('每投 ¥100.00，猜中拿回 ¥195.00，其中 ¥95.00 是赢的')
    show(viewOf(staked(one, '200')))
    expect(note()).toContain('投 ¥200.00：猜中拿回 ¥390.00，赢 ¥190.00')
    show(viewOf({ ...slipOf('m1', 'm2'), kind: 'parlay' }))
    expect(note()).toContain('每一项都猜中才赢')
    show(viewOf({ ...slipOf('m1', 'm2', 'm3'), kind: 'system' }))
    expect(note()).toContain('拆成几注')
    layout('full')
    expect(note()).toBeUndefined()
  })

  it('tells what is paid at a price with a minus, where the typed amount is the win', async () => {
    const offers = { m1: { odds: 250_000 as Odds } }
    const { layout } = await renderSlip(
      <SlipSheet low={false} />,
      viewOf(staked(one, '150'), { oddsFormat: 'malay', offers }),
    )
    layout('beginner')
    expect(note()).toContain('投 ¥100.00：猜中拿回 ¥250.00，赢 ¥150.00')
    expect(note()).toContain('负号')
  })
})
