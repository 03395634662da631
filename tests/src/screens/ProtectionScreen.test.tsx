import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CONNECTING, interrupted, live } from '../../../streams/kernel/feed.ts'
import type { ProtectionState } from '../../../streams/protection.ts'
import { FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const HOUR = 3_600_000
const none = { amount: null, next: null }
const state: ProtectionState = {
  limits: {
    stake: { amount: 3000_00, next: { amount: 5000_00, from: FAKE_NOW + HOUR } },
    loss: none,
    time: { amount: 180, next: null },
  },
  breakUntil: null,
  today: { staked: 1200_00, net: -120_00, minutes: 156 },
  weekNet: -86_50,
  at: FAKE_NOW,
}

async function open(change: Partial<ProtectionState> = {}) {
  const fake = await renderApp('/app/settings/protection')
  const show = (next: Partial<ProtectionState>): void => {
    act(() => {
      fake.protection.set(live({ ...state, ...next }, FAKE_NOW))
    })
  }
  show(change)
  await screen.findByRole('heading', { level: 1, name: '理性投注' })
  return { fake, show }
}

const row = (name: RegExp) => screen.getByRole('button', { name })

describe('safer betting', () => {
  it('shows the visit, the day and the week, and what is used of each limit', async () => {
    await open()
    expect(screen.getByText('42 分钟')).toBeTruthy()
    expect(screen.getByText('1,080.00')).toBeTruthy()
    expect(screen.getByText('-86.50')).toBeTruthy()
    expect(row(/今日投注/).textContent).toContain('1,200.00 / 3,000.00')
    expect(row(/今日投注/).textContent).toContain('起改为 5,000.00')
    expect(row(/今日亏损/).textContent).toContain('已用 120.00，未设限')
    expect(row(/今日时长/).textContent).toContain('156 分钟 / 180 分钟')
    expect(screen.getByRole('progressbar', { name: '今日时长' }).getAttribute('aria-valuenow')).toBe('87')
  })

  it('sets a limit in money, and refuses what is none', async () => {
    const { fake } = await open()
    fireEvent.click(row(/今日亏损/))
    const sheet = within(screen.getByRole('dialog'))
    const field = sheet.getByRole('textbox', { name: '每天最多亏损（元）' })
    fireEvent.click(sheet.getByRole('button', { name: '保存限额' }))
    expect(sheet.getByRole('alert').textContent).toBe('请输入大于 0 的数')
    fireEvent.change(field, { target: { value: '999999999' } })
    expect(sheet.getByRole('alert').textContent).toBe('最多 100,000,000.00')
    fireEvent.change(field, { target: { value: '0500.5x' } })
    fireEvent.click(sheet.getByRole('button', { name: '保存限额' }))
    expect(fake.protectionCommands.setLimit).toHaveBeenCalledExactlyOnceWith('loss', 500_50)
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('sets whole minutes, and removes a limit', async () => {
    const { fake } = await open()
    fireEvent.click(row(/今日时长/))
    const sheet = within(screen.getByRole('dialog'))
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: '90.5' } })
    fireEvent.click(sheet.getByRole('button', { name: '保存限额' }))
    expect(fake.protectionCommands.setLimit).toHaveBeenLastCalledWith('time', 90)
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    fireEvent.click(row(/今日时长/))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消限额' }))
    expect(fake.protectionCommands.setLimit).toHaveBeenLastCalledWith('time', null)
  })

  it('takes a break with a second tap, and says until when', async () => {
    const { fake, show } = await open()
    fireEvent.click(screen.getByRole('button', { name: '6 周' }))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText('休息 6 周？不能提前取消。')).toBeTruthy()
    expect(fake.protectionCommands.takeBreak).not.toHaveBeenCalled()
    fireEvent.click(sheet.getByRole('button', { name: '开始休息' }))
    expect(fake.protectionCommands.takeBreak).toHaveBeenCalledExactlyOnceWith('sixWeeks')
    show({ breakUntil: FAKE_NOW + HOUR })
    expect(screen.getByText(/^休息中，到 .* 为止$/)).toBeTruthy()
    show({ breakUntil: FAKE_NOW - 1 })
    expect(screen.queryByText(/^休息中/)).toBeNull()
  })

  it('says that limits can’t be read, and tries again', async () => {
    const { fake } = await open()
    act(() => {
      fake.protection.set(interrupted<ProtectionState>(CONNECTING, 'timeout'))
    })
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(fake.protectionCommands.refresh).toHaveBeenCalledOnce()
  })
})
