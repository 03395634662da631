import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SlipSheetHost } from '../../../../src/features/slip/SlipSheetHost.tsx'
import { withDialogs } from '../../ui/dialog.ts'
import { renderSlip } from './renderSlip.tsx'
import { slipOf, viewOf } from './slipViews.ts'
import { eventually } from '../../../support/eventually.ts'

withDialogs()

const code = () => import('../../../../src/features/slip/SlipSheet.tsx')

/** A load that fails while `state.offline` is set. StrictMode calls it twice. */
function failing() {
  const state = { offline: true }
  const load = vi.fn(() => (state.offline ? Promise.reject(new TypeError('offline')) : code()))
  return { state, load }
}

it('says in the sheet that the slip did not come, and asks for it again', async () => {
  const { state, load } = failing()
  await renderSlip(<SlipSheetHost load={load} />, viewOf(slipOf('m1'), { open: true }))
  expect(await screen.findByText('这页还没取到')).toBeTruthy()
  // Found by role once the dialog is open.
  const again = await screen.findByRole('button', { name: '再试一次' })
  state.offline = false
  await act(async () => {
    fireEvent.click(again)
    await code()
  })
  expect(await screen.findByRole('button', { name: '清空投注单' })).toBeTruthy()
})

it('asks again by itself, and shows nothing while the slip is folded', async () => {
  const { state, load } = failing()
  await renderSlip(<SlipSheetHost load={load} />, viewOf(slipOf('m1'), { open: false }))
  const before = load.mock.calls.length
  state.offline = false
  await eventually(() => {
    expect(load.mock.calls.length).toBeGreaterThan(before)
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})
