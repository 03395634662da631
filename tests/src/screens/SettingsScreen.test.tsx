import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { live } from '../../../streams/kernel/feed.ts'
import { FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

async function open() {
  const fake = await renderApp('/app/settings')
  await screen.findByText('fan_2046')
  const now = () => fake.streams.settings.settings$.value
  return { fake, now }
}

describe('the settings', () => {
  it('say who plays, with how much, and how the visit goes', async () => {
    const { fake } = await open()
    expect(screen.getByText('¥12,480.50')).toBeTruthy()
    expect(screen.getByText('本次 42 分钟，净输赢 -120.00')).toBeTruthy()
    act(() => {
      fake.balance.set(live({ minor: 5000, currency: 'USDT' }, FAKE_NOW))
    })
    expect(screen.getByText('50.00 USDT')).toBeTruthy()
  })

  it('say the levels of the member that are known, and what the odds level leaves of the limits', async () => {
    const { fake } = await open()
    expect(screen.getByText('等级 3 · 赔率等级 B')).toBeTruthy()
    expect(screen.getByText('投注限额为 80%')).toBeTruthy()
    act(() => {
      fake.levels.set({ level: 0, oddsLevel: 8 })
    })
    expect(screen.getByText('等级 0 · 赔率等级 –')).toBeTruthy()
    expect(screen.getByText('投注限额为 –%')).toBeTruthy()
    act(() => {
      fake.levels.set({ level: null, oddsLevel: null })
    })
    expect(screen.getByText('等级 – · 赔率等级 –')).toBeTruthy()
  })

  it('offer all six odds formats, each with one price as an example', async () => {
    const { now } = await open()
    fireEvent.click(screen.getByRole('button', { name: /赔率格式/ }))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      '欧洲盘例：1.95',
      '香港盘例：0.95',
      '马来盘例：0.95',
      '印尼盘例：-1.06',
      '美式盘例：-106',
      '英式盘例：19/20',
    ])
    fireEvent.click(sheet.getByRole('radio', { name: /香港盘/ }))
    expect(now().oddsFormat).toBe('hk')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('offer a choice of venues only when the site has more than one', async () => {
    const { fake } = await open()
    expect(screen.queryByRole('button', { name: /^场馆(?!公告)/ })).toBeNull()
    act(() => {
      fake.venuesOffered.set(['PMTY', 'FBTY', 'IMTY'])
      fake.venueStatuses.set(
        new Map([
          ['PMTY', 'open'],
          ['FBTY', 'open'],
          ['IMTY', 'maintenance'],
        ]),
      )
      fake.venueSports.set(
        new Map([
          ['PMTY', ['football', 'lol', 'virtualFootball']],
          ['FBTY', ['football', 'tennis']],
        ]),
      )
    })
    fireEvent.click(await screen.findByRole('button', { name: /^场馆(?!公告)/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '切换场馆' }))
    expect(sheet.getByRole('button', { name: /PM体育/ }).getAttribute('aria-current')).toBe('true')
    expect(sheet.getByText('1 项运动 · 电子竞技 · 虚拟体育')).toBeDefined()
    expect(sheet.getByText('2 项运动')).toBeDefined()
    const shut = sheet.getByRole('button', { name: /IM体育.*维护中/ })
    expect(shut.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(shut)
    expect(fake.chooseVenue).not.toHaveBeenCalled()
    fireEvent.click(sheet.getByRole('button', { name: /FB体育.*开放/ }))
    expect(fake.chooseVenue).toHaveBeenCalledWith('FBTY')
  })

  it.each([
    ['结算币种', 'USDT', 'currency', 'USDT'],
    ['外观', '浅色', 'theme', 'light'],
    ['字号', '放大', 'fontSize', 'enlarge'],
    ['涨跌颜色', '绿涨', 'trend', 'west'],
    ['列表排序', '时间', 'sort', 'time'],
  ] as const)('change %s to %s at once', async (group, choice, name, value) => {
    const { now } = await open()
    fireEvent.click(
      within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }),
    )
    expect(now()[name]).toBe(value)
  })

  it('offer news of bets and goals only where the venue pushes', async () => {
    const { fake } = await open()
    const offered = () =>
      ['注单结果提醒', '有注单的比赛进球提醒', '关注与收藏的开播提醒'].filter(
        (name) => screen.queryByRole('switch', { name }) !== null,
      )
    expect(offered()).toHaveLength(3)
    act(() => {
      fake.enterVenue({ hasPush: false })
    })
    expect(offered()).toEqual(['关注与收藏的开播提醒'])
  })

  it('ask before signing out', async () => {
    const { fake } = await open()
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText('退出登录？未结算注单不受影响。')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: '取消' }))
    expect(fake.streams.logout).not.toHaveBeenCalled()
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }))
    expect(fake.streams.logout).toHaveBeenCalledOnce()
  })
})
