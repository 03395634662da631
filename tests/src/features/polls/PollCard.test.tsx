import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { AskForm } from '../../../../src/features/moderation/AskForm.tsx'
import { PollCard } from '../../../../src/features/polls/PollCard.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import type { ShownPoll } from '../../../../streams/index.ts'
import { createFakeRoom } from '../../../support/fakeRoom.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

const QUESTION = { cmn: '谁赢？', zho: '誰贏？', english: 'Who wins?' }

const shownPoll = (changes: Partial<ShownPoll> = {}): ShownPoll => ({
  pollId: 'p1',
  question: QUESTION,
  choices: ['Reds', 'Blues', 'Nobody'],
  counts: [3, 1, 0],
  closesAt: Number.MAX_SAFE_INTEGER,
  open: true,
  mine: null,
  voting: null,
  ...changes,
})

async function renderCard(poll: ShownPoll, language: 'CMN' | 'ZHO' | 'ENGLISH' = 'ENGLISH') {
  const room = createFakeRoom()
  room.poll.set(poll)
  const i18n = await createI18n(language)
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <PollCard polls={room.model.polls} />
      </StreamsProvider>
    </TranslationProvider>,
  )
  return room
}

it('shows the question with its bars, and sends a vote until one is counted', async () => {
  const room = await renderCard(shownPoll())
  expect(screen.getByText('Who wins?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Blues, 25%' }))
  expect(room.model.polls.vote.mock.calls).toEqual([[1]])
  act(() => {
    room.poll.set(shownPoll({ mine: 1, counts: [3, 2, 0] }))
  })
  const mine = screen.getByRole('button', { name: 'Blues, 40%, my vote' })
  expect([mine.getAttribute('aria-pressed'), mine.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  fireEvent.click(screen.getByRole('button', { name: 'Reds, 60%' }))
  expect(room.model.polls.vote).toHaveBeenCalledOnce()
  act(() => {
    room.poll.set(null)
  })
  expect(screen.queryByText('Who wins?')).toBeNull()
})

it('takes no vote after its time and after its end', async () => {
  const room = await renderCard(shownPoll({ closesAt: 0 }))
  expect(screen.getByRole('timer').textContent).toBe('Counting')
  fireEvent.click(screen.getByRole('button', { name: /^Reds/ }))
  act(() => {
    room.poll.set(shownPoll({ open: false }))
  })
  expect(screen.getByRole('timer').textContent).toBe('Closed')
  fireEvent.click(screen.getByRole('button', { name: /^Reds/ }))
  expect(room.model.polls.vote).not.toHaveBeenCalled()
})

it.each([
  ['CMN', '谁赢？'],
  ['ZHO', '誰贏？'],
] as const)('is read in %s', async (language, question) => {
  await renderCard(shownPoll(), language)
  expect(screen.getByText(question)).toBeTruthy()
})

it('is asked by an admin with two to four choices that are not empty', async () => {
  const room = createFakeRoom()
  const i18n = await createI18n('ENGLISH')
  let closed = 0
  render(
    <TranslationProvider i18n={i18n}>
      <AskForm polls={room.model.polls} onClose={() => (closed += 1)} />
    </TranslationProvider>,
  )
  const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
  const type = (place: number, value: string) => {
    const field = fields()[place]
    if (field !== undefined) fireEvent.change(field, { target: { value } })
  }
  const start = screen.getByRole('button', { name: 'Start the poll' })
  fireEvent.click(start)
  expect(room.model.polls.ask).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Add a choice' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add a choice' }))
  expect([fields().length, screen.queryByRole('button', { name: 'Add a choice' })]).toEqual([5, null])
  for (const [place, text] of ['x'.repeat(80), 'a', 'b', 'c', 'd'].entries()) type(place, text)
  fireEvent.click(start)
  expect(room.model.polls.ask.mock.calls).toEqual([
    [{ question: 'x'.repeat(60), choices: ['a', 'b', 'c', 'd'], seconds: 60 }, expect.any(Function)],
  ])
  // A refused poll leaves what was typed.
  expect([closed, fields()[1]?.value]).toEqual([0, 'a'])
  room.model.polls.ask.mock.calls[0]?.[1]()
  expect(closed).toBe(1)
})
