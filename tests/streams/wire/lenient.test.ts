import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { decode, decodeJson } from '../../../streams/wire/decode.ts'
import {
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  whenSent,
} from '../../../streams/wire/lenient.ts'
import { downFrame } from '../../../streams/wire/pmty/push.ts'

const option = { oid: looseId, ov: looseNumber(null), os: looseNumber(2) }
const line = { hid: looseId, hv: looseText, refuseCode: looseTextOrNull }
const played = { tf: looseFlag, oddSort: whenSent(looseNumber(0)), msc: looseList(v.string()) }

const fast = looseObject({
  ...line,
  ...played,
  ol: looseList(looseObject(option)),
  hl: whenSent(looseList(looseObject(line))),
})
const plain = v.object({
  ...line,
  ...played,
  ol: looseList(v.object(option)),
  hl: v.optional(looseList(v.object(line))),
})

const leaf = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, -1.5, Infinity, '', '0', ' 7 ', '1.95', 'true', 'x', '__proto__'),
  fc.jsonValue({ maxDepth: 2 }),
)
const object = (keys: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] })
const items = fc.oneof(leaf, fc.array(fc.oneof(leaf, object(['oid', 'ov', 'os', 'hid', 'hv'], leaf))))
const input = fc.oneof(
  leaf,
  fc
    .tuple(
      object(['hid', 'hv', 'refuseCode', 'tf', 'oddSort', 'msc', 'other'], leaf),
      object(['ol', 'hl', 'msc'], items),
    )
    .map(([fields, lists]): unknown => ({ ...fields, ...lists })),
)

/** An item is read by its function, and on its own by its schema. */
const within = (item: v.GenericSchema, value: unknown) =>
  decode(v.object({ items: looseList(item) }), { items: [value] })

describe('looseObject', () => {
  it('reads in a list what v.object reads, and refuses what it refuses', () => {
    fc.assert(
      fc.property(input, (value) => {
        expect(within(fast, value)).toStrictEqual(within(plain, value))
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves out what was not sent, and keys that it does not know', () => {
    const read = within(fast, JSON.parse('{"hid":"1","__proto__":{"hv":"9"},"constructor":1}'))
    const item = { hid: '1', hv: '', refuseCode: null, tf: false, msc: [], ol: [] }
    expect(read).toStrictEqual({ ok: true, value: { items: [item] } })
  })

  it('names the path of a missing id, also within a message', () => {
    expect(decode(fast, { hid: '' })).toMatchObject({ ok: false, error: { path: 'hid' } })
    const frame = { cmd: 'C105', ctsp: '1', cd: { mid: null, hls: [] } }
    expect(decodeJson(downFrame, JSON.stringify(frame))).toMatchObject({
      ok: false,
      error: { path: 'cd.mid' },
    })
  })
})
