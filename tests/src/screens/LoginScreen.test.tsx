import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'

async function open() {
  const fake = await renderApp('/entry/login', createFakeStreams({ signedIn: false }))
  await screen.findByLabelText('账号')
  return fake
}

function fill(name: string, password: string) {
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: name } })
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } })
}

describe('the login', () => {
  it('sends what was typed', async () => {
    const fake = await open()
    fill('fan_2046', 'secret')
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(fake.submit).toHaveBeenCalledExactlyOnceWith('fan_2046', 'secret')
  })

  it('says beside each empty field what is missing', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(screen.getByText('请输入账号')).toBeTruthy()
    expect(screen.getByText('请输入密码')).toBeTruthy()
  })

  it('ignores a second press while it signs in', async () => {
    const fake = await open()
    fill('fan_2046', 'secret')
    act(() => {
      fake.login.set({ busy: true, failure: null })
    })
    const button = screen.getByRole('button', { name: '正在登录' })
    fireEvent.click(button)
    fireEvent.submit(button)
    expect(fake.submit).not.toHaveBeenCalled()
  })

  it('says what failed by its key, in the language of now, until a field is edited', async () => {
    const fake = await open()
    act(() => {
      fake.login.set({
        busy: false,
        failure: {
          type: 'refusal',
          reason: 'common',
          textKey: 'errors.site.common',
          message: '用户名或密码错误',
          action: 'tryAgain',
        },
      })
    })
    expect(screen.getByRole('alert').textContent).toBe('账号或密码不对')
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(await screen.findByText('Wrong account or password')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } })
    expect(screen.queryByText('Wrong account or password')).toBeNull()
    act(() => {
      fake.login.set({ busy: false, failure: { type: 'transport', kind: 'timeout' } })
    })
    expect(screen.getByRole('alert').textContent).toBe('The request timed out. Try again later')
  })

  it('puts the focus into the first field that is missing', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'fan_2046' } })
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(document.activeElement).toBe(screen.getByLabelText('密码'))
  })

  it('tells the demo account of a site that has one, and leads to the other ways in', async () => {
    const fake = await open()
    act(() => {
      fake.account.siteNotes.set({
        siteName: null,
        contact: null,
        demo: { name: 'demo', password: 'demo1234' },
      })
    })
    expect(screen.getByText('演示账号 demo / demo1234')).toBeTruthy()
    expect(screen.getByRole('link', { name: '忘记密码' }).getAttribute('href')).toBe('/entry/recover')
    expect(screen.getByRole('link', { name: '需要帮助' }).getAttribute('href')).toBe('/entry/help')
  })

  it('shows and hides the password', async () => {
    await open()
    const field = screen.getByLabelText<HTMLInputElement>('密码')
    expect(field.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
    expect(field.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
    expect(field.type).toBe('password')
  })

  it('keeps the account on this device when asked, and never the password', async () => {
    const { local } = (await open()).streams.storage
    const set = vi.spyOn(local, 'set')
    fill('fan_2046', 'secret')
    fireEvent.click(screen.getByLabelText('记住账号'))
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(local.get('touchline.account')).toBe('fan_2046')
    expect(JSON.stringify(set.mock.calls)).not.toContain('secret')
    fireEvent.click(screen.getByLabelText('记住账号'))
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(local.get('touchline.account')).toBeNull()
  })

  it('speaks another language at once', async () => {
    await open()
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  })
})
