import { describe, expect, it } from 'vitest'
import { EVENT } from '../../../streams/link/fetchReport.ts'
import { BODY as IMTY_BODY, ENVELOPE } from '../imty/eventAnswers.ts'
import { CALLS, LIMITS as IMTY_LIMITS, SUPPRESSED as IMTY_SUPPRESSED } from '../imty/constants.ts'
import { CLASSES as IMTY_CLASSES, MESSAGES as IMTY_MESSAGES } from '../imty/refusals.ts'
import { SITE_CODES } from '../site/codes.ts'
import { ambiguousCodes } from '../tables.ts'
import { BODY, REFUSED, SUCCESS, TEXTS } from './answers.ts'
import * as codes from './codes.ts'

describe('the bridge', () => {
  it('gives each code one meaning, the same as IMTY', () => {
    const { CLASSES, MEANINGS } = codes
    expect(ambiguousCodes({ CLASSES, MEANINGS })).toEqual([])
    const imty = new Map<number, string>(IMTY_CLASSES.map(({ code, means }) => [code, means]))
    const other = CLASSES.filter(({ code, means }) => code !== 100 && imty.get(code) !== means)
    expect(other).toEqual([])
  })

  it('has the body, the envelope, the times and the messages of IMTY', () => {
    const fields = codes.BODY_FIELDS.map(({ code }) => code)
    expect(fields).toEqual(Object.keys(IMTY_BODY.fields))
    expect(Object.keys(BODY.fields)).toEqual(['Currency', ...fields])
    expect(Object.keys(SUCCESS.fields)).toEqual(Object.keys(ENVELOPE.fields))
    expect(Object.keys(REFUSED.fields)).toEqual(Object.keys(ENVELOPE.fields))
    const { placeTimeoutMs, readRetries, retryDelayMs, timeWindowMs } = IMTY_LIMITS
    const shared = { placeTimeoutMs, readRetries, retryDelayMs, timeWindowMs }
    const values = (limits: Readonly<Record<string, { readonly value: number }>>) =>
      Object.fromEntries(Object.entries(limits).map(([name, { value }]) => [name, value]))
    expect(values(codes.LIMITS)).toMatchObject(values(shared))
    const texts = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code).toSorted()
    expect(texts(codes.MESSAGES)).toEqual(texts(IMTY_MESSAGES))
    expect(codes.SUPPRESSED.codes).toEqual(IMTY_SUPPRESSED.codes)
    const calls: readonly string[] = CALLS.map(({ code }) => code)
    expect(codes.SUPPRESSED.codes.filter((call) => !calls.includes(call))).toEqual([])
  })

  it('reports a failed call as the client does', () => {
    expect(codes.REPORT.map(({ code }) => code)).toEqual([EVENT])
  })

  it('uses exits that the site has', () => {
    const site = new Set(SITE_CODES.map(({ code }) => code))
    expect(codes.EXITS.filter(({ code }) => !site.has(code))).toEqual([])
  })

  it('finds the marker in each text that is refused, and in no other', () => {
    const [marker] = codes.REJECTED_MARKER
    const found = TEXTS.filter(({ text }) => text.includes(marker?.code ?? ''))
    expect(found).toEqual(TEXTS.filter(({ means }) => means === 'rejected address'))
  })

  it('keeps the time by the middle of the round trip, and counts on within a millisecond', () => {
    const { sentAt, receivedAt, ServerTime, serverMs, difference, next, sameMillisecond } = codes.TIME_EXAMPLE
    expect(Date.parse(ServerTime)).toBe(serverMs)
    expect(serverMs - (sentAt + receivedAt) / 2).toBe(difference)
    expect(Number(next.TimeStamp)).toBe(next.at + difference)
    expect(Number(sameMillisecond.TimeStamp)).toBe(Number(next.TimeStamp) + 1)
  })
})
