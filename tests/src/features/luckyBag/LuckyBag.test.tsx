import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { BagFloat } from '../../../../src/features/luckyBag/BagFloat.tsx'
import { BagSheet } from '../../../../src/features/luckyBag/BagSheet.tsx'
import { PutBagSheet } from '../../../../src/features/luckyBag/PutBagSheet.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import type { BagDetail, LuckyBag } from '../../../../streams/index.ts'
import { createFakeRoom } from '../../../support/fakeRoom.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

const bag = (changes: Partial<LuckyBag> = {}): LuckyBag => ({
  bagId: 'b1',
  currency: 'RMB',
  amount: 1000,
  shares: 5,
  taken: 2,
  closesAt: Number.MAX_SAFE_INTEGER,
  from: { id: '7', name: 'giver' },
  mine: null,
  ...changes,
})
const detail = (changes: Partial<BagDetail> = {}): BagDetail => ({
  ...bag(),
  over: false,
  takers: [
    { id: '1', name: 'ann', amount: 300, at: 0 },
    { id: '2', name: 'bob', amount: 120, at: 1000 },
  ],
  ...changes,
})

async function show(children: ReactNode) {
  const i18n = await createI18n('ENGLISH')
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemberProvider fallback={null}>{children}</MemberProvider>
      </StreamsProvider>
    </TranslationProvider>,
  )
}

it('floats over the chat, first the one that may be opened', async () => {
  const room = createFakeRoom()
  const onLook = vi.fn()
  room.openBags.set([bag({ mine: 3 }), bag({ bagId: 'b2', from: { id: '8', name: 'host' } })])
  await show(<BagFloat bags={room.model.bags} onLook={onLook} />)
  fireEvent.click(screen.getByRole('button', { name: 'Lucky bag of host, 3 left' }))
  expect(room.model.bags.look.mock.calls).toEqual([['b2']])
  expect(onLook).toHaveBeenCalledOnce()
  act(() => {
    room.openBags.set([])
  })
  expect(screen.queryByRole('button')).toBeNull()
})

it('is opened by a button, and shows what came out and who has a share', async () => {
  const room = createFakeRoom()
  room.seenBag.set({ bag: detail(), phase: 'closed', refusal: null })
  await show(<BagSheet bags={room.model.bags} onClose={() => undefined} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^ann.*3/),
    expect.stringMatching(/^bob.*1\.20/),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(room.model.bags.open).toHaveBeenCalledOnce()
  act(() => {
    room.seenBag.set({ bag: detail({ mine: 120 }), phase: 'got', refusal: null })
  })
  expect(screen.getByRole('status').textContent).toMatch(/You got.*1\.20/)
  act(() => {
    room.seenBag.set({ bag: detail(), phase: 'refused', refusal: { code: 'bagEmpty', reason: '' } })
  })
  expect(screen.getByRole('status').textContent).toBe('Every share is taken')
  act(() => {
    room.seenBag.set({ bag: detail(), phase: 'unknown', refusal: null })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Look it up' }))
  expect(room.model.bags.check).toHaveBeenCalledOnce()
  expect(room.model.bags.open).toHaveBeenCalledOnce()
})

it('has no button for its sender, and closes itself without a bag', async () => {
  const room = createFakeRoom()
  const onClose = vi.fn()
  room.seenBag.set({ bag: detail({ from: { id: 'me', name: 'me' } }), phase: 'closed', refusal: null })
  await show(<BagSheet bags={room.model.bags} onClose={onClose} />)
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('This bag is your own')
  act(() => {
    room.seenBag.set(null)
  })
  expect(onClose).toHaveBeenCalled()
})

it('says that it is out in a sheet as high as the form was, with a picture and one button at its foot', async () => {
  let resized: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onChange: () => void) {
        resized = onChange
      }
      observe() {}
      disconnect() {}
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(365)
  try {
    const room = createFakeRoom()
    const onClose = vi.fn()
    await show(<PutBagSheet bags={room.model.bags} onClose={onClose} />)
    resized()
    height.mockReturnValue(180)
    act(() => {
      room.putBag.set({ phase: 'made', refusal: null })
    })
    resized()
    const sheet = screen.getByRole('dialog')
    expect([sheet.style.minHeight, screen.queryAllByRole('textbox')]).toEqual(['min(365px, 100%)', []])
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  } finally {
    height.mockRestore()
    vi.unstubAllGlobals()
  }
})

it('is put out after a second press, and never while an outcome is unknown', async () => {
  const room = createFakeRoom()
  await show(<PutBagSheet bags={room.model.bags} onClose={() => undefined} />)
  expect(room.model.bags.beginPut).toHaveBeenCalledOnce()
  const [amount, shares] = screen.getAllByRole('textbox')
  const type = (field: HTMLElement | undefined, value: string) => {
    if (field !== undefined) fireEvent.change(field, { target: { value } })
  }
  type(amount, '1a2.3.45')
  expect(screen.getByDisplayValue('12.34')).toBe(amount)
  type(amount, '0.02')
  expect(screen.getByRole('alert').textContent).toBe('At least 0.01 for each share')
  type(amount, '10')
  type(shares, '101')
  expect(screen.getByRole('alert').textContent).toBe('1 to 100 shares')
  type(shares, '4')
  fireEvent.click(screen.getByRole('button', { name: 'Put it out' }))
  expect(room.model.bags.put).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /^Confirm: .*10, 4 shares$/ }))
  expect(room.model.bags.put.mock.calls).toEqual([[{ amount: 1000, shares: 4, currency: 'RMB' }]])
  act(() => {
    room.putBag.set({ phase: 'unknown', refusal: null })
  })
  expect(screen.queryByRole('button', { name: 'Put it out' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Look it up' }))
  expect(room.model.bags.beginPut).toHaveBeenCalledTimes(2)
  act(() => {
    room.putBag.set({ phase: 'made', refusal: null })
  })
  expect(screen.getByRole('status').textContent).toBe('The lucky bag is out')
})
