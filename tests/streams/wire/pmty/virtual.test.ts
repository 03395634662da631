import * as fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { decode, decodeJson } from '../../../../streams/wire/decode.ts'
import { virtualTable, virtualTree } from '../../../../streams/wire/pmty/virtualLeague.ts'
import {
  virtualBatches,
  virtualMatch,
  virtualMenus,
  virtualOdds,
} from '../../../../streams/wire/pmty/virtualMatches.ts'
import { virtualLength, virtualReplay, virtualScores } from '../../../../streams/wire/pmty/virtualReplay.ts'
import { virtualResults } from '../../../../streams/wire/pmty/virtualResults.ts'

/** Each answer with the names of its fields, for hostile values in the right places. */
const ANSWERS: readonly (readonly [string, v.GenericSchema, readonly string[]])[] = [
  ['menus', virtualMenus, ['menuId', 'name', 'field1', 'path', 'subList']],
  [
    'batches',
    virtualBatches,
    ['batchNo', 'beginTime', 'sealTime', 'matchs', 'mid', 'hps', 'entrants', 'form'],
  ],
  ['match', virtualMatch, ['mid', 'csid', 'teams', 'entrants', 'msc']],
  ['odds', virtualOdds, ['plays', 'hpid', 'hl', 'ol']],
  ['replay', virtualReplay, ['detail', 'runners', 'splits', 'list', '__proto__']],
  ['length', virtualLength, ['31101', '__proto__']],
  ['scores', virtualScores, ['v3100120261120021201', 'S1']],
  ['tree', virtualTree, ['Q16', 'Q8', 'homeScore', 'winner']],
  ['table', virtualTable, ['groupId', 'sVirtualSportXZTeamRankingDetailPOList', 'points']],
  ['results', virtualResults, ['records', 'matchId', 'scoreResult']],
]

describe('the answers of virtual sports', () => {
  it.each(ANSWERS)('%s survive any value in any field', (_name, schema, fields) => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom(...fields), tie('value'), { maxKeys: 5 }),
      ),
    }))
    fc.assert(
      fc.property(value, (input) => {
        const decoded = decode(schema, input)
        // a second reading of what was read is the same: nothing half-read passes
        if (decoded.ok) expect(() => JSON.stringify(decoded.value)).not.toThrow()
        expect(typeof decoded.ok).toBe('boolean')
      }),
      { numRuns: 300 },
    )
  })

  it('keep what is readable beside what is not', () => {
    const read = decode(virtualBatches, [
      { mmp: 'PREGAME' },
      {
        batchNo: '20261120-0346',
        beginTime: '1795178880000',
        sealTime: {},
        matchs: [{}, { mid: 'v1', hps: 5 }],
      },
    ])
    expect(read).toMatchObject({
      ok: true,
      value: [
        {
          batchNo: '20261120-0346',
          beginTime: 1_795_178_880_000,
          sealTime: null,
          matchs: [{ mid: 'v1', hps: [] }],
        },
      ],
    })
  })

  it('that are something else are refused, and are not taken for an empty answer', () => {
    expect(decode(virtualBatches, { batches: [] }).ok).toBe(false)
    expect(decode(virtualBatches, [{}]).ok).toBe(false)
    expect(decode(virtualLength, [65]).ok).toBe(false)
    expect(decode(virtualScores, 'S1|2:1').ok).toBe(false)
  })

  it('by id keep a foreign key apart from the language', () => {
    const read = decodeJson(virtualScores, '{ "__proto__": { "S1": "1:0" }, "v1": { "S1": "2:1" }, "v2": 7 }')
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.get('v1')).toEqual({ S1: '2:1' })
    expect(read.value.has('v2')).toBe(false)
    expect(({} as { S1?: string }).S1).toBeUndefined()
  })
})
