import { mergeMap, type Observable, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { texts as cmn } from '../../../src/i18n/texts/cmn/texts.ts'
import { texts as english } from '../../../src/i18n/texts/english/texts.ts'
import { texts as zho } from '../../../src/i18n/texts/zho/texts.ts'
import { TransportError } from '../../../streams/ports/http.ts'
import { BRIDGE_BASE, IMTY_BASE } from '../../../streams/wire/imty/paths.ts'
import { siteCodes } from '../../../streams/wire/site/codes.ts'
import {
  answer,
  type BridgeAnswer,
  type BridgeOptions,
  createBridgeUnderTest,
  NOW,
  textAnswer,
} from '../../streams/venues/imty/bridge/bridgeHarness.ts'
import { withMarbles } from '../../support/marbles.ts'
import { BODY, REPETITIONS, TEXTS } from './answers.ts'
import {
  BASE_PATH,
  BODY_FIELDS,
  CLASSES,
  EXITS,
  HEADERS,
  LIMITS,
  MESSAGES,
  SUPPRESSED,
  TIME_EXAMPLE,
} from './codes.ts'

type Under = ReturnType<typeof createBridgeUnderTest>

const BALANCE = { Balance: '10.00', Currency: 'CNY' }
const CALLS = {
  read: ({ venue }: Under): Observable<unknown> => venue.bets.balance('RMB'),
  write: ({ venue }: Under): Observable<unknown> => venue.favourites.set({ type: 'match', id: '1' }, true),
  quiet: ({ venue }: Under): Observable<unknown> => venue.announcements.list(1),
}

/** Runs calls through the bridge, each at a time in ms, in virtual time; with the results of all requests. */
function play(
  options: Omit<BridgeOptions, 'now'>,
  calls: readonly (readonly [at: number, keyof typeof CALLS])[],
) {
  return withMarbles(({ scheduler, flush }) => {
    const under = createBridgeUnderTest({ ...options, now: () => NOW + scheduler.now() })
    for (const [at, call] of calls) under.scope.run(timer(at).pipe(mergeMap(() => CALLS[call](under))))
    flush()
    return { ...under, relaunches: under.launches.length - 1, trouble: under.session.trouble$.value }
  })
}

describe('the client of the bridge', () => {
  it('sends the documented address, headers and body', () => {
    const { sent } = play({ answerer: () => answer(BALANCE) }, [[0, 'read']])
    const [first] = sent
    if (first === undefined) throw new Error('nothing was sent')
    const { path, headers, body } = first
    expect(path).toBe(`${BASE_PATH[0]?.code ?? ''}getbalance`)
    expect(IMTY_BASE).toBe(BASE_PATH[0]?.code)
    expect(BRIDGE_BASE).not.toBe('')
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(HEADERS.map(({ code }) => code)))
    expect(headers['version']).toBe(HEADERS.find(({ code }) => code === 'version')?.means)
    expect(Object.keys(body)).toEqual(Object.keys(BODY.fields))
    expect(Object.keys(body)).toEqual(expect.arrayContaining(BODY_FIELDS.map(({ code }) => code)))
    expect(body).toMatchObject({ Currency: 'CNY', MemberCode: BODY.fields.MemberCode, LanguageCode: 'CHS' })
  })

  it('keeps the time of the example', () => {
    const { sentAt, receivedAt, serverMs, next, sameMillisecond } = TIME_EXAMPLE
    expect(sentAt).toBe(NOW)
    const { sent } = play(
      {
        answerer: (_, times) => answer(BALANCE, 100, times === 1 ? serverMs : NOW),
        takesMs: (times) => (times === 1 ? receivedAt - sentAt : 0),
      },
      [
        [0, 'read'],
        [next.at - NOW, 'read'],
        [sameMillisecond.at - NOW, 'read'],
      ],
    )
    expect(sent.slice(1).map(({ body }) => body['TimeStamp'])).toEqual([
      next.TimeStamp,
      sameMillisecond.TimeStamp,
    ])
  })

  it.each(TEXTS)('takes $text with HTTP $status for: $means', ({ text, status, means }) => {
    const { sent, left, results } = play({ answerer: () => textAnswer(text, status) }, [[0, 'read']])
    const rejected = means === 'rejected address'
    expect(sent).toHaveLength(rejected ? 1 : 1 + LIMITS.readRetries.value)
    expect(left).toEqual(rejected ? [['accessRestricted', null, 'imty.reason.rejectedAddress']] : [])
    expect(results.includes('ok')).toBe(false)
  })

  it.each(CLASSES)('does after $code: $means', ({ code, means }) => {
    const answerer = () => (code === 429 ? textAnswer('', 429) : answer(BALANCE, code))
    const { sent, relaunches, left, said, results } = play({ answerer }, [[0, 'read']])
    expect(relaunches).toBe(means === 'launch again' ? 1 : 0)
    expect(sent).toHaveLength(means === 'launch again' ? 2 : 1)
    expect(left).toEqual(means === 'maintenance' ? [['venueMaintenance', 'no']] : [])
    expect(said).toEqual(means === 'restricted' ? ['imty.reason.restrictedArea'] : [])
    expect(results[0] === 'rateLimited').toBe(means === 'hold polls')
  })

  it('says that the area is restricted at most once in the documented time', () => {
    const every = LIMITS.toastEveryMs.value
    const { said } = play({ answerer: () => answer({}, 710) }, [
      [0, 'read'],
      [every - 1, 'read'],
      [every, 'read'],
    ])
    expect(said).toHaveLength(2)
  })

  it.each(REPETITIONS)('a $kind after $answer: $means', (repetition) => {
    const { kind, answer: first, sent, launches, means } = repetition
    const then = 'then' in repetition ? repetition.then : first
    const given = (what: string): BridgeAnswer =>
      what === 'time-out' ? new TransportError('timeout') : answer(BALANCE, Number(what))
    const played = play({ answerer: (_, times) => given(times === 1 ? first : then) }, [[0, kind]])
    expect([played.sent.length, played.relaunches]).toEqual([sent, launches])
    expect(played.trouble !== null).toBe(means === 'venue lost')
    const last = played.results.at(-1)
    const expected = {
      done: ['ok'],
      failed: ['timeout', 'restrictedArea', 'tokenExpired'],
      unknown: ['timeout'],
    }
    expect((expected as Readonly<Record<string, readonly string[]>>)[means] ?? ['tokenExpired']).toContain(
      last,
    )
  })

  it('suppresses the documented calls', () => {
    const { sent } = play({ answerer: () => answer({}, 102) }, [[0, 'quiet']])
    expect(SUPPRESSED.codes).toContain(sent[0]?.path.replace(IMTY_BASE, ''))
  })

  it('has the documented messages in every language, and exits of the site', () => {
    const { rejectedAddress, restrictedArea } = cmn.imty.reason
    const { logged } = play({ answerer: () => new TransportError('timeout') }, [[0, 'write']])
    const log = logged[0]?.split(' ')[1]
    expect([rejectedAddress, restrictedArea, log]).toEqual(MESSAGES.map(({ code }) => code))
    for (const { imty } of [zho, english]) {
      expect([imty.reason.rejectedAddress, imty.reason.restrictedArea]).not.toContain('')
      expect(imty.reason.rejectedAddress).not.toBe(rejectedAddress)
    }
    expect(EXITS.map(({ code }) => code)).toEqual([siteCodes.accessRestricted, siteCodes.venueMaintenance])
  })
})
