import { firstValueFrom, type Observable, Subject, throwError } from 'rxjs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallKind } from '../../../streams/link/retryPolicy.ts'
import type { Link } from '../../../streams/link/createLink.ts'
import { storageKeys } from '../../../streams/link/storageKeys.ts'
import { TransportError } from '../../../streams/ports/http.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createLinkUnderTest, sessionData } from '../../support/link.ts'
import { createFakePorts, createMemoryStore, enveloped, type FakePorts } from '../../support/ports.ts'

const READ = '/api/read'
const WRITE = '/api/write'

/** The first value of an observable after advancing the fake timers by `withinMs`. */
async function answerOf<T>(source$: Observable<T>, withinMs = 0): Promise<T> {
  const answer = firstValueFrom(source$)
  await vi.advanceTimersByTimeAsync(withinMs)
  return answer
}

function callTo(link: Link, path: string, kind: CallKind) {
  return link.call({ path, body: {}, data: v.unknown(), kind })
}

/** A platform that accepts only one token, and issues the next one on refresh. */
function scriptPlatform(ports: FakePorts, state: { turn: number; accepts: number }): void {
  const guarded = (request: { headers?: Readonly<Record<string, string>> }): string =>
    request.headers?.['x-api-token'] === `token${state.accepts}`
      ? enveloped('done')
      : enveloped(null, 10004, '登录已过期')
  ports.http.answer(READ, guarded)
  ports.http.answer(WRITE, guarded)
  ports.http.answer(sitePaths.login, () => enveloped(sessionData(state.turn)))
  ports.http.answer(sitePaths.refresh, () => {
    state.turn += 1
    state.accepts = state.turn
    return enveloped(sessionData(state.turn))
  })
}

async function signedIn() {
  const ports = createFakePorts()
  const platform = { turn: 1, accepts: 1 }
  scriptPlatform(ports, platform)
  const under = createLinkUnderTest(ports)
  await answerOf(under.link.session.login('demo', 'demo1234'))
  return { ...under, platform }
}

/** A second tab of the same browser, opened now. */
function secondTab({ ports, platform }: { ports: FakePorts; platform: { turn: number; accepts: number } }) {
  const own = createFakePorts({ storage: { ...ports.storage, session: createMemoryStore() } })
  scriptPlatform(own, platform)
  return createLinkUnderTest(own)
}

/** What a tab has stored of the session: the record's member and token, the tab's own token, and the cookie's. */
function storedBy({ ports: { storage } }: { ports: FakePorts }) {
  const record = JSON.parse(storage.local.get(storageKeys.session) ?? 'null') as {
    token: string
    member: { id: string }
  } | null
  return {
    record: record === null ? null : [record.member.id, record.token],
    tab: storage.session.get(storageKeys.token),
    cookie: storage.cookie.get(storageKeys.token),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the session', () => {
  it('is signed out on a new device, and signs in', async () => {
    const ports = createFakePorts()
    scriptPlatform(ports, { turn: 1, accepts: 1 })
    const { link } = createLinkUnderTest(ports)
    expect(link.session.session$.value).toBe('signedOut')
    expect(await answerOf(link.session.login('demo', 'demo1234'))).toEqual({
      ok: true,
      value: { id: '7', name: 'demo' },
    })
    expect(link.session.session$.value).toEqual({ member: { id: '7', name: 'demo' }, token: 'token1' })
  })

  it('tells a refused login in the server words, and stays signed out', async () => {
    const ports = createFakePorts()
    ports.http.answer(sitePaths.login, () => enveloped(null, 10001, '密码错误'))
    const { link } = createLinkUnderTest(ports)
    const answer = await answerOf(link.session.login('demo', 'wrong'))
    expect(answer).toMatchObject({ ok: false, error: { type: 'refusal', message: '密码错误' } })
    expect(link.session.session$.value).toBe('signedOut')
  })

  it('keeps its token in memory, both storages and a cookie, and clears all at logout', async () => {
    const { link, ports } = await signedIn()
    const { session, local, cookie } = ports.storage
    local.set(storageKeys.changePassword, '1')
    session.set(storageKeys.securityNotice, '1')
    expect([session.get(storageKeys.token), cookie.get(storageKeys.token)]).toEqual(['token1', 'token1'])
    expect(local.get(storageKeys.session)).toContain('token1')
    link.session.logout()
    expect(link.session.session$.value).toBe('signedOut')
    const left = [session, local, cookie].flatMap((store) =>
      Object.values(storageKeys)
        .filter((key) => key !== storageKeys.deviceId && key !== storageKeys.serverTime)
        .map((key) => store.get(key)),
    )
    expect(left.every((value) => value === null)).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(ports.http.to(sitePaths.logout)[0]?.body).toBe('{"refreshToken":"refresh1"}')
  })

  it('is there again after a reload, without a call', async () => {
    const { ports, end } = await signedIn()
    end()
    const { link } = createLinkUnderTest(createFakePorts({ storage: ports.storage }))
    expect(link.session.session$.value).toMatchObject({ token: 'token1' })
  })

  it('restores an expired session by renewing it, however often it must try', async () => {
    const { ports, end, platform } = await signedIn()
    end()
    await vi.advanceTimersByTimeAsync(3_600_000)
    const later = createFakePorts({ storage: ports.storage })
    scriptPlatform(later, platform)
    const renews = () => later.http.to(sitePaths.refresh).length
    later.http.answer(sitePaths.refresh, () =>
      renews() < 3 ? throwError(() => new TransportError('network')) : enveloped(sessionData(9)),
    )
    const { link } = createLinkUnderTest(later)
    expect(link.session.session$.value).toBe('restoring')
    const read = firstValueFrom(callTo(link, READ, 'read'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(link.session.session$.value).toMatchObject({ token: 'token9' })
    platform.accepts = 9
    // The read waited for the session instead of being sent with the old token.
    await read
    expect(later.http.to(READ)[0]?.headers?.['x-api-token']).toBe('token9')
  })

  it('is signed out when restoring is refused', async () => {
    const { ports, end } = await signedIn()
    end()
    await vi.advanceTimersByTimeAsync(3_600_000)
    const later = createFakePorts({ storage: ports.storage })
    later.http.answer(sitePaths.refresh, () => enveloped(null, 10004, '过期'))
    const { link } = createLinkUnderTest(later)
    await vi.advanceTimersByTimeAsync(0)
    expect(link.session.session$.value).toBe('signedOut')
    expect(later.storage.local.get(storageKeys.session)).toBeNull()
    expect(link.exits.exit$.value).toBeNull()
  })

  it.each([
    [10103, 'loggedInElsewhere'],
    [10104, 'accountBlocked'],
    [10105, 'passwordChanged'],
  ])('says on the login why it ended before the page was opened: %i', async (code, reason) => {
    const { ports, end } = await signedIn()
    end()
    await vi.advanceTimersByTimeAsync(3_600_000)
    const later = createFakePorts({ storage: ports.storage })
    later.http.answer(sitePaths.refresh, () => enveloped(null, code, '原因'))
    const { link } = createLinkUnderTest(later)
    await vi.advanceTimersByTimeAsync(0)
    expect(link.session.session$.value).toBe('signedOut')
    // At once, so that a member who signs in meanwhile is not signed out by it.
    expect(link.exits.exit$.value).toMatchObject({ reason, message: '原因', target: 'login', due: true })
  })

  it('ignores a stored session that cannot be read', () => {
    const ports = createFakePorts()
    ports.storage.local.set(storageKeys.session, '{"token":5}')
    expect(createLinkUnderTest(ports).link.session.session$.value).toBe('signedOut')
  })

  it('is renewed before it expires', async () => {
    const { link, ports } = await signedIn()
    await vi.advanceTimersByTimeAsync(719_000)
    expect(ports.http.to(sitePaths.refresh)).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(2000)
    expect(link.session.session$.value).toMatchObject({ token: 'token2' })
  })

  it('does not spin on tokens that expire at once', async () => {
    const { link, ports } = await signedIn()
    ports.http.answer(sitePaths.login, () => enveloped(sessionData(1, 0)))
    ports.http.answer(sitePaths.refresh, () => enveloped(sessionData(ports.http.requests.length, 0)))
    await answerOf(link.session.login('demo', 'demo1234'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ports.http.to(sitePaths.refresh).length).toBeLessThanOrEqual(12)
  })
})

describe('an expired token', () => {
  it('is renewed once for all callers, and reads are sent again', async () => {
    const { link, ports, platform, faults } = await signedIn()
    platform.accepts = 99
    const reads = Promise.all([1, 2, 3].map(() => firstValueFrom(callTo(link, READ, 'read'))))
    await vi.advanceTimersByTimeAsync(0)
    expect(await reads).toEqual([1, 2, 3].map(() => ({ ok: true, value: 'done' })))
    expect(ports.http.to(sitePaths.refresh)).toHaveLength(1)
    expect(ports.http.to(READ)).toHaveLength(6)
    expect(link.exits.exit$.value).toBeNull()
    expect(faults).toEqual([])
  })

  it('lets a write be tried again by the person, and does not send it again', async () => {
    const { link, ports, platform } = await signedIn()
    platform.accepts = 99
    expect(await answerOf(callTo(link, WRITE, 'write'))).toMatchObject({
      ok: false,
      error: { type: 'refusal', reason: 'auth', action: 'tryAgain' },
    })
    expect(ports.http.to(WRITE)).toHaveLength(1)
    expect(link.session.session$.value).toMatchObject({ token: 'token2' })
    expect(await answerOf(callTo(link, WRITE, 'write'))).toEqual({ ok: true, value: 'done' })
  })

  it('holds calls back while it is being renewed', async () => {
    const { link, ports, platform } = await signedIn()
    platform.accepts = 2
    const renewal$ = new Subject<string>()
    ports.http.answer(sitePaths.refresh, () => renewal$)
    const read = firstValueFrom(callTo(link, READ, 'read'))
    await vi.advanceTimersByTimeAsync(0)
    const write = firstValueFrom(callTo(link, WRITE, 'write'))
    await vi.advanceTimersByTimeAsync(10)
    expect(ports.http.to(WRITE)).toHaveLength(0)
    renewal$.next(enveloped(sessionData(2)))
    renewal$.complete()
    await vi.advanceTimersByTimeAsync(0)
    expect(await Promise.all([read, write])).toEqual([
      { ok: true, value: 'done' },
      { ok: true, value: 'done' },
    ])
  })

  it('is renewed although the caller that found out has left', async () => {
    const { link, ports, platform } = await signedIn()
    platform.accepts = 2
    const renewal$ = new Subject<string>()
    ports.http.answer(sitePaths.refresh, () => renewal$)
    const leaving = callTo(link, READ, 'read').subscribe()
    await vi.advanceTimersByTimeAsync(0)
    leaving.unsubscribe()
    renewal$.next(enveloped(sessionData(2)))
    renewal$.complete()
    await vi.advanceTimersByTimeAsync(0)
    expect(link.session.session$.value).toMatchObject({ token: 'token2' })
  })

  it('leads to the login, with the message, when renewal is refused', async () => {
    const { link, ports, platform } = await signedIn()
    platform.accepts = 99
    ports.http.answer(sitePaths.refresh, () => enveloped(null, 10103, '您的账号在别处登录'))
    await Promise.all([answerOf(callTo(link, READ, 'read')), answerOf(callTo(link, READ, 'read'))])
    expect(ports.http.to(sitePaths.refresh)).toHaveLength(1)
    expect(link.exits.exit$.value).toMatchObject({ message: '您的账号在别处登录', secondsLeft: 3 })
    await vi.advanceTimersByTimeAsync(3001)
    expect(link.exits.exit$.value).toMatchObject({ target: 'login', due: true })
    expect(link.session.session$.value).toBe('signedOut')
  })

  it('keeps the session when the platform cannot be reached to renew it', async () => {
    const { link, ports, platform } = await signedIn()
    platform.accepts = 99
    ports.http.answer(sitePaths.refresh, () => throwError(() => new TransportError('network')))
    const answer = await answerOf(callTo(link, READ, 'read'))
    expect(answer).toEqual({ ok: false, error: { type: 'transport', kind: 'network' } })
    expect(link.session.session$.value).toMatchObject({ token: 'token1' })
    expect(link.exits.exit$.value).toBeNull()
  })

  it('takes over the tokens of another tab that renewed first', async () => {
    const { link, ports, platform } = await signedIn()
    platform.accepts = 5
    const now = Date.now()
    const other = { ...sessionData(5), givenAt: now, expiresAt: now + 900_000 }
    ports.storage.local.set(storageKeys.session, JSON.stringify(other))
    expect(await answerOf(callTo(link, READ, 'read'))).toEqual({ ok: true, value: 'done' })
    expect(ports.http.to(sitePaths.refresh)).toHaveLength(0)
    expect(link.session.session$.value).toMatchObject({ token: 'token5' })
  })

  it('keeps the tokens that another tab has renewed when the member has a new name', async () => {
    const { link, ports } = await signedIn()
    const now = Date.now()
    const other = { ...sessionData(5), givenAt: now, expiresAt: now + 900_000 }
    ports.storage.local.set(storageKeys.session, JSON.stringify(other))
    link.session.rename({ id: '7', name: 'renamed' })
    expect(JSON.parse(ports.storage.local.get(storageKeys.session) ?? '')).toMatchObject({
      refreshToken: 'refresh5',
      member: { name: 'renamed' },
    })
    expect(link.session.session$.value).toMatchObject({ token: 'token5', member: { name: 'renamed' } })
  })

  it('does not bring a session back that was left meanwhile', async () => {
    const { link, ports, platform } = await signedIn()
    platform.accepts = 99
    const renewal$ = new Subject<string>()
    ports.http.answer(sitePaths.refresh, () => renewal$)
    callTo(link, READ, 'read').subscribe()
    await vi.advanceTimersByTimeAsync(0)
    link.session.logout()
    renewal$.next(enveloped(sessionData(2)))
    renewal$.complete()
    await vi.advanceTimersByTimeAsync(0)
    expect(link.session.session$.value).toBe('signedOut')
    expect(link.exits.exit$.value).toBeNull()
    expect(ports.storage.local.get(storageKeys.session)).toBeNull()
  })
})

describe('two tabs', () => {
  const other = { ...sessionData(8), member: { id: '8', name: 'other' } }

  it('each keep the token for themselves, also one that the other has renewed', async () => {
    const first = await signedIn()
    const second = secondTab(first)
    expect(storedBy(second)).toEqual({ record: ['7', 'token1'], tab: 'token1', cookie: 'token1' })
    first.platform.accepts = 99
    await answerOf(callTo(first.link, READ, 'read'))
    await answerOf(callTo(second.link, READ, 'read'))
    expect(second.ports.http.to(sitePaths.refresh)).toEqual([])
    expect(storedBy(second)).toEqual({ record: ['7', 'token2'], tab: 'token2', cookie: 'token2' })
  })

  it('end by themselves: one that is refused leaves the member who signed in at the other', async () => {
    const first = await signedIn()
    const second = secondTab(first)
    second.ports.http.answer(sitePaths.refresh, () => enveloped(null, 10004, '登录已过期'))
    first.link.session.logout()
    first.ports.http.answer(sitePaths.login, () => enveloped({ ...other, changePassword: true }))
    await answerOf(first.link.session.login('other', 'demo1234'))
    first.platform.accepts = 8
    await answerOf(callTo(second.link, READ, 'read'), 3001)
    expect(second.link.session.session$.value).toBe('signedOut')
    expect(storedBy(second)).toEqual({ record: ['8', 'token8'], tab: null, cookie: 'token8' })
    expect(first.ports.storage.local.get(storageKeys.changePassword)).toBe('1')
    expect(secondTab(first).link.session.session$.value).toMatchObject({ member: { name: 'other' } })
  })

  it('end by themselves, also when the same member has signed in anew', async () => {
    const first = await signedIn()
    const second = secondTab(first)
    second.ports.http.answer(READ, () => enveloped(null, 10103, '您的账号在别处登录'))
    first.ports.http.answer(sitePaths.login, () => enveloped(sessionData(3)))
    await answerOf(first.link.session.login('demo', 'demo1234'))
    await answerOf(callTo(second.link, READ, 'read'), 3001)
    expect(second.link.session.session$.value).toBe('signedOut')
    expect(storedBy(first)).toEqual({ record: ['7', 'token3'], tab: 'token3', cookie: 'token3' })
  })

  it('are both left by a member who signs out at one, whichever has renewed the session', async () => {
    const first = await signedIn()
    const second = secondTab(first)
    first.platform.accepts = 99
    await answerOf(callTo(first.link, READ, 'read'))
    second.link.session.logout()
    await vi.advanceTimersByTimeAsync(0)
    expect(storedBy(second)).toEqual({ record: null, tab: null, cookie: null })
    expect(second.ports.http.to(sitePaths.logout)[0]).toMatchObject({
      body: '{"refreshToken":"refresh2"}',
      headers: { 'x-api-token': 'token2' },
    })
  })
})
