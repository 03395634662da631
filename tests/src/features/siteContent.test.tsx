import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

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
