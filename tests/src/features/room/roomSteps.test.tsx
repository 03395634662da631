import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withDialogs } from '../../ui/dialog.ts'
import { openChat } from '../chat/renderChat.tsx'

withDialogs()

const back = () => {
  act(() => {
    window.history.back()
  })
}
const steps = () => new URLSearchParams(window.location.search).getAll('sheet')
const emoji = () => screen.queryByRole('group', { name: '表情' })

it('Back closes the emoji before it leaves the room', async () => {
  await openChat()
  fireEvent.click(screen.getByRole('button', { name: '表情' }))
  await waitFor(() => expect([steps(), emoji() !== null]).toEqual([['emoji'], true]))
  back()
  await waitFor(() => expect([steps(), emoji()]).toEqual([[], null]))
  expect(window.location.pathname).toBe('/app/live/r-1')
})

it.each([
  ['gifts', '送礼物', '礼物'],
  ['share', '晒单', '晒我的注单'],
])('Back closes the sheet of %s before it leaves the room', async (step, button, name) => {
  await openChat()
  const sheet = () => screen.queryByRole('dialog', { name })
  fireEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect([steps(), sheet() !== null]).toEqual([[step], true]))
  back()
  await waitFor(() => expect([steps(), sheet()]).toEqual([[], null]))
  expect(window.location.pathname).toBe('/app/live/r-1')
})

it('Back leaves the full screen before it leaves the room', async () => {
  const { fake } = await openChat()
  fireEvent.click(screen.getByRole('button', { name: '全屏' }))
  await waitFor(() => expect(steps()).toEqual(['full-screen']))
  expect(fake.video.windowCell.state$.value.fullscreen).toBe('on')
  back()
  await waitFor(() => expect(fake.video.windowCell.state$.value.fullscreen).toBe('off'))
  expect([steps(), window.location.pathname]).toEqual([[], '/app/live/r-1'])
})

it('a full screen that ends by itself, as after Escape, leaves no step', async () => {
  const { fake } = await openChat()
  fireEvent.click(screen.getByRole('button', { name: '全屏' }))
  await waitFor(() => expect(steps()).toEqual(['full-screen']))
  act(() => {
    fake.video.windowCell.set({ pictureInPicture: 'off', fullscreen: 'off' })
  })
  await waitFor(() => expect(steps()).toEqual([]))
})
