import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { constant } from '../../../../streams/kernel/state.ts'
import type { VenueTrouble } from '../../../../streams/index.ts'
import { createFakeStreams, FAKE_RULES } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'

const FAILED = { status: 'failed', value: undefined, asOf: undefined, reason: 'notOpen' } as const

const REFUSED: VenueTrouble = {
  kind: 'refused',
  entering: false,
  failure: {
    type: 'refusal',
    reason: 'venueNotOpen',
    textKey: 'errors.site.venueNotOpen',
    message: '场馆六点开放',
    action: 'later',
  },
}

it('shows the server’s own words where the list would be, and the way back in', async () => {
  const fake = createFakeStreams()
  await renderApp('/app/home/home-sport', fake)
  act(() => {
    fake.home.update((view) => ({ ...view, list: FAILED }))
    fake.trouble.set(REFUSED)
  })
  expect(screen.getByRole('heading', { name: '场馆六点开放' })).toBeDefined()
  const banner = screen.getByRole('alert')
  expect(banner.textContent).toContain('场馆六点开放')
  fireEvent.click(within(banner).getByRole('button', { name: '重新进入' }))
  expect(fake.reenter).toHaveBeenCalledOnce()
})

it.each(['/app/home/home-sport', '/app/match/football/1', '/esports'])(
  'says of a closed venue that it opens by itself, in place of what is at %s',
  async (path) => {
    const fake = createFakeStreams()
    fake.enterVenue({ hasEsports: true })
    fake.home.update((view) => ({ ...view, list: FAILED }))
    fake.match.mockReturnValue({
      now$: constant(null),
      notice$: constant(null),
      setCategory: vi.fn(),
      toggleMarket: vi.fn(),
      foldAll: vi.fn(),
      togglePin: vi.fn(),
      view$: constant({ match: FAILED, categories: [], category: 'all', sections: [], marketsKnown: false }),
    })
    fake.esports.update((view) => ({ ...view, list: FAILED }))
    fake.trouble.set(REFUSED)
    await renderApp(path, fake)
    expect(await screen.findByText('开放后自动进入。未结算注单照常结算，余额不受影响。')).toBeDefined()
    expect(screen.queryByText('场馆没有给出入口，请稍后再试。')).toBeNull()
  },
)

const LAUNCH_REFUSED = {
  type: 'refusal',
  reason: 'launchFailed',
  textKey: 'errors.site.launchFailed',
  message: null,
  action: 'tryAgain',
} as const
const LOST = '登录失效，请重新进入场馆'

it.each([
  ['a token', { ...LAUNCH_REFUSED, textKey: 'errors.venue.tokenExpired', message: 'token expired' }],
  ['a new launch, without a message', LAUNCH_REFUSED],
])('tells the member to enter again when the venue has forgotten, and refuses %s', async (_, failure) => {
  const fake = createFakeStreams()
  await renderApp('/app/home/home-sport', fake)
  act(() => {
    fake.trouble.set({ kind: 'lost', entering: false, failure })
  })
  expect(screen.getByText(LOST)).toBeDefined()
  act(() => {
    fake.trouble.set(null)
  })
  expect(screen.queryByText(LOST)).toBeNull()
})

it.each([
  ['the server’s own words', {}, '场馆暂时进不去'],
  ['always the same of a venue for one device', { oneDevice: true }, /^登录失效，请重新进入场馆, /],
] as const)('says when the new launch of a lost venue is refused: %s', async (_, rules, words) => {
  const fake = createFakeStreams()
  await renderApp('/app/home/home-sport', fake)
  act(() => {
    fake.enterVenue({ rules: { ...FAKE_RULES, ...rules } })
    fake.trouble.set({
      kind: 'lost',
      entering: false,
      failure: { ...LAUNCH_REFUSED, message: '场馆暂时进不去' },
    })
  })
  expect(within(screen.getByRole('alert')).getByText(words)).toBeDefined()
})
