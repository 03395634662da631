import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IMTY_BASE, IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { createControl } from '../../../platform/control/client.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/book/testPlatform.ts'
import { ORIGIN } from '../../platform/site/siteClient.ts'
import { createImtyClient, type ImtyClient } from '../../platform/venues/imty/imtyClient.ts'
import { BODY, SUCCESS } from './answers.ts'
import {
  BAD_HEADER,
  BODY_FIELDS,
  CHECKS,
  LANGUAGES,
  LIMITS,
  MESSAGES,
  OTHER_SITE,
  REJECTED_MARKER,
} from './codes.ts'

let platform: TestPlatform
let client: ImtyClient

beforeAll(async () => {
  platform = await createTestPlatform({ control: true })
  await platform.newMember('bridged')
  client = await createImtyClient(platform.platform, 'bridged', 'CHS', 'YBTY')
})
beforeEach(() => {
  platform.platform.venues.reset()
})
afterAll(() => platform.platform.close())

interface Wrong {
  readonly payload?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A call that fails at each check, and the code of that. */
const FAILING: Readonly<Record<(typeof CHECKS.named)[number], Wrong & { readonly code: number }>> = {
  version: { headers: { version: '2' }, code: codeOf('bad header') },
  'proxy-address': {
    headers: { 'proxy-address': 'x'.repeat(LIMITS.proxyAddressCharacters.value + 1) },
    code: codeOf('bad header'),
  },
  Token: { payload: { Token: 'x' }, code: fieldCode('Token') },
  MemberCode: { payload: { MemberCode: '0' }, code: fieldCode('MemberCode') },
  TimeStamp: { payload: { TimeStamp: '1' }, code: fieldCode('TimeStamp') },
  LanguageCode: { payload: { LanguageCode: 'XXX' }, code: fieldCode('LanguageCode') },
}

function codeOf(means: string): number {
  return BAD_HEADER.find((each) => each.means === means)?.code ?? 0
}

function fieldCode(field: string): number {
  return Number(BODY_FIELDS.find(({ code }) => code === field)?.means)
}

describe('the platform behind the bridge', () => {
  it('answers the documented body with the fields of every answer', async () => {
    const { Currency } = BODY.fields
    expect(Object.keys({ Currency, ...client.bridge() })).toEqual(Object.keys(BODY.fields))
    const answer = await client.call(IMTY_PATHS.balance, { Currency })
    expect(answer).toMatchObject({ StatusCode: SUCCESS.fields.StatusCode, StatusDesc: '', Currency })
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(SUCCESS.fields)))
    expect(answer.ServerTime).toMatch(/-04:00$/)
    expect(answer.ServerTime).toHaveLength(SUCCESS.fields.ServerTime.length)
  })

  it('answers the first check that fails, in the documented order, with its time', async () => {
    const before = await platform.balance(Number(client.memberId))
    for (const [first, check] of CHECKS.named.entries()) {
      const later = CHECKS.named.slice(first).map((name) => FAILING[name])
      const payload = Object.assign({}, ...later.map((wrong) => wrong.payload)) as object
      const headers = Object.assign({}, ...later.map((wrong) => wrong.headers)) as Record<string, string>
      const answer = await client.call(IMTY_PATHS.placeBet, payload, headers)
      expect([check, answer.StatusCode]).toEqual([check, FAILING[check].code])
      expect(Date.parse(answer.ServerTime)).toBe(platform.platform.clock.now())
    }
    expect(await platform.balance(Number(client.memberId))).toBe(before)
  })

  it('takes a time within the window, and every documented language', async () => {
    const now = platform.platform.clock.now()
    const { value: window } = LIMITS.timeWindowMs
    for (const [off, code] of [
      [window, 100],
      [-window, 100],
      [window + 1, fieldCode('TimeStamp')],
      [-window - 1, fieldCode('TimeStamp')],
    ] as const) {
      const payload = { Currency: 'CNY', TimeStamp: String(now + off) }
      expect((await client.call(IMTY_PATHS.balance, payload)).StatusCode).toBe(code)
    }
    for (const { code: LanguageCode } of LANGUAGES) {
      expect((await client.call(IMTY_PATHS.balance, { Currency: 'CNY', LanguageCode })).StatusCode).toBe(100)
    }
  })

  it('refuses the token of another site, and that of the direct way', async () => {
    const other = await createTestPlatform({ siteId: 1002 })
    await other.newMember('elsewhere')
    const stranger = await createImtyClient(other.platform, 'elsewhere', 'CHS', 'YBTY')
    const direct = await createImtyClient(platform.platform, 'bridged')
    const codes = []
    for (const { token } of [stranger, direct]) {
      codes.push((await client.call(IMTY_PATHS.balance, { Token: token }, { requestId: token })).StatusCode)
    }
    expect(codes).toEqual([OTHER_SITE[0]?.code, fieldCode('Token')])
    await other.platform.close()
  })

  it('refuses addresses before anything else, where control asks for it, directly too', async () => {
    const control = createControl(ORIGIN, (url, init) =>
      Promise.resolve(platform.platform.app.fetch(new Request(url, init))),
    )
    const direct = await createImtyClient(platform.platform, 'bridged')
    const [marker] = REJECTED_MARKER
    for (const [code, caller] of [
      ['YBTY', client],
      ['IMTY', direct],
    ] as const) {
      await control.setAddresses({ code, rule: 'rejected' })
      const rejected = await caller.post(IMTY_PATHS.balance, '', { version: '2' })
      expect([rejected.status, await rejected.text()]).toEqual([Number(marker?.means), marker?.code])
      await control.setAddresses({ code, rule: 'restricted' })
      const restricted = await caller.call(IMTY_PATHS.balance, { Token: 'x', LanguageCode: 'CHS' })
      expect(restricted).toMatchObject({
        StatusCode: 710,
        StatusDesc: MESSAGES.find(({ means }) => means === 'restricted area')?.code,
      })
      expect(Date.parse(restricted.ServerTime)).toBe(platform.platform.clock.now())
      await control.reset()
      expect((await caller.call(IMTY_PATHS.balance, { Currency: 'CNY' })).StatusCode).toBe(100)
    }
  })

  it('is under maintenance by itself, and refuses what it does not have with its time', async () => {
    platform.platform.venues.setStatus('YBTY', 'maintenance')
    expect((await client.call(IMTY_PATHS.balance)).StatusCode).toBe(700)
    const direct = await createImtyClient(platform.platform, 'bridged')
    expect((await direct.call(IMTY_PATHS.balance, { Currency: 'CNY' })).StatusCode).toBe(100)
    platform.platform.venues.reset()
    for (const [path, body, status] of [
      [`${IMTY_BASE}nothing`, '{}', 404],
      [IMTY_PATHS.balance, 'x'.repeat(70_000), 413],
    ] as const) {
      const response = await client.post(path, body)
      const answer = (await response.json()) as Record<string, unknown>
      expect([response.status, answer['StatusCode']]).toEqual([status, 400])
      expect(Object.keys(answer)).toEqual(Object.keys(SUCCESS.fields))
    }
  })

  it('has the bets of its own venue, in the wallet of all', async () => {
    const selection = await client.selection('early-2', 2, 3)
    const before = await platform.balance(Number(client.memberId))
    const placed = await client.call(IMTY_PATHS.placeBet, {
      ...{ WagerType: 1, Currency: 'CNY', AcceptOdds: 0, IsComboAcceptAnyOdds: false },
      WagerSelectionInfos: [selection],
      ComboSelections: [{ ComboSelection: 0, RefId: '0', StakeAmount: '20.00' }],
    })
    expect(placed.StatusCode).toBe(100)
    expect(await platform.balance(Number(client.memberId))).toBe(before - 20_00)
    const direct = await createImtyClient(platform.platform, 'bridged')
    const listed = async (caller: ImtyClient) => {
      const states = { BetConfirmationStatus: [1, 2] }
      const { WagerList } = await caller.call(IMTY_PATHS.betList, { Currency: 'CNY', ...states })
      return (WagerList as readonly unknown[]).length
    }
    expect([await listed(client), await listed(direct)]).toEqual([1, 0])
  })
})
