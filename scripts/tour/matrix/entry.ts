import { signIn, type Phone } from '../phone.ts'

/** The pages before sign-in. */
export async function entry(phone: Phone): Promise<void> {
  const { page, words, member, step, shoot } = phone
  const account = page.getByRole('textbox', { name: words.of('login.account') })
  const password = page.getByRole('textbox', { name: words.of('login.password'), exact: true })
  const submit = page.getByRole('button', { name: words.of('login.submit'), exact: true })

  await step('login', async () => {
    await page.goto('/')
    await submit.waitFor()
    await shoot('login')
    await submit.click()
    await page.getByText(words.of('login.accountRequired')).waitFor()
    await shoot('login-missing')
    await account.fill(member.name)
    await password.fill('not the password 1')
    await shoot('login-filled')
    await submit.click()
    await page.getByText(words.of('login.wrong')).waitFor()
    await shoot('login-wrong')
  })
  await step('registration', async () => {
    await page.goto('/entry/register')
    await page.getByRole('heading', { level: 1, name: words.of('entry.registerTitle') }).waitFor()
    await shoot('register')
    await page.getByRole('button', { name: words.of('entry.submitRegister'), exact: true }).click()
    await page.getByText(words.of('entry.fault.missing')).first().waitFor()
    await shoot('register-missing')
    await page.locator('input[name=username]').fill('1')
    await page.locator('input[name=password]').fill('1')
    await page.getByRole('button', { name: words.of('entry.submitRegister'), exact: true }).click()
    await shoot('register-faults')
    await page.locator('input[name=username]').fill(`r${String(Date.now() % 1e10)}`)
    await page.locator('input[name=password]').fill('a good password 1')
    await page.getByRole('button', { name: words.of('entry.submitRegister'), exact: true }).click()
    await page.getByRole('button', { name: words.of('entry.kept') }).waitFor()
    await shoot('register-code')
  })
  await step('recovery', async () => {
    await page.goto('/entry/recover')
    await page.locator('input[name=code]').waitFor()
    await shoot('recover')
    await page.locator('input[name=username]').fill(member.name)
    await page.locator('input[name=code]').fill('AAAAA-BBBBB-CCCCC-DDDDD')
    await page.locator('input[name=new-password]').fill('a good password 1')
    await page.getByRole('button', { name: words.of('entry.submitRecover') }).click()
    await page.getByText(words.of('entry.fault.wrongCode')).waitFor()
    await shoot('recover-wrong')
  })
  await step('help', async () => {
    await page.goto('/entry/help')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shoot('help')
  })
  await signIn(phone)
}
