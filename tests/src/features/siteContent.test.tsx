import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx'
import { USUAL_HOME } from '../../../streams/domain/siteContent.ts'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { createI18n } from '../../support/i18n.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

// These streams have no lotteries, whose list is shown as soon as its code has come.
vi.mock('../../../src/features/lottery/LotteryList.tsx', () => ({ LotteryList: () => null }))

const STARFIELD = {
  id: 'starfield',
  name: { cmn: '星野运动', zho: '星野運動', english: 'Starfield Sports' },
  role: { cmn: '赛事装备伙伴', zho: '賽事裝備夥伴', english: 'Kit partner' },
  logo: '/live/art/sponsor/starfield.svg',
}

describe('the partners of the site', () => {
  it('stand at the foot of the settings, where there are any', async () => {
    const fake = await renderApp('/app/settings')
    expect(screen.queryByRole('region', { name: '合作伙伴' })).toBeNull()
    act(() => {
      fake.sponsors.set([STARFIELD, { ...STARFIELD, id: 'plain', name: '<b>plain</b>', logo: '' }])
    })
    const partners = within(screen.getByRole('region', { name: '合作伙伴' }))
    expect(partners.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '星野运动赛事装备伙伴',
      '<b>plain</b>赛事装备伙伴',
    ])
  })

  it('stand on the help page before sign-in', async () => {
    const fake = createFakeStreams({ signedIn: false })
    fake.sponsors.set([STARFIELD])
    await renderApp('/entry/help', fake)
    expect(await screen.findByRole('region', { name: '合作伙伴' })).toBeTruthy()
  })
})

describe('what the operator shows on the home page', () => {
  it('leaves out the partners where they are not wanted', async () => {
    const fake = createFakeStreams()
    fake.sponsors.set([STARFIELD])
    fake.homeConfig.set({ ...USUAL_HOME, sponsors: false })
    await renderApp('/app/settings', fake)
    expect(screen.queryByRole('region', { name: '合作伙伴' })).toBeNull()
  })

  it('has the modes in the order of the operator, and the first of them where sports are hidden', async () => {
    const fake = createFakeStreams()
    fake.modes.set(['lottery', 'real'])
    await renderApp('/app/home/home-sport', fake)
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(names.slice(0, 2)).toEqual(['彩票', '真人'])
    expect(screen.getAllByRole('tab', { selected: true })[0]?.textContent).toBe('彩票')
  })

  it.each([true, false])(
    'has banners that lead to their places, where banners are wanted: %s',
    async (banner) => {
      const fake = createFakeStreams()
      fake.homeConfig.set({ ...USUAL_HOME, banner })
      const said = { image: '/b.svg', text: 'x' }
      fake.siteBanners.set([
        { ...said, id: 'a', title: '甲', target: { kind: 'room', roomId: 'r1' } },
        { ...said, id: 'b', title: '乙', target: { kind: 'match', matchId: 'm 1', sport: 'football' } },
        { ...said, id: 'c', title: '丙', target: { kind: 'none' } },
      ])
      const { HomeBanners } = await import('../../../src/features/home/HomeBanners.tsx')
      const i18n = await createI18n('CMN')
      render(
        <TranslationProvider i18n={i18n}>
          <MemoryRouter>
            <StreamsProvider streams={fake.streams}>
              <MemberProvider fallback={null}>
                <HomeBanners />
              </MemberProvider>
            </StreamsProvider>
          </MemoryRouter>
        </TranslationProvider>,
      )
      const line = within(screen.getByRole('navigation', { name: '推荐' }))
      const links = line.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
      expect(links).toEqual(
        banner
          ? [
              ['甲x', '/app/live/r1'],
              ['乙x', '/app/match/football/m%201'],
            ]
          : [],
      )
      expect(line.queryByText('丙') !== null).toBe(banner)
    },
  )
})

describe('the games that can be launched', () => {
  it('are those of the present venue, and those of all', async () => {
    const fake = createFakeStreams()
    const game = { image: '', path: '/vr/soccer?game=31001' }
    fake.electronicGames.set([
      { ...game, id: 'here', venue: 'PMTY', name: '甲' },
      { ...game, id: 'elsewhere', venue: 'FBTY', name: '乙' },
      { ...game, id: 'everywhere', venue: null, name: '丙', path: '/app/live/r1?game=penalty' },
    ])
    const { ElectronicGames } = await import('../../../src/features/siteContent/ElectronicGames.tsx')
    const i18n = await createI18n('CMN')
    render(
      <TranslationProvider i18n={i18n}>
        <MemoryRouter>
          <StreamsProvider streams={fake.streams}>
            <ElectronicGames />
          </StreamsProvider>
        </MemoryRouter>
      </TranslationProvider>,
    )
    const links = within(screen.getByRole('region', { name: '电子游戏' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['甲', '/vr/soccer?game=31001'],
      ['丙', '/app/live/r1?game=penalty'],
    ])
  })

  it('have a page of their own where the venue cannot search', async () => {
    const fake = await renderApp('/app/home/home-sport')
    fireEvent.click(screen.getByRole('button', { name: '电子游戏' }))
    expect(await screen.findByText('这个场馆没有搜索')).toBeTruthy()
    act(() => {
      fake.electronicGames.set([
        { id: 'g', venue: null, name: '丙', image: '', path: '/app/live/r1?game=penalty' },
      ])
    })
    expect(screen.getByRole('heading', { level: 1, name: '电子游戏' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '丙' }).getAttribute('href')).toBe('/app/live/r1?game=penalty')
    fireEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(await screen.findByRole('button', { name: '电子游戏' })).toBeTruthy()
  })
})

describe('the chooser of venues', () => {
  it('shows what a venue is advertised with', async () => {
    const fake = createFakeStreams()
    fake.venuesOffered.set(['PMTY', 'FBTY'])
    fake.adverts.set(
      new Map([
        [
          'FBTY',
          {
            id: 'a',
            venueCode: 'FBTY',
            title: { cmn: '滚球提前结算', zho: '滾球提前結算', english: 'Cash-out' },
          },
        ],
      ]),
    )
    await renderApp('/app/settings', fake)
    fireEvent.click(await screen.findByRole('button', { name: /^场馆.*PM体育/ }))
    const list = within(await screen.findByRole('list', { name: '切换场馆' }))
    const [first, second] = list.getAllByRole('listitem')
    expect(first?.textContent).not.toContain('滚球提前结算')
    expect(second?.textContent).toContain('滚球提前结算')
  })
})
