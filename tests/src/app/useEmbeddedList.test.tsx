import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useEmbeddedList } from '../../../src/app/useEmbeddedList.ts'
import { StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { createFakeStreams } from '../../support/fakeStreams.ts'

const framed = { parent: {} } as Window

it('is asked for by the address of a frame and kept for the session', () => {
  const { streams } = createFakeStreams()
  const embedded = (address: string, frame?: Window): boolean => {
    const Around = ({ children }: { readonly children: ReactNode }) => (
      <StreamsProvider streams={streams}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </StreamsProvider>
    )
    return renderHook(() => useEmbeddedList(frame), { wrapper: Around }).result.current
  }
  expect(embedded('/', framed)).toBe(false)
  expect(embedded('/?embed=list')).toBe(false)
  expect(embedded('/?embed=list', framed)).toBe(true)
  expect(embedded('/', framed)).toBe(true)
  expect(embedded('/')).toBe(false)
  expect(embedded('/?embed=off', framed)).toBe(false)
  expect(embedded('/', framed)).toBe(false)
})
