import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import dayjs from 'dayjs'
import { describe, expect, it } from 'vitest'
import type { Exit } from '../../../../streams/index.ts'
import { createFakeStreams, FAKE_NOW } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'

const HOME = '/app/home/home-sport'
const RECORDS = '/common-sport-records/'

function exit(changes: Partial<Exit>): Exit {
  return {
    reason: 'auth',
    textKey: 'errors.site.auth',
    message: null,
    target: 'login',
    secondsLeft: 3,
    due: false,
    ...changes,
  }
}

describe('an exit', () => {
  it('says the server’s own words first, and counts down', async () => {
    const fake = await renderApp(HOME)
    act(() => {
      fake.exit.set(exit({ message: '账号在别处登录了' }))
    })
    expect(screen.getByText(/账号在别处登录了/).textContent).toContain('3 秒后退出登录')
    act(() => {
      fake.exit.set(exit({ message: '账号在别处登录了', secondsLeft: 2 }))
    })
    expect(screen.getByText(/账号在别处登录了/).textContent).toContain('2 秒后退出登录')
  })

  it('has words of ours where the server had none', async () => {
    const fake = await renderApp(HOME)
    act(() => {
      fake.exit.set(exit({}))
    })
    expect(screen.getByText(/登录已失效，请重新登录/)).toBeTruthy()
  })

  it('names where to find a person, where the site has told', async () => {
    const fake = await renderApp(`${HOME}#/restricted`)
    expect(screen.queryByText(/客服/)).toBeNull()
    act(() => {
      fake.account.siteNotes.set({ siteName: null, contact: 'help@example.org', demo: null })
    })
    expect(screen.getByText('客服：help@example.org')).toBeTruthy()
  })

  it('leads to the login when due, which still says why', async () => {
    const fake = await renderApp(HOME)
    act(() => {
      fake.signOut()
      fake.exit.set(exit({ due: true, secondsLeft: 0 }))
    })
    expect(await screen.findByText('登录已失效，请重新登录')).toBeTruthy()
    expect(location.pathname).toBe('/entry/login')
    expect(fake.exit.state$.value).toBeNull()
    act(fake.signIn)
    await screen.findByRole('heading', { name: '赛事列表' })
    act(fake.signOut)
    await screen.findByRole('button', { name: '登录' })
    expect(screen.queryByText('登录已失效，请重新登录')).toBeNull()
  })

  it.each([
    ['serverError', '#/500', '这页没打开'],
    ['maintenance', '#/maintenance', '场馆维护中'],
    ['restricted', '#/restricted', '所在地区不能使用'],
  ] as const)('leads to the %s page over what is there', async (target, hash, title) => {
    const fake = await renderApp(HOME)
    act(() => {
      fake.exit.set(exit({ target, due: true, reason: 'venueMaintenance' }))
    })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(location.pathname + location.hash).toBe(HOME + hash)
    expect(fake.exit.state$.value).toBeNull()
  })

  it('names the whole site when that is closed, in the server’s words', async () => {
    const fake = await renderApp(HOME)
    act(() => {
      fake.exit.set(
        exit({ target: 'maintenance', due: true, reason: 'systemMaintenance', message: '22:30 恢复' }),
      )
    })
    expect(await screen.findByText('系统维护中')).toBeTruthy()
    expect(screen.getByText('22:30 恢复')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '查看注单' }))
    expect(await screen.findByRole('heading', { name: '注单' })).toBeTruthy()
    expect(screen.queryByText('系统维护中')).toBeNull()
  })

  it('leads from the maintenance of a venue to those that are open', async () => {
    const fake = await renderApp('/app/home/home-sport')
    act(() => {
      fake.venuesOffered.set(['PMTY', 'IMTY', 'FBTY'])
      fake.venueStatuses.set(
        new Map([
          ['PMTY', 'maintenance'],
          ['IMTY', 'maintenance'],
          ['FBTY', 'open'],
        ]),
      )
      fake.exit.set(exit({ target: 'maintenance', due: true, reason: 'venueMaintenance' }))
    })
    expect(screen.queryByRole('button', { name: '去IM体育' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: '去FB体育' }))
    expect(fake.chooseVenue).toHaveBeenCalledWith('FBTY')
    await waitFor(() => expect(screen.queryByRole('button', { name: '去FB体育' })).toBeNull())
  })

  it('says on the page of restricted access what the banner said', async () => {
    const fake = await renderApp(HOME)
    const textKey = 'imty.reason.rejectedAddress'
    act(() => {
      fake.exit.set(exit({ target: 'restricted', due: true, reason: 'accessRestricted', textKey }))
    })
    expect(await screen.findByText('IP访问受限')).toBeTruthy()
    expect(screen.queryByText(/VPN/)).toBeNull()
  })

  it('leads home, not to other venues, from the maintenance of a product', async () => {
    const fake = await renderApp('/app/home/home-sport')
    act(() => {
      fake.venuesOffered.set(['PMTY', 'FBTY'])
      fake.venueStatuses.set(new Map([['FBTY', 'open']]))
      fake.maintainedElsewhere.set('ZR')
      fake.exit.set(exit({ target: 'maintenance', due: true, reason: 'venueMaintenance' }))
    })
    expect(await screen.findByRole('button', { name: '回首页' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '去FB体育' })).toBeNull()
  })

  it('says when the maintenance ends, and goes by itself when it is over', async () => {
    const fake = await renderApp(HOME)
    act(() => {
      const message = '系统维护中'
      fake.exit.set(exit({ target: 'maintenance', due: true, reason: 'systemMaintenance', message }))
    })
    expect(await screen.findByText('未结算注单照常结算，余额不受影响。')).toBeTruthy()
    expect(screen.getAllByText('系统维护中')).toHaveLength(1)
    const until = FAKE_NOW + 30 * 60_000
    act(() => {
      fake.opening.set({ closure: 'site', message: '系统升级', until })
    })
    const time = dayjs(until).format('HH:mm')
    expect(screen.getByText('系统升级')).toBeTruthy()
    expect(screen.getByText(`预计 ${time} 恢复。未结算注单照常结算，余额不受影响。`)).toBeTruthy()
    act(() => {
      fake.exit.set(exit({ target: 'maintenance', reason: 'systemMaintenance' }))
    })
    expect(screen.queryByText(/秒后离开/)).toBeNull()
    act(() => {
      fake.exit.set(null)
      fake.opening.set({ closure: null, message: null, until: null })
    })
    await waitFor(() => {
      expect(location.pathname + location.hash).toBe(HOME)
    })
    // The venue may have stopped all its calls.
    expect(fake.enterVenueByItself).toHaveBeenCalledTimes(1)
    expect(fake.enterVenueAgain).not.toHaveBeenCalled()
  })

  it('enters the venue again for who tries again', async () => {
    const fake = await renderApp(HOME)
    act(() => {
      fake.exit.set(exit({ target: 'maintenance', due: true, reason: 'venueMaintenance' }))
    })
    fireEvent.click(await screen.findByRole('button', { name: '再试一次' }))
    await waitFor(() => {
      expect(location.pathname + location.hash).toBe(HOME)
    })
    expect(fake.enterVenueAgain).toHaveBeenCalledTimes(1)
  })

  it('is a message only on the records page, to be put away', async () => {
    const fake = await renderApp(RECORDS)
    expect(fake.visit).toHaveBeenLastCalledWith(RECORDS)
    act(() => {
      fake.exit.set(
        exit({ target: null, reason: 'venueMaintenance', textKey: 'errors.site.venueMaintenance' }),
      )
    })
    expect(screen.getByText('场馆维护中')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByText('场馆维护中')).toBeNull()
    expect(location.pathname).toBe(RECORDS)
  })

  it('goes back by itself once the network is there again', async () => {
    const fake = createFakeStreams()
    fake.reach.set('offline')
    await renderApp(HOME, fake)
    act(() => {
      fake.exit.set(exit({ target: 'serverError', reason: 'offline', due: true }))
    })
    expect(await screen.findByText('连上网络后会自动回到刚才的页面。')).toBeTruthy()
    act(() => {
      fake.reach.set('reachable')
    })
    await waitFor(() => {
      expect(location.pathname + location.hash).toBe(HOME)
    })
    expect(screen.queryByText('连上网络后会自动回到刚才的页面。')).toBeNull()
  })
})
