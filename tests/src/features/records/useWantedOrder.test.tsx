import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { useWantedOrder } from '../../../../src/features/records/useWantedOrder.ts'
import type { RecordsModel } from '../../../../streams/records.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'

function hook() {
  const fake = createFakeStreams()
  const search = vi.fn()
  const model = { search } as Partial<RecordsModel> as RecordsModel
  const { result } = renderHook(() => useWantedOrder(model), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StreamsProvider streams={fake.streams}>
        <MemoryRouter>{children}</MemoryRouter>
      </StreamsProvider>
    ),
  })
  const { chooseVenue } = fake
  return { result, search, chooseVenue, venue: fake.streams.venue.code$.value }
}

it('looks for a bet of the present venue by its number, each time', () => {
  const { result, search, chooseVenue, venue } = hook()
  expect(result.current.orderNo).toBeNull()
  act(() => {
    result.current.show({ orderNo: '9001', venue, group: 'sport' })
  })
  expect(result.current.orderNo).toBe('9001')
  search.mockClear()
  act(() => {
    result.current.show({ orderNo: '9001', venue, group: 'sport' })
  })
  expect(search).toHaveBeenCalledExactlyOnceWith('9001')
  expect(chooseVenue).not.toHaveBeenCalled()
})

it('goes to the venue of a bet, and keeps its number in the address meanwhile', () => {
  const { result, chooseVenue } = hook()
  act(() => {
    result.current.show({ orderNo: '9002', venue: 'FBTY', group: 'sport' })
  })
  expect(chooseVenue).toHaveBeenCalledExactlyOnceWith('FBTY')
  expect(result.current.orderNo).toBe('9002')
  act(() => {
    result.current.setTab('lottery')
  })
  expect(result.current).toMatchObject({ tab: 'lottery', orderNo: null })
})

it('shows a bet on a game in the tab of its kind', () => {
  const { result, search, chooseVenue } = hook()
  expect(result.current.tab).toBe('sport')
  act(() => {
    result.current.show({ orderNo: '9003', venue: null, group: 'casino' })
  })
  expect(result.current).toMatchObject({ tab: 'casino', orderNo: null })
  expect(search).not.toHaveBeenCalled()
  expect(chooseVenue).not.toHaveBeenCalled()
})
