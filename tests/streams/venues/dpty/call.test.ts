import { firstValueFrom } from 'rxjs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { Result } from '../../../../streams/domain/result.ts'
import { linkDefaults } from '../../../../streams/link/constants.ts'
import { TransportError } from '../../../../streams/ports/http.ts'
import { answer, type Answerer, boxFor, CONFIG, createVenueUnderTest, TIMESTAMP } from './harness.ts'
import { NOW } from '../depsUnderTest.ts'

const CHECK = '/kmg/betorder/check'
const STATE = {
  kind: 'read',
  polled: true,
  path: CHECK,
  body: { orderIds: ['D1'] },
  answer: v.array(v.unknown()),
} as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A signed read: the state of an order. */
function asking(answerer: Answerer, change: Parameters<typeof createVenueUnderTest>[1] = {}) {
  const test = createVenueUnderTest(answerer, change)
  const results: Result<unknown, Failure>[] = []
  const ask = () => test.ask(STATE).subscribe((result) => results.push(result))
  return { ...test, ask, results }
}

const failedWith = ([result]: readonly Result<unknown, Failure>[]) =>
  result?.ok === false ? result.error : null

describe('time and secret', () => {
  it('are asked for together before the first signed call, and once', async () => {
    const { ask, pathsSent, results, sent } = asking(() => undefined)
    ask()
    ask()
    expect(pathsSent().toSorted()).toEqual([CONFIG, TIMESTAMP])
    await vi.advanceTimersByTimeAsync(20)
    expect(pathsSent().filter((path) => path !== CHECK)).toHaveLength(2)
    ask()
    await vi.advanceTimersByTimeAsync(20)
    expect(pathsSent().filter((path) => path === CHECK)).toHaveLength(3)
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(sent.at(-1)?.request.headers).toMatchObject({ 'X-Dp-Key': 'key of t1', 'X-Dp-Date': String(NOW) })
    const checks = sent.flatMap(({ request }) => request.headers?.['X-Dp-Check'] ?? [])
    expect(new Set(checks).size).toBe(3)
  })

  it.each([
    ['the least wait', 0, 1000],
    ['the most', 0.999_999, 2000],
  ])('are asked for again after %s while a call waits', async (_, random, ms) => {
    const { ask, pathsSent } = asking(
      ({ path }) => (path === CONFIG ? new TransportError('network', 'no way') : undefined),
      { random: () => random },
    )
    const configs = () => pathsSent().filter((path) => path === CONFIG).length
    const waiting = ask()
    await vi.advanceTimersByTimeAsync(ms - 10)
    expect(configs()).toBe(1)
    await vi.advanceTimersByTimeAsync(20)
    expect(configs()).toBe(2)
    waiting.unsubscribe()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(configs()).toBe(2)
  })

  it('that do not come fail the call in its own time', async () => {
    const { ask, results, pathsSent } = asking(({ path }) =>
      path === TIMESTAMP ? new TransportError('network', 'no way') : undefined,
    )
    ask()
    await vi.advanceTimersByTimeAsync(5 * linkDefaults.pollTimeoutMs)
    expect(failedWith(results)).toEqual({ type: 'transport', kind: 'timeout' })
    expect(pathsSent()).not.toContain(CHECK)
  })

  it.each([
    ['that cannot be opened', () => answer({ secretBox: boxFor('another') })],
    ['that is not readable', () => answer({ secretBox: 5 })],
  ])('of a box %s are asked for again', async (_, first) => {
    const { ask, bad, results } = asking(({ path }, times) =>
      path === CONFIG && times === 1 ? first() : undefined,
    )
    ask()
    await vi.advanceTimersByTimeAsync(1000)
    expect(bad).toContain(CONFIG)
    expect(results.map(({ ok }) => ok)).toEqual([true])
  })

  it('are those of a new launch after the token is refused', async () => {
    const { ask, results, sent } = asking(({ path, request }) =>
      path === CONFIG && request.headers?.['Accesstoken'] === 't1' ? answer(null, 10_110) : undefined,
    )
    ask()
    await vi.advanceTimersByTimeAsync(100)
    expect(results.map(({ ok }) => ok)).toEqual([true])
    expect(sent.at(-1)?.request.headers).toMatchObject({
      Accesstoken: 't2',
      Authorization: 'Bearer t2',
      'X-Dp-Key': 'key of t2',
    })
  })

  it('of a venue in maintenance end the wait, and the venue is left', async () => {
    const { ask, left, results } = asking(({ path }) => (path === CONFIG ? answer(null, 8) : undefined))
    ask()
    await vi.advanceTimersByTimeAsync(20)
    expect(failedWith(results)).toMatchObject({ type: 'refusal', reason: 'maintenance' })
    expect(left).toEqual(['venueMaintenance'])
  })
})

describe('a refused signature', () => {
  it('with a time corrects the date, and the call is sent once more', async () => {
    const { ask, results, sent } = asking(({ path }, times) =>
      path === CHECK && times === 1 ? answer({ time: NOW + 600_000 }, 14_004) : undefined,
    )
    ask()
    await vi.advanceTimersByTimeAsync(20)
    expect(results.map(({ ok }) => ok)).toEqual([true])
    const dates = sent.flatMap(({ request }) => request.headers?.['X-Dp-Date'] ?? [])
    expect(dates).toEqual([String(NOW), String(NOW + 600_000)])
  })

  it.each([14_004, 14_005, 14_006])('%d without a time asks for the secret anew, once', async (code) => {
    const { ask, results, pathsSent } = asking(({ path }) =>
      path === CHECK ? answer(null, code) : undefined,
    )
    ask()
    await vi.advanceTimersByTimeAsync(20)
    expect(failedWith(results)).toMatchObject({ type: 'refusal' })
    expect(pathsSent().filter((path) => path === CHECK)).toHaveLength(2)
    expect(pathsSent().filter((path) => path === CONFIG)).toHaveLength(2)
  })

  it('because of its check is sent once more with another, if it is a read', async () => {
    const { ask, results, sent } = asking(({ path }) => (path === CHECK ? answer(null, 14_003) : undefined))
    ask()
    await vi.advanceTimersByTimeAsync(20)
    expect(failedWith(results)).toMatchObject({ type: 'refusal', reason: 'checkUsed' })
    const checks = sent.flatMap(({ request }) => request.headers?.['X-Dp-Check'] ?? [])
    expect(new Set(checks).size).toBe(2)
    expect(checks).toHaveLength(2)
  })
})

it('signs what it sends: the same call has the same signature only with the same check and date', async () => {
  const { ask, sent } = createVenueUnderTest(() => undefined)
  await firstValueFrom(ask(STATE))
  await firstValueFrom(ask(STATE))
  const signatures = sent.flatMap(({ request }) => request.headers?.['X-Dp-Sign'] ?? [])
  expect(new Set(signatures).size).toBe(2)
  expect(signatures.every((text) => /^[\w-]{43}$/.test(text))).toBe(true)
})
