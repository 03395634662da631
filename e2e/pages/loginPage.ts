import type { Locator, Page } from '@playwright/test'

export interface LoginPage {
  readonly account: Locator
  readonly password: Locator
  readonly submit: Locator
  /** Why the last attempt failed, or why the session ended. */
  readonly message: Locator
  signIn(name: string, password: string): Promise<void>
}

export function loginPage(page: Page): LoginPage {
  const account = page.getByRole('textbox', { name: '账号' })
  const password = page.getByRole('textbox', { name: '密码', exact: true })
  const submit = page.getByRole('button', { name: '登录', exact: true })
  return {
    account,
    password,
    submit,
    message: page.getByRole('alert'),
    async signIn(name, secret) {
      await account.fill(name)
      await password.fill(secret)
      await submit.click()
    },
  }
}
