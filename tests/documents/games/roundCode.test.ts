import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ROUND_DIGITS } from '../../../platform/play/anchorGames/schedule.ts'
import { numberAfter } from '../../../platform/play/roundNumber.ts'
import { ENDS } from '../../../scripts/rounds/verify.ts'
import { gameStatusOf } from '../../../streams/domain/anchorGames/states.ts'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { nextInstant } from '../../../streams/domain/rounds/roundPhase.ts'
import { ROUND_CHANGES, type RoundState } from '../../../streams/domain/rounds/roundState.ts'
import { createToldCommitments } from '../../../streams/feeds/rounds/toldCommitments.ts'
import { gameBetRecord } from '../../../streams/venues/gameBetRecord.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { proofPath } from '../../../streams/wire/games/proof.ts'
import { gamesDownFrame } from '../../../streams/wire/games/push.ts'
import {
  GAME_BET_KINDS,
  gameRecordAnswer,
  gameRecordRow,
  RECORD_OUTCOMES,
  RECORD_STATUS,
  RECORD_TIMES,
  recordRequestFields,
} from '../../../streams/wire/games/records.ts'
import { GAME_REFUSAL_CODES } from '../../../streams/wire/games/refusals.ts'
import { ROUND_PRODUCTS } from '../../../streams/wire/games/words.ts'
import { rateLimitCodes } from '../../../streams/wire/site/codes.ts'
import { BET_FRAMES, RECORD_LIST, RECORDS } from './roundAnswers.ts'
import * as codes from './roundCodes.ts'

const codesOf = (rows: readonly { readonly code: string | number }[]) => rows.map(({ code }) => code)

describe('client and platform have of rounds', () => {
  it('the products, the states with their changes, and the kinds of bets', () => {
    expect(ROUND_PRODUCTS).toEqual(codesOf(codes.PRODUCTS))
    expect(Object.entries(ROUND_CHANGES)).toEqual(codes.CHANGES.map(({ from, to }) => [from, to]))
    expect(Object.keys(ROUND_CHANGES)).toEqual(codesOf(codes.STATES))
    expect(Object.entries(GAME_BET_KINDS)).toEqual(codes.BET_KINDS.map(({ code, means }) => [means, code]))
  })

  it('what an anchor game is told of each state', () => {
    for (const { code, means } of codes.ANCHOR_STATES)
      expect([code, gameStatusOf(code)]).toEqual([code, Number.parseInt(means, 10)])
  })

  it('the instants of the changes', () => {
    const times = { opensAt: 1, sealsAt: 2, resultAt: 3, paysAt: 4, endsAt: 5, retryAt: 6 }
    for (const { code, means } of codes.TIMES) {
      const [from, to] = means.split(' → ')
      if (to !== undefined)
        expect([code, nextInstant({ state: from as RoundState, ...times })]).toEqual([code, times[code]])
    }
  })

  it('the address of the proof of each key', () => {
    for (const { product, game, round } of codes.KEYS)
      expect(proofPath(product, game, round)).toBe(`${codes.PATHS[0]?.code ?? ''}${product}/${game}/${round}`)
  })

  it('the refusals', () => {
    const own = new Map([
      ['ownStakeLimit', 'stake'],
      ['ownLossLimit', 'loss'],
      ['ownTimeLimit', 'time'],
    ])
    const known = Object.entries(GAME_REFUSAL_CODES).flatMap(([name, [first]]) => [
      [first, own.get(name) ?? name],
    ])
    const documented = [...codes.REFUSALS, ...codes.OWN_LIMITS].map(({ code, means }) => [code, means])
    expect(known.toSorted()).toEqual(documented.toSorted())
    for (const { code, means } of codes.SITE_REFUSALS)
      expect(GAME_REFUSAL_CODES[means as 'badRequest'].at(-1)).toBe(code)
    expect(rateLimitCodes).toEqual(codesOf(codes.RATE_LIMITS))
  })

  it('the codes of records and of their filters', () => {
    expect(Object.values(RECORD_STATUS)).toEqual(codesOf(codes.RECORD_STATUSES))
    expect(Object.entries(RECORD_OUTCOMES).map(([name, code]) => [code, name])).toEqual(
      codes.OUTCOMES.map(({ code, means }) => [code, means === 'none yet' ? 'none' : means]),
    )
    expect(Object.values(RECORD_TIMES)).toEqual(codesOf(codes.TIME_TYPES))
    expect(Object.entries(CURRENCY_IDS)).toEqual(codes.CURRENCIES.map(({ code, means }) => [means, code]))
    const allowed = [0, 1, 2, 3].filter((code) => v.is(recordRequestFields.orderStatus, code))
    expect(allowed).toEqual(codesOf(codes.STATUS_FILTERS))
  })

  it('where told commitments are kept, and how many', () => {
    const kept = new Map<string, string>()
    const told = createToldCommitments({
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => {
        kept.set(key, value)
        return true
      },
      remove: (key) => void kept.delete(key),
    })
    const most = codes.LIMITS.storedCommitments.value
    const key = (round: number) => ({ product: 'lottery', game: '201', round: String(round) }) as const
    for (let round = 0; round <= most; round += 1) told.keep([{ ...key(round), commitment: 'ab'.repeat(32) }])
    expect([...kept.keys()]).toEqual(codesOf(codes.STORAGE_KEYS))
    expect([told.of(key(0)), told.of(key(1))]).toEqual([null, 'ab'.repeat(32)])
  })

  it('the number of a round', () => {
    const digits = codes.LIMITS.roundDigits.value
    const [, number] = numberAfter(null, Date.UTC(2026, 10, 20), digits).split('-')
    expect([number, digits]).toEqual(['0001', ROUND_DIGITS])
  })

  it('how the command ends', () => {
    expect(Object.values(ENDS)).toEqual(codesOf(codes.EXIT_CODES))
  })
})

describe('the client reads', () => {
  it.each(Object.entries(RECORDS))('a record: %s', (name, { fields }) => {
    const row = decode(gameRecordRow, fields)
    const record = row.ok ? gameBetRecord(row.value) : null
    const status = { won: 'settled', lost: 'settled', push: 'settled', withdrawn: 'open' }[name] ?? name
    const outcome = name === 'open' || name === 'withdrawn' ? 'none' : name
    expect(record).toMatchObject({ orderNo: fields.orderNo, status, outcome, rollbacks: fields.rollbackNum })
    expect(record?.profit?.minor ?? null).toBe(
      fields.profitAmount === null ? null : Math.round(Number(fields.profitAmount) * 100),
    )
  })

  it('pages of records', () => {
    for (const answer of [RECORD_LIST.answer, RECORD_LIST.empty]) {
      const read = decode(gameRecordAnswer, answer.fields)
      expect(read.ok && read.value).toMatchObject({
        total: answer.fields.total,
        pages: answer.fields.pages,
      })
    }
    for (const request of [RECORD_LIST.request, RECORD_LIST.range])
      expect(decode(v.object(recordRequestFields), request.fields).ok).toBe(true)
  })

  it.each(Object.entries(BET_FRAMES))('news of a bet: %s', (_, { fields }) => {
    const read = decode(gamesDownFrame, fields)
    const { state, stake, returned, currency } = fields.bets[0] ?? {}
    expect(read.ok && read.value).toMatchObject({
      cmd: 'G3',
      bets: [{ state, stake, returned, currency: String(currency) }],
    })
  })
})
