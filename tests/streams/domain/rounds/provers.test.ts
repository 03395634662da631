import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchEntry } from '../../../../streams/domain/roundProof/batchEntry.ts'
import { proverOf } from '../../../../streams/domain/roundProof/provers.ts'
import { recordedDraws } from '../../../../streams/domain/roundProof/recordedDraws.ts'
import type { BetOnRound, RoundProof } from '../../../../streams/domain/roundProof/roundProof.ts'
import { sameJson } from '../../../../streams/domain/sameJson.ts'
import type { RoundKey } from '../../../../streams/domain/rounds/roundKey.ts'
import { drawsOf } from './seeds.ts'

const SHOE = { number: '20261120-03', first: '20261120-0031', left: null, cut: null, last: false }

const proofOf = (key: RoundKey, fields: Partial<RoundProof> = {}): RoundProof => ({
  ...key,
  state: 'closed',
  commitment: 'a'.repeat(64),
  announcedAt: 0,
  opensAt: 1000,
  sealsAt: 2000,
  decidedAt: 3000,
  seed: '0'.repeat(64),
  result: null,
  shoe: null,
  entry: null,
  ...fields,
})

const proven = (product: string, game: string, round: string, fields: Partial<RoundProof> = {}) => {
  const key = { product, game, round }
  const draws = recordedDraws(drawsOf(key))
  return { round: proverOf(product)?.(proofOf(key, fields), draws) ?? null, drawn: draws.drawn }
}

const bet = (option: string, fields: Partial<BetOnRound> = {}): BetOnRound => ({
  option,
  stake: 5000,
  currency: 'RMB',
  numbers: null,
  unit: null,
  multiple: null,
  ...fields,
})

describe('the provers', () => {
  it('draw the examples of docs/games/rounds.md, 3.4', () => {
    expect(proven('anchorGame', 'penalty', '20261120-0418').round?.result).toEqual({
      option: 'jq',
      aim: 0,
      keeper: 4,
      how: null,
    })
    expect(proven('anchorGame', 'buzzer', '20261120-0418').drawn).toEqual([
      { of: 10_000, value: 4352 },
      { of: 4, value: 0 },
    ])
    expect(proven('anchorGame', 'baccarat', '20261120-0207').round?.result).toMatchObject({
      player: [20, 23],
      banker: [11, 35],
    })
    const table = proven('casino', 'A12', '20261120-0031', { shoe: SHOE })
    expect(table.round?.result).toMatchObject({ results: [3001, 3031], playerPoints: 4 })
    expect(table.round?.cut).toBe(14 + (table.drawn.at(-1)?.value ?? Number.NaN))
    expect(proven('lottery', '201', '20261120-1251').round?.result).toEqual({ numbers: [1, 4, 0, 9, 4] })
  })

  it('tell what bets return on them', () => {
    const { round: penalty } = proven('anchorGame', 'penalty', '20261120-0418')
    expect(penalty?.returnOf(bet('jq'))).toEqual({ returned: 9750, outcome: 'win' })
    expect(penalty?.returnOf(bet('bjq'))).toEqual({ returned: 0, outcome: 'lose' })
    expect(penalty?.returnOf(bet('tie'))).toBeNull()
    const { round: table } = proven('casino', 'A12', '20261120-0031', { shoe: SHOE })
    expect(table?.returnOf(bet('3031'))).toEqual({ returned: 10_000, outcome: 'win' })
    expect(table?.returnOf(bet('9999'))).toBeNull()
    const { round: draw } = proven('lottery', '201', '20261120-1251')
    const direct = bet('202', { numbers: '0|9|4', unit: 200, multiple: 2, stake: 400 })
    expect(draw?.returnOf(direct)).toMatchObject({ returned: 390_000, outcome: 'win' })
    expect(draw?.returnOf({ ...direct, numbers: '9|0' })).toBeNull()
    expect(draw?.returnOf(bet('202'))).toBeNull()
  })

  it('draw nothing from a proof that no round of the product can have', () => {
    expect(proven('anchorGame', 'chess', '1').round).toBeNull()
    expect(proven('casino', 'A12', '1').round).toBeNull()
    expect(proven('casino', 'A12', '1', { shoe: { ...SHOE, left: [8, 8] } }).round).toBeNull()
    expect(proven('lottery', '999', '1').round).toBeNull()
    expect(proven('virtual', '31101', '1', { entry: { weights: 'x' } }).round).toBeNull()
    expect(proverOf('poker')).toBeNull()
    expect(proverOf('toString')).toBeNull()
  })
})

describe('the entry of a batch', () => {
  it('is read without an exception, whatever it is', () => {
    const some = fc.record({ weights: fc.anything(), names: fc.anything(), matches: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), some), (value) => {
        const entry = batchEntry(value)
        expect(entry === null || 'weights' in entry || 'matches' in entry).toBe(true)
      }),
    )
    expect(batchEntry({ weights: [1, 2], names: ['a', 'b'] })).toEqual({ weights: [1, 2], names: ['a', 'b'] })
  })
})

describe('sameJson', () => {
  it('compares as JSON does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true)
      }),
    )
    expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(sameJson([1, 2], [2, 1])).toBe(false)
    expect(sameJson({ 0: 1 }, [1])).toBe(false)
    expect(sameJson({ a: null }, {})).toBe(false)
  })
})
