import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Match } from '../../../../streams/domain/match.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { matchRow } from '../../../../streams/views/match/matchRow.ts'
import { createFakeStreams, FAKE_NOW } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { matchOf } from '../../../streams/feeds/builders.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('the first lines keep their elements when the lines are measured', async () => {
  const fake = createFakeStreams()
  const row$ = constant(matchRow(matchOf('m1', FAKE_NOW)))
  vi.spyOn(fake.member, 'row$').mockReturnValue(row$)
  vi.mocked(fake.member.prices.price$).mockReturnValue(
    constant({ name: '', state: 'open', price: '1.80', line: '', move: null, chosen: false }),
  )
  // There is no layout: the list is 800 px high, and each line 117 px.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(117)
  const matchIds = Array.from({ length: 20 }, (_, index) => `m${String(index)}`)
  const group = {
    leagueId: 'l',
    name: '英超',
    sport: 'football',
    favourite: false,
    part: null,
    sticky: false,
    folded: false,
    count: 20,
  } as const
  const list = live([{ ...group, pages: row$.value.pages, matchIds }], FAKE_NOW)
  fake.home.update((view) => ({ ...view, list }))
  await renderApp('/app/home/home-sport', fake)
  const first = screen.getAllByRole('article')
  // What is measured has lines beyond the visible ones.
  await waitFor(() => {
    expect(screen.getAllByRole('article').length).toBeGreaterThan(first.length)
  })
  expect(first.map((row) => row.isConnected)).toEqual(first.map(() => true))
})

/** Shows a list of one match. */
async function listed(change: Partial<Match>) {
  const fake = createFakeStreams()
  const row$ = constant(matchRow(matchOf('m1', FAKE_NOW, change)))
  vi.spyOn(fake.member, 'row$').mockReturnValue(row$)
  vi.mocked(fake.member.prices.price$).mockReturnValue(
    constant({ name: '', state: 'open', price: '1.80', line: '', move: null, chosen: false }),
  )
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  const { match, pages } = row$.value
  const group = {
    leagueId: 'l',
    name: '英超',
    favourite: false,
    part: null,
    sticky: false,
    sport: match.sport,
    folded: false,
    count: 1,
    pages,
    matchIds: ['m1'],
  }
  fake.home.update((view) => ({ ...view, list: live([group], FAKE_NOW) }))
  await renderApp('/app/home/home-sport', fake)
  return { fake, match }
}

it.each([
  ['firstHalf', '谁会赢'],
  ['extraTimeFirstHalf', '加时谁会赢'],
] as const)(
  'for beginners a row has one market in %s, whose selections have names',
  async (phase, question) => {
    const { fake, match } = await listed({ phase })
    const row = () => screen.getByRole('article')
    const names = () => [...row().querySelectorAll('[data-price]')].map(({ textContent }) => textContent)
    expect(names().length).toBeGreaterThan(3)
    act(() => {
      fake.streams.settings.change('layout', 'beginner')
    })
    const teams = [match.teams?.home.name, '平局', match.teams?.away.name]
    expect(names()).toEqual(teams.map((name) => `${name ?? ''}1.80`))
    expect(screen.getByRole('group', { name: question })).toBe(row().querySelector('[role="group"]'))
  },
)

const OUTS = { 'runs.match': [3, 1], 'outs.match': [2, 0] } as const
const BALLS = { 'runs.match': [98, 140], 'balls.match': [76, 120] } as const

it.each<[string, Partial<Match>, string | null]>([
  ['the outs of the turn', { sport: 'baseball', phase: 'set4', serving: 'home', facts: OUTS }, '2 出局'],
  ['the overs', { sport: 'cricket', phase: 'set2', serving: 'home', facts: BALLS }, '12.4 轮'],
  ['neither between turns', { sport: 'baseball', phase: 'set4', facts: OUTS }, null],
])('a row of a match in innings tells %s', async (_what, change, words) => {
  await listed(change)
  const row = screen.getByRole('article')
  if (words === null) expect(row.textContent).not.toMatch(/出局|轮/)
  else expect(row.textContent).toContain(words)
})
