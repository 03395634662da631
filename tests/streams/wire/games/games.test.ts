import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, decodeJson } from '../../../../streams/wire/decode.ts'
import { productEnvelope } from '../../../../streams/wire/games/envelope.ts'
import { proofPath, roundProofAnswer } from '../../../../streams/wire/games/proof.ts'
import { gamesDownFrame, gamesUpFrame } from '../../../../streams/wire/games/push.ts'
import { gameRecordAnswer } from '../../../../streams/wire/games/records.ts'
import {
  GAME_REFUSAL_CODES,
  gameRefusalName,
  PRODUCT_CODES,
  productCodeName,
} from '../../../../streams/wire/games/refusals.ts'
import { roundRow } from '../../../../streams/wire/games/round.ts'

const ROUND = {
  product: 'casino',
  game: 'A12',
  round: '20261120-0031',
  state: 'open',
  opensAt: 1,
  sealsAt: '2',
  resultAt: 3,
  paysAt: null,
  endsAt: null,
  retryAt: null,
  commitment: '0a35f821065c077b5bdda1221acc0d914b9de855334e2ab9918a9051095fc7ad',
  seed: null,
  result: null,
  voided: false,
  version: 9,
  shoe: { number: '20261120-03', first: '20261120-0031', cut: 30, last: false },
}

const RECORD = {
  orderNo: 'TP200000000017',
  clientOrderId: 'b7f0c2d41a9e',
  betKind: 'AnchorBet',
  betAmount: '50.00',
}

const roundsIn = (text: string) => {
  const decoded = decodeJson(gamesDownFrame, text)
  return decoded.ok && decoded.value.cmd === 'G2' ? decoded.value.rounds : null
}

describe('frames of the push', () => {
  it('bring rounds, with numbers as texts and without what is not known', () => {
    expect(roundsIn(JSON.stringify({ cmd: 'G2', ts: 5, rounds: [ROUND], more: 1 }))).toMatchObject([
      { game: 'A12', sealsAt: 2, version: 9, shoe: { cut: 30, last: false } },
    ])
  })

  it.each([
    ['another product', { product: 'poker' }],
    ['an unknown state', { state: 'paused' }],
    ['no commitment', { commitment: null }],
    ['a commitment that is none', { commitment: 'A'.repeat(64) }],
    ['no time of its seal', { sealsAt: null }],
    ['no version', { version: undefined }],
  ])('drop a round with %s, and keep the others', (_, fields) => {
    const rounds = roundsIn(JSON.stringify({ cmd: 'G2', ts: 5, rounds: [{ ...ROUND, ...fields }, ROUND] }))
    expect(rounds).toHaveLength(1)
  })

  it('take a missing list as an empty one', () => {
    expect(roundsIn('{"cmd":"G2"}')).toEqual([])
  })

  it('from a client drop games of other products', () => {
    const decoded = decode(gamesUpFrame, {
      cmd: 'G1',
      games: [{ product: 'casino', game: 'A12' }, { product: 'x', game: 'y' }, 7],
    })
    expect(decoded).toEqual({
      ok: true,
      value: { cmd: 'G1', games: [{ product: 'casino', game: 'A12' }] },
    })
  })
})

describe('a list of records', () => {
  it('is read with the fields that it has', () => {
    const decoded = decode(gameRecordAnswer, { ts: 7, records: [RECORD] })
    expect(decoded).toMatchObject({
      ok: true,
      value: { ts: 7, records: [{ ...RECORD, odds: null, rollbackNum: 0, numbers: null }] },
    })
  })

  it.each([
    ['its time', { records: [RECORD] }],
    ['the list', { ts: 7 }],
    ['a record', { ts: 7, records: [RECORD, { betKind: 'AnchorBet' }] }],
  ])('is invalid when %s cannot be read, because it would tell that a bet is missing', (_, answer) => {
    expect(decode(gameRecordAnswer, answer).ok).toBe(false)
  })
})

describe('codes', () => {
  it('have one name each', () => {
    const codes = [...Object.values(GAME_REFUSAL_CODES), ...Object.values(PRODUCT_CODES)].flat()
    expect(new Set(codes).size).toBe(codes.length)
    for (const [name, own] of Object.entries(GAME_REFUSAL_CODES)) {
      for (const code of own) expect(gameRefusalName(code)).toBe(name)
    }
    expect(gameRefusalName(999)).toBeNull()
    expect(productCodeName(14_009)).toBe('tokenExpired')
    expect(productCodeName(3003)).toBeNull()
  })
})

describe('the path of a proof', () => {
  it('escapes what is in it', () => {
    expect(proofPath('casino', 'A/1', 'x?y')).toBe('/games/proof/casino/A%2F1/x%3Fy')
  })
})

describe('hostile data', () => {
  const damaged = (valid: object) =>
    fc.record(
      Object.fromEntries(
        Object.entries(valid).map(([key, value]) => [
          key,
          fc.oneof(fc.constant<unknown>(value), fc.anything()),
        ]),
      ),
      { requiredKeys: [] },
    )

  it.each([
    ['a round', roundRow, ROUND],
    ['a frame', gamesDownFrame, { cmd: 'G2', ts: 1, rounds: [ROUND] }],
    ['a frame of a client', gamesUpFrame, { cmd: 'G0', token: 't', protocol: 1 }],
    ['an own bet', gamesDownFrame, { cmd: 'G3', ts: 1, bets: [RECORD] }],
    ['a proof', roundProofAnswer, { ...ROUND, announcedAt: 1, decidedAt: 2, entry: null }],
    ['records', gameRecordAnswer, { ts: 1, records: [RECORD], total: 1, pages: 1 }],
    ['an envelope', productEnvelope, { code: 0, msg: '', ts: 1, data: null }],
  ])('in place of %s is an error, never an exception', (_, schema, valid) => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damaged(valid)), (input) => {
        expect(typeof decode(schema, input).ok).toBe('boolean')
      }),
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof decodeJson(schema, text).ok).toBe('boolean')
      }),
    )
  })
})
