import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cell } from '../../../../streams/kernel/state.ts'
import type { VenueBlock } from '../../../../streams/venues/venueSettings.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { withDialogs } from '../../ui/dialog.ts'

withDialogs()

const BLOCK: VenueBlock = {
  oddsFormat: null,
  timeZone: 480,
  quickStakes: { RMB: [100, 500], USDT: [1] },
  seriesQuickStakes: { RMB: [10, 50], USDT: [1] },
  sport: 'football',
  sort: 'league',
  betBy: 'tap',
  seriesAcceptsAny: false,
}

async function open() {
  const fake = createFakeStreams()
  await renderApp('/app/settings', fake)
  const block = cell<VenueBlock | null>(BLOCK)
  const change = vi.fn()
  act(() => {
    fake.enterVenue({ block: { sports: ['football', 'tennis'], block$: block.state$, change } })
  })
  return { block, change, group: within(screen.getByRole('region', { name: 'PM体育的设置' })) }
}

it('shows a venue’s own settings, and none at other venues', async () => {
  await renderApp('/app/settings')
  expect(screen.queryByRole('region', { name: /的设置/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^快捷金额/ })).toBeTruthy()
})

it('changes them one by one', async () => {
  const { change, group } = await open()
  expect(screen.queryByRole('button', { name: /^快捷金额/ })).toBeNull()
  expect(group.getByRole('button', { name: /单关快捷金额/ }).textContent).toContain('100 / 500')
  fireEvent.click(group.getByRole('switch', { name: '串关接受任何赔率' }))
  expect(change).toHaveBeenLastCalledWith({ seriesAcceptsAny: true })
  fireEvent.click(group.getByRole('button', { name: /时区/ }))
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: '时区' })).getByRole('radio', { name: 'UTC+09:00' }),
  )
  expect(change).toHaveBeenLastCalledWith({ timeZone: 540 })
})

it('changes the quick stakes of series without those of singles', async () => {
  const { change, group } = await open()
  fireEvent.click(group.getByRole('button', { name: /串关快捷金额/ }))
  const sheet = within(await screen.findByRole('dialog', { name: /串关快捷金额/ }))
  expect(sheet.queryByRole('button', { name: '恢复默认' })).toBeNull()
  fireEvent.change(sheet.getByRole('textbox', { name: '第 1 个金额' }), { target: { value: '20' } })
  expect(change).toHaveBeenLastCalledWith({ seriesQuickStakes: { RMB: [20, 50], USDT: [1] } })
})
