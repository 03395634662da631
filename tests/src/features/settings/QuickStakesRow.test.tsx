import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { withDialogs } from '../../ui/dialog.ts'

withDialogs()

async function opened() {
  const fake = createFakeStreams()
  await renderApp('/app/settings', fake)
  fireEvent.click(await screen.findByRole('button', { name: /^快捷金额/ }))
  const sheet = await screen.findByRole('dialog', { name: '快捷金额' })
  const kept = () => fake.streams.settings.settings$.value.quickStakes
  const field = (place: number) => within(sheet).getByRole('textbox', { name: `第 ${String(place)} 个金额` })
  const type = (place: number, value: string) => {
    fireEvent.change(field(place), { target: { value } })
  }
  const press = (name: string) => {
    fireEvent.click(within(sheet).getByRole('button', { name }))
  }
  return { sheet, kept, field, type, press }
}

describe('quick stakes in the settings', () => {
  it('begin with those of the venue, and are kept once all are valid', async () => {
    const { sheet, kept, field, type, press } = await opened()
    expect([1, 2, 3, 4].map((place) => field(place).getAttribute('value'))).toEqual([
      '50',
      '100',
      '500',
      '1000',
    ])
    type(2, '300')
    expect(kept()).toEqual({ RMB: [50, 300, 500, 1000], USDT: null })
    press('添加')
    press('添加')
    expect(within(sheet).getByRole('button', { name: '添加' }).getAttribute('aria-disabled')).toBe('true')
    expect(kept().RMB).toHaveLength(4)
    type(5, '20')
    type(6, '30')
    expect(kept().RMB).toEqual([50, 300, 500, 1000, 20, 30])
    press('移除 50')
    expect(kept().RMB).toEqual([300, 500, 1000, 20, 30])
    press('恢复默认')
    expect(kept().RMB).toBeNull()
    expect(within(sheet).getAllByRole('textbox')).toHaveLength(4)
  })

  it.each([
    ['5a', '只能填整数，不能有字母、小数点或空格'],
    ['1..5', '只能填整数，不能有字母、小数点或空格'],
    ['007', '不要以 0 开头'],
    ['9'.repeat(30), '最多 6 位数字'],
    ['１００', '请用半角数字 0–9'],
    ['', '请填金额，或移除'],
    ['50', '这个金额已经有了'],
  ])('%j is refused with a word, and nothing is kept', async (text, word) => {
    const { sheet, kept, type } = await opened()
    type(3, text)
    expect(within(sheet).getByRole('alert').textContent).toBe(word)
    expect(kept().RMB).toBeNull()
  })
})
