import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { legKey } from '../../../../streams/machines/slip/legKeys.ts'
import { SlipActions } from '../../../../src/features/slip/SlipActions.tsx'
import { aLeg } from '../../../streams/machines/orderBuilders.ts'
import { renderSlip } from './renderSlip.tsx'
import { slipOf, viewOf } from './slipViews.ts'

const one = slipOf('m1')
const activeField = legKey(aLeg('m1').choice)
const NONE = { leg: null, enter: vi.fn() }

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('the further actions of the slip', () => {
  it('has a row for its only leg before the first quote, also above the keypad, so that the quote moves nothing', async () => {
    await renderSlip(
      <SlipActions view={viewOf(one, { quote: null, activeField })} reserve={NONE} />,
      viewOf(one),
    )
    expect(names()).toEqual(['分享投注单'])
  })

  it('leads to a reservation of a leg that can be reserved', async () => {
    const view = viewOf(one, { offers: { m1: { reservable: true } }, activeField })
    const enter = vi.fn()
    await renderSlip(<SlipActions view={view} reserve={{ leg: view.legs[0] ?? null, enter }} />, view)
    expect(names()).toEqual(['预约赔率', '分享投注单'])
    fireEvent.click(screen.getByRole('button', { name: '预约赔率' }))
    expect(enter).toHaveBeenCalledTimes(1)
  })

  it('makes way for the keypad with more legs', async () => {
    const two = slipOf('m1', 'm2')
    await renderSlip(<SlipActions view={viewOf(two, { activeField })} reserve={NONE} />, viewOf(two))
    expect(names()).toEqual([])
  })

  it('shares more legs while none of their stakes is typed', async () => {
    const two = viewOf(slipOf('m1', 'm2'))
    await renderSlip(<SlipActions view={two} reserve={NONE} />, two)
    expect(names()).toEqual(['分享投注单'])
  })

  it('is not there without legs', async () => {
    const empty = viewOf(slipOf())
    await renderSlip(<SlipActions view={empty} reserve={NONE} />, empty)
    expect(names()).toEqual([])
  })
})
