import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'

describe('the rules of a room', () => {
  it('are set by an admin from the room itself', async () => {
    const fake = createFakeStreams({ signedIn: true })
    fake.room.facts.update((facts) => (facts === null ? null : { ...facts, admin: true }))
    await renderApp('/app/live/r1', fake)
    fireEvent.click(await screen.findByRole('button', { name: '直播间选项' }))
    fireEvent.click(await screen.findByRole('radio', { name: '10 秒' }))
    fireEvent.click(screen.getByRole('radio', { name: '500 元' }))
    fireEvent.click(screen.getByRole('button', { name: '保存规则' }))
    expect(fake.room.model.setRules).toHaveBeenCalledExactlyOnceWith({
      chat: true,
      slowMs: 10_000,
      conditions: { depositRMB: 500_00, depositUSDT: 50_00, registeredMs: 0, vip: 0 },
    })
  })

  it('are sent as they came unless they are touched, also where no step has their value', async () => {
    const config = {
      chat: false,
      wordLimit: 200,
      slowMs: 7000,
      conditions: { depositRMB: 0, depositUSDT: 30_00, registeredMs: 43_200_000, vip: 2 },
    }
    const fake = createFakeStreams({ signedIn: true })
    fake.room.facts.update((facts) => (facts === null ? null : { ...facts, admin: true, config }))
    await renderApp('/app/live/r1', fake)
    const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: '直播间选项' }))
    const save = () => fireEvent.click(screen.getByRole('button', { name: '保存规则' }))
    await openMenu()
    const rules = ['慢速模式', '累计存款', '注册时间', 'VIP 等级'].map((name) =>
      within(screen.getByRole('radiogroup', { name })),
    )
    for (const rule of rules) {
      expect(rule.getByRole('radio', { name: '不变' }).getAttribute('aria-checked')).toBe('true')
    }
    const { chat, slowMs, conditions } = config
    save()
    expect(fake.room.model.setRules).toHaveBeenLastCalledWith({ chat, slowMs, conditions })

    await openMenu()
    fireEvent.click(screen.getByRole('radio', { name: '1 分钟' }))
    fireEvent.click(screen.getByRole('radio', { name: '5000 元' }))
    fireEvent.click(
      within(screen.getByRole('radiogroup', { name: '累计存款' })).getByRole('radio', { name: '不变' }),
    )
    save()
    expect(fake.room.model.setRules).toHaveBeenLastCalledWith({ chat, slowMs: 60_000, conditions })
  })
})
