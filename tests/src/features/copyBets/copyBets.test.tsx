import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import { wholeSeries } from '../../../../streams/domain/parlay.ts'
import { aLeg } from '../../../streams/machines/orderBuilders.ts'
import { speaker, textLine } from '../../../support/fakeRoom.ts'
import { openChat } from '../chat/renderChat.tsx'

const from = speaker({ id: '42', name: '小北', role: 'member' })

async function openMenu() {
  const opened = await openChat(textLine('a', '这球有了', { from }))
  fireEvent.click(screen.getByRole('button', { name: '小北 的消息，更多操作' }))
  return { ...opened, menu: within(await screen.findByRole('dialog', { name: '消息' })) }
}

it('asks for both limits before the bets of a person are copied', async () => {
  const { room, menu } = await openMenu()
  fireEvent.click(menu.getByRole('button', { name: '跟 TA 的注单' }))
  const save = menu.getByRole('button', { name: '开始跟单' })
  const type = (name: string, value: string) => {
    fireEvent.change(menu.getByRole('textbox', { name }), { target: { value } })
  }
  type('每单最多（RMB）', '80')
  type('24 小时内最多（RMB）', '50')
  expect(menu.getByRole('alert').textContent).toContain('每单不超过 24 小时上限')
  fireEvent.click(save)
  expect(room.model.copies.copy).not.toHaveBeenCalled()
  type('24 小时内最多（RMB）', '200.5x')
  fireEvent.click(save)
  expect(room.model.copies.copy).toHaveBeenCalledExactlyOnceWith({ id: '42', name: '小北' }, 'RMB', {
    bet: 8000,
    day: 20_050,
  })
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: '消息' })).toBeNull()
  })
})

it('lists who is copied, and stops', async () => {
  const { room, menu } = await openMenu()
  act(() => {
    room.tipsters.set([{ id: '42', name: '小北', caps: { RMB: { bet: 8000, day: 20_000 } } }])
  })
  expect(menu.getByText('每单 ¥80.00，24 小时 ¥200.00')).toBeTruthy()
  expect(menu.getByRole('button', { name: '修改跟单' })).toBeTruthy()
  fireEvent.click(menu.getByRole('button', { name: '不再跟 小北 的注单' }))
  expect(room.model.copies.stop).toHaveBeenCalledExactlyOnceWith('42')
})

it('offers a shared bet, which is put into the slip or not', async () => {
  const { room, change } = await openChat()
  const legs = [aLeg('1')]
  change(() => {
    room.copyOffer.set({
      stake: money(8000, 'RMB'),
      share: {
        type: 'orderShare',
        shareId: 's1',
        venue: 'PMTY',
        siteId: '1',
        cid: null,
        series: wholeSeries(1),
        legs,
        followers: 0,
        seq: 1,
        id: 's',
        at: 0,
        from,
      },
    })
  })
  const offer = within(screen.getByRole('status', { name: /^小北 晒了一单/ }))
  fireEvent.click(offer.getByRole('button', { name: /投注额 ¥80\.00，由你确认$/ }))
  expect(room.model.copies.take).toHaveBeenCalledExactlyOnceWith('s1')
  fireEvent.click(offer.getByRole('button', { name: '不跟这一单' }))
  expect(room.model.copies.skip).toHaveBeenCalledExactlyOnceWith('s1')
})
