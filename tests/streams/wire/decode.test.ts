import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  decode,
  decodeJson,
  flag,
  id,
  listOf,
  maybe,
  nameOf,
  numeric,
  orNull,
  siftedListOf,
  text,
  whole,
  wordOf,
} from '../../../streams/wire/decode.ts'

const valueOf = (schema: v.GenericSchema, input: unknown): unknown => {
  const decoded = decode(schema, input)
  return decoded.ok ? decoded.value : 'fault'
}

describe('decode', () => {
  it('names the path of the first bad value', () => {
    const schema = v.object({ list: v.array(v.object({ odds: numeric })) })
    const decoded = decode(schema, { list: [{ odds: 1 }, { odds: 'x' }] })
    expect(decoded).toEqual({ ok: false, error: { path: 'list.1.odds', message: 'not a number' } })
  })

  it('returns a fault when a schema throws', () => {
    const throwing = v.pipe(
      v.unknown(),
      v.transform(() => {
        throw new Error('bug')
      }),
    )
    expect(decode(throwing, 1)).toEqual({ ok: false, error: { path: '', message: 'bug' } })
  })

  it('never throws, whatever comes', () => {
    const schema = v.object({
      id,
      odds: numeric,
      open: flag,
      status: wordOf(['open', 'closed']),
      lines: siftedListOf(v.object({ id, quarter: whole })),
      tags: listOf(text),
    })
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(typeof decode(schema, input).ok).toBe('boolean')
      }),
    )
    fc.assert(
      fc.property(fc.string(), (input) => {
        expect(typeof decodeJson(schema, input).ok).toBe('boolean')
      }),
    )
  })
})

describe('building blocks', () => {
  it('reads numbers sent as text, and no others', () => {
    expect([1.5, '1.5', '-3', ' 7 '].map((input) => valueOf(numeric, input))).toEqual([1.5, 1.5, -3, 7])
    const bad = ['', ' ', 'x', '1,5', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, [], true]
    expect(bad.map((input) => valueOf(numeric, input))).toEqual(bad.map(() => 'fault'))
  })

  it('reads whole numbers only where they are exact', () => {
    expect([195_000, '195000', 1.5, '9007199254740993'].map((input) => valueOf(whole, input))).toEqual([
      195_000,
      195_000,
      'fault',
      'fault',
    ])
  })

  it('reads ids and text sent as numbers', () => {
    expect([valueOf(id, 42), valueOf(id, '42'), valueOf(id, ''), valueOf(text, '')]).toEqual([
      '42',
      '42',
      'fault',
      '',
    ])
  })

  it('reads flags in the forms they are sent in', () => {
    expect([true, 1, '1', 'true', false, 0, '0', 'false'].map((input) => valueOf(flag, input))).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, false],
    ])
    expect(valueOf(flag, 'yes')).toBe('fault')
  })

  it('takes a missing array as empty', () => {
    const schema = v.object({ tags: listOf(text), lines: siftedListOf(id) })
    const empty = { tags: [], lines: { items: [], dropped: 0 } }
    expect([valueOf(schema, {}), valueOf(schema, { tags: null, lines: null })]).toEqual([empty, empty])
  })

  it('leaves bad items out and counts them', () => {
    expect(valueOf(siftedListOf(whole), [1, 'x', '2', null])).toEqual({ items: [1, 2], dropped: 2 })
  })

  it('maps unknown words and codes to unknown', () => {
    const status = wordOf(['open', 'closed'])
    expect(['open', 'frozen', 7, null].map((input) => valueOf(status, input))).toEqual([
      'open',
      'unknown',
      'unknown',
      'unknown',
    ])
    const sport = nameOf({ football: 1, basketball: 2 })
    expect([1, '2', 99, 'x', null].map((input) => valueOf(sport, input))).toEqual([
      'football',
      'basketball',
      'unknown',
      'unknown',
      'unknown',
    ])
  })

  it('tells a missing value from a bad one where that matters', () => {
    const schema = v.object({ strict: maybe(whole), lenient: orNull(whole) })
    expect(valueOf(schema, {})).toEqual({ strict: null, lenient: null })
    expect(valueOf(schema, { strict: 1, lenient: 'x' })).toEqual({ strict: 1, lenient: null })
    expect(valueOf(schema, { strict: 'x' })).toBe('fault')
  })
})
