import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'

const SESSION = {
  token: 't',
  refreshToken: 'r',
  expiresIn: 900,
  member: { id: '1', name: 'fan_2046' },
  changePassword: false,
  newDevice: null,
}

async function open(path: string, field: string) {
  const fake = await renderApp(path, createFakeStreams({ signedIn: false }))
  await screen.findByLabelText(field)
  return fake
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

describe('the page to register', () => {
  it('tells the rules first, says by field what breaks them, and sends nothing then', async () => {
    const fake = await open('/entry/register', '账号')
    expect(screen.getByText('4 到 16 个字母、数字或 _，以字母开头')).toBeTruthy()
    type('账号', '1fan')
    type('密码', 'short')
    fireEvent.click(screen.getByRole('button', { name: '注册' }))
    expect(screen.getByText('只能用英文字母、数字和 _，以字母开头')).toBeTruthy()
    expect(screen.getByText('长度要在 8 到 64 之间')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('账号'))
    expect(fake.account.register.submit).not.toHaveBeenCalled()
  })

  it('sends what fits, and says that a name is taken until it is edited', async () => {
    const fake = await open('/entry/register', '账号')
    type('账号', 'fan_2046')
    type('密码', 'secret 12')
    fireEvent.click(screen.getByRole('button', { name: '注册' }))
    expect(fake.account.register.submit).toHaveBeenCalledExactlyOnceWith({
      name: 'fan_2046',
      code: '',
      password: 'secret 12',
    })
    act(() => {
      const fault = { outcome: 'refused', field: 'name', why: 'taken' } as const
      fake.account.register.view.set({ busy: false, failure: null, fault, done: null })
    })
    expect(screen.getByText('这个账号已被使用')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('账号'))
    type('账号', 'fan_2047')
    expect(screen.queryByText('这个账号已被使用')).toBeNull()
  })

  it('shows the recovery code before the app is entered', async () => {
    const fake = await open('/entry/register', '账号')
    const done = { outcome: 'done', session: SESSION, recoveryCode: 'ABCDE-12345' } as const
    act(() => {
      fake.account.register.view.set({ busy: false, failure: null, fault: null, done })
    })
    expect(screen.getByText('ABCDE-12345')).toBeTruthy()
    expect(fake.account.account.enter).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '我已记下，继续' }))
    expect(fake.account.account.enter).toHaveBeenCalledExactlyOnceWith(done)
  })
})

describe('the page for a forgotten password', () => {
  it('sends name, code and new password, and tells where help is without a code', async () => {
    const fake = await open('/entry/recover', '恢复码')
    act(() => {
      fake.account.siteNotes.set({ siteName: null, contact: 'help@example.org', demo: null })
    })
    expect(screen.getByText(/help@example\.org/)).toBeTruthy()
    type('账号', 'fan_2046')
    type('恢复码', 'abcde 12345')
    type('新密码', 'secret 12')
    fireEvent.click(screen.getByRole('button', { name: '设置新密码' }))
    expect(fake.account.recover.submit).toHaveBeenCalledExactlyOnceWith({
      name: 'fan_2046',
      code: 'abcde 12345',
      password: 'secret 12',
    })
  })
})
