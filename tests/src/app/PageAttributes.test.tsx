import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFakeStreams, FAKE_RULES } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'

const root = document.documentElement
const tag = document.createElement('meta')

beforeEach(() => {
  tag.name = 'theme-color'
  document.head.append(tag)
})
afterEach(() => {
  tag.remove()
})

it('has the skin of the venue in the dark theme, unless the member has chosen one', async () => {
  const fake = createFakeStreams()
  await renderApp('/app/settings', fake)
  expect([root.dataset['venue'], tag.content]).toEqual([undefined, '#1e2029'])
  act(() => {
    fake.enterVenue({ rules: { ...FAKE_RULES, skin: 'plum' } })
  })
  expect([root.dataset['venue'], tag.content]).toEqual(['plum', '#251f2b'])
  act(() => {
    fake.streams.settings.change('theme', 'light')
  })
  expect(tag.content).toBe('#ffffff')
  act(() => {
    fake.streams.settings.change('theme', 'dark')
    fake.streams.settings.change('skin', 'teal')
  })
  expect([root.dataset['venue'], root.dataset['skin'], tag.content]).toEqual([undefined, 'teal', '#1e2029'])
  act(() => {
    fake.enterVenue({})
    fake.streams.settings.change('skin', 'blue')
  })
  expect(root.dataset['venue']).toBeUndefined()
})
