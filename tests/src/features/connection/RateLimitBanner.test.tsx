import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'

it('says for how long nothing is asked, and goes', async () => {
  const fake = createFakeStreams()
  await renderApp('/app/home/home-sport', fake)
  act(() => {
    fake.limitedFor.set(14)
  })
  expect(await screen.findByText('操作太频繁，先显示旧数据，14 秒后更新')).toBeDefined()
  act(() => {
    fake.limitedFor.set(0)
  })
  expect(screen.queryByText(/操作太频繁/)).toBeNull()
})
