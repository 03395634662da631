import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { constant } from '../../../../streams/kernel/state.ts'
import { matchRow } from '../../../../streams/views/match/matchRow.ts'
import { createFakeStreams, FAKE_NOW } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { matchOf } from '../../../streams/feeds/builders.ts'
import { slipOf, viewOf } from '../slip/slipViews.ts'
import { withDialogs } from '../../ui/dialog.ts'

withDialogs()

async function open(match: Parameters<typeof matchOf>[2]) {
  const fake = createFakeStreams()
  vi.mocked(fake.member.prices.price$).mockReturnValue(
    constant({ name: '', state: 'open', price: '1.70', line: '', move: null, chosen: true }),
  )
  fake.room.match.set(matchRow(matchOf('1001', FAKE_NOW, { state: 'live', ...match })))
  await renderApp('/app/live/r-1', fake)
  const strip = within(await screen.findByRole('region', { name: /的主要盘口$/ }))
  return { fake, strip }
}

describe('the prices of a room', () => {
  it('show the break, not a stopped clock', async () => {
    const clock = { seconds: 2700, running: false, direction: 'up', at: FAKE_NOW } as const
    const { strip } = await open({ phase: 'halfTime', clock })
    expect(strip.getByText('中场休息')).toBeTruthy()
    expect(strip.queryByText('45:00')).toBeNull()
  })

  it('give way to the word that the match is over, in place of dashes', async () => {
    const { strip } = await open({ state: 'ended', phase: 'ended', score: [2, 1] })
    expect(strip.getByText('比赛已结束，主播换场后这里有新的盘口')).toBeTruthy()
    expect(strip.queryAllByRole('button')).toEqual([])
    expect(strip.queryByText('–')).toBeNull()
  })

  it('stay beside the open slip, which is closed by Escape', async () => {
    const { fake, strip } = await open({})
    act(() => {
      fake.slip.set(viewOf(slipOf('1001')))
    })
    const sheet = await screen.findByRole('dialog', { name: '投注单' })
    // A modal dialog would make everything behind it inert.
    expect(sheet.closest('dialog')).toBeNull()
    const [first] = strip.getAllByRole('button')
    if (first !== undefined) fireEvent.click(first)
    expect(fake.member.prices.toggle).toHaveBeenCalledOnce()
    fireEvent.keyDown(sheet, { key: 'Escape' })
    expect(fake.member.slip.setOpen).toHaveBeenCalledExactlyOnceWith(false)
  })
})
