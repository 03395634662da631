import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nearest } from '../../../../src/features/moderation/ruleChoices.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'

describe('a rule', () => {
  it('shows the strictest choice that asks for no more than what holds', () => {
    const choices = { off: 0, five: 5000, ten: 10_000 }
    expect([0, 4999, 5000, 7000, 1e9].map((value) => nearest(choices, value))).toEqual([
      'off',
      'off',
      'five',
      'five',
      'ten',
    ])
  })
})

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
})
