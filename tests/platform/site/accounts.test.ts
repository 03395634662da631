import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../platform/audit.ts'
import { createControl } from '../../../platform/control/client.ts'
import { changeAnswer, entryAnswer, recoveryCodeAnswer } from '../../../streams/wire/site/account.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { sessionAnswer } from '../../../streams/wire/site/session.ts'
import { openSharedStore, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, DEVICE, ORIGIN } from './siteClient.ts'
import type { SiteClient, Tampering } from './siteClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let members = 0

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

const PASSWORD = 'secret word 1'
const OTHER_PHONE: Tampering = { device: 'b'.repeat(32) }

describe.each([1001, 5001])('accounts of site %d', (siteId) => {
  let testPlatform: TestPlatform
  let client: SiteClient
  let name: string
  let audited: AuditEvent[]

  beforeEach(async () => {
    members += 1
    name = `Fan_${members}`
    audited = []
    const audit = { note: (event: AuditEvent) => void audited.push(event) }
    const wait = () => Promise.resolve()
    testPlatform = await createTestPlatform({ store: shared.store, siteId, audit, wait, control: true })
    client = await createSiteClient(testPlatform.platform)
  })
  afterEach(() => testPlatform.platform.close())

  const register = async (fields = {}, from: Tampering = {}) =>
    v.parse(
      entryAnswer,
      (await client.call(sitePaths.register, { name, password: PASSWORD, ...fields }, from)).data,
    )
  async function registered(from: Tampering = {}) {
    const answer = await register({}, from)
    if (answer.outcome === 'refused') throw new Error(`${answer.field}: ${answer.why}`)
    return answer
  }
  const recover = async (code: string, password = 'another word 2', from: Tampering = {}) =>
    v.parse(entryAnswer, (await client.call(sitePaths.recover, { name, code, password }, from)).data)
  const login = (password: string, from: Tampering = {}) =>
    client.call(sitePaths.login, { name, password }, from)
  const codeWith = async (token: string, from: Tampering = {}) =>
    (await client.call(sitePaths.memberInfo, {}, { token, ...from })).code

  it('makes a member who is signed in, has a first balance, and can sign in again', async () => {
    const { session, recoveryCode } = await registered()
    expect(recoveryCode).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
    const { data } = await client.call(sitePaths.balances, {}, { token: session.token })
    expect(data).toMatchObject([{ balance: '1000.00' }, { balance: '100.00' }])
    expect((await login(PASSWORD)).code).toBe(0)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
    expect(audited).toEqual(['registered', 'signIn', 'signIn'])
  })

  it.each([
    [{ name: 'abc' }, 'name', 'length'],
    [{ name: 'a'.repeat(17) }, 'name', 'length'],
    [{ name: '1fan' }, 'name', 'letters'],
    [{ name: 'аdmin' }, 'name', 'letters'],
    [{ name: 'Moderator' }, 'name', 'taken'],
    [{ password: 'short 1' }, 'password', 'length'],
    [{ password: 'no digits here' }, 'password', 'simple'],
    [{ name: 'someone', password: 'SomeOne 2026' }, 'password', 'likeName'],
  ])('refuses %j and names the field', async (fields, field, why) => {
    expect(await register(fields)).toEqual({ outcome: 'refused', field, why })
  })

  it('gives a name once, however it is spelt and however many ask at once', async () => {
    const answers = await Promise.all([register(), register({ name: name.toUpperCase() }), register()])
    expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
    expect(answers.filter((answer) => answer.outcome === 'refused' && answer.why === 'taken')).toHaveLength(2)
  })

  it('bounds new members by address, and a name that is taken costs none', async () => {
    const from = { address: '198.51.100.99' }
    await registered(from)
    for (let n = 0; n < 20; n += 1) await register({}, from)
    for (let n = 1; n < 10; n += 1) {
      expect(await register({ name: `${name}_${n}` }, from)).toMatchObject({ outcome: 'done' })
    }
    const refusal = await client.call(sitePaths.register, { name: `${name}_x`, password: PASSWORD }, from)
    expect(refusal.code).toBe(403)
    expect(await register({ name: `${name}_x` }, { address: '198.51.100.98' })).toMatchObject({
      outcome: 'done',
    })
  })

  it('lets a recovery code set a new password, once, and ends every other session', async () => {
    const { session, recoveryCode } = await registered()
    const typed = recoveryCode.toLowerCase().replaceAll('-', ' ')
    const answer = await recover(typed, 'another word 2', OTHER_PHONE)
    if (answer.outcome === 'refused') throw new Error(answer.why)
    expect(await codeWith(session.token)).toBe(10105)
    expect(await codeWith(answer.session.token, OTHER_PHONE)).toBe(0)
    expect((await login(PASSWORD)).code).toBe(10001)
    expect((await login('another word 2')).code).toBe(0)
    expect(await recover(recoveryCode)).toEqual({ outcome: 'refused', field: 'code', why: 'wrong' })
    expect(await recover(answer.recoveryCode)).toMatchObject({ outcome: 'done' })
  })

  it('takes a recovery code from one of several who present it at once', async () => {
    const { recoveryCode } = await registered()
    const answers = await Promise.all([1, 2, 3].map(() => recover(recoveryCode)))
    expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
  })

  it('spends no code on a password that is refused, and bounds guessing at codes', async () => {
    const { recoveryCode } = await registered()
    expect(await recover(recoveryCode, 'short')).toMatchObject({ field: 'password', why: 'length' })
    const stranger = { address: '198.51.100.50', device: 'c'.repeat(32) }
    const guess = { name, code: 'AAAAA-AAAAA-AAAAA-AAAAA', password: 'another word 2' }
    for (let n = 0; n < 5; n += 1) {
      expect((await client.call(sitePaths.recover, guess, stranger)).code).toBe(0)
    }
    expect((await client.call(sitePaths.recover, guess, stranger)).code).toBe(403)
    expect(await recover(recoveryCode)).toMatchObject({ outcome: 'done' })
  })

  it('changes the password for whoever has the old one, and ends the other sessions', async () => {
    const { session } = await registered()
    const elsewhere = v.parse(sessionAnswer, (await login(PASSWORD, OTHER_PHONE)).data)
    const change = async (password: string, newPassword: string) => {
      const body = { password, newPassword }
      return v.parse(
        changeAnswer,
        (await client.call(sitePaths.changePassword, body, { token: session.token })).data,
      )
    }
    expect(await change('wrong', 'another word 2')).toMatchObject({ field: 'password', why: 'wrong' })
    expect(await change(PASSWORD, PASSWORD)).toMatchObject({ field: 'newPassword', why: 'same' })
    expect(await change(PASSWORD, 'short')).toMatchObject({ field: 'newPassword', why: 'length' })
    expect(await change(PASSWORD, 'another word 2')).toEqual({ outcome: 'done' })
    expect(await codeWith(session.token)).toBe(0)
    expect(await codeWith(elsewhere.token, OTHER_PHONE)).toBe(10105)
    const { refreshToken } = elsewhere
    expect((await client.call(sitePaths.refresh, { refreshToken }, OTHER_PHONE)).code).toBe(10105)
    expect(audited).toContain('passwordChanged')
  })

  it('makes a new recovery code for whoever has the password; the old one is void', async () => {
    const { session, recoveryCode } = await registered()
    const ask = async (password: string) =>
      v.parse(
        recoveryCodeAnswer,
        (await client.call(sitePaths.recoveryCode, { password }, { token: session.token })).data,
      )
    expect(await ask('wrong')).toMatchObject({ outcome: 'refused', field: 'password', why: 'wrong' })
    const made = await ask(PASSWORD)
    expect(await recover(recoveryCode)).toMatchObject({ outcome: 'refused', field: 'code' })
    if (made.outcome === 'refused') throw new Error(made.why)
    expect(await recover(made.recoveryCode)).toMatchObject({ outcome: 'done' })
  })

  it('reports a new device, here and on the known one, until the member confirms it', async () => {
    const { session } = await registered()
    expect(session.newDevice).toBeNull()
    testPlatform.hand.at += 1000
    const at = testPlatform.hand.at
    const there = v.parse(sessionAnswer, (await login(PASSWORD, OTHER_PHONE)).data)
    expect(there.newDevice).toEqual({ at, here: true })
    const { refreshToken } = session
    const here = v.parse(sessionAnswer, (await client.call(sitePaths.refresh, { refreshToken })).data)
    expect(here.newDevice).toEqual({ at, here: false })
    await client.call(sitePaths.confirmDevices, {}, { token: here.token })
    const later = { refreshToken: here.refreshToken }
    expect(v.parse(sessionAnswer, (await client.call(sitePaths.refresh, later)).data).newDevice).toBeNull()
    expect(await testPlatform.store.devices.knows(name, DEVICE)).toBe(true)
  })

  it('asks for another password after an operator has set one, until there is one', async () => {
    const { session } = await registered()
    const control = createControl(ORIGIN, async (url, init) =>
      testPlatform.platform.app.fetch(new Request(url, init)),
    )
    await control.forcePassword(name, 'temporary')
    expect(await codeWith(session.token)).toBe(10105)
    const forced = v.parse(sessionAnswer, (await login('temporary')).data)
    expect(forced.changePassword).toBe(true)
    const change = { password: 'temporary', newPassword: 'another word 2' }
    await client.call(sitePaths.changePassword, change, { token: forced.token })
    expect(v.parse(sessionAnswer, (await login('another word 2')).data).changePassword).toBe(false)
  })
})
