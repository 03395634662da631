import { describe, expect, it } from 'vitest'
import { fbtyFailure, refusalKey, textKeyOf } from '../../../../streams/venues/fbty/errors.ts'
import { FBTY_REJECTIONS } from '../../../../streams/wire/fbty/betTables.ts'
import { createI18n } from '../../../support/i18n.ts'
import { refusalReason } from '../../../../src/words/orderWords.ts'

const TYPES = Object.values(FBTY_REJECTIONS)

describe('why an order of FBTY was refused', () => {
  it.each([3003, 3006, 3010, 3022, 3026, 3090])(
    'is said by the code %i, whatever the reject type is',
    (code) => {
      for (const rj of [0, ...TYPES, 99]) expect(refusalKey('rejected', { code, rj })).toBe(textKeyOf(code))
    },
  )

  it.each([null, 1, 3000, 3013, 4711])('is said by the reject type where the code is %j', (code) => {
    const keys = TYPES.map((rj) => refusalKey('rejected', { code, rj }))
    expect(keys).toEqual([
      'errors.venue.rejection.system',
      'slipMore.refusal.parameterError',
      'errors.venue.rejection.positionLimit',
      'errors.venue.rejection.marketSuspended',
      'errors.venue.rejection.trader',
      'errors.venue.rejection.paymentFailed',
      'errors.venue.rejection.settledBefore',
      'errors.venue.oddsChanged',
    ])
  })

  it.each([3002, 3014, 3015])('says of the closed market %i whether it was suspended or decided', (code) => {
    const closed = 'errors.venue.marketClosed'
    expect([0, ...TYPES].map((rj) => refusalKey('rejected', { code, rj }))).toEqual([
      ...[closed, closed, closed, closed, 'errors.venue.rejection.marketSuspended', closed, closed],
      ...['errors.venue.rejection.settledBefore', closed],
    ])
  })

  it('gives code 11 the text and the action of a function that is unavailable', () => {
    expect(fbtyFailure(11, '')).toMatchObject({ textKey: 'errors.venue.later', action: 'later' })
    expect(refusalKey('rejected', { code: 11, rj: 4 })).toBe('errors.venue.rejection.marketSuspended')
  })

  it('is the general text for an unknown type, and nothing for an order that was taken', () => {
    expect(refusalKey('rejected', { code: null, rj: 9 })).toBe('errors.venue.refused')
    expect(refusalKey('rejected', { code: 3000, rj: 0 })).toBe('errors.venue.tryAgain')
    expect(refusalKey('accepted', { code: null, rj: 4 })).toBeNull()
  })

  it('has no reject type for an order that was cancelled', () => {
    expect(refusalKey('cancelled', { code: null, rj: 1 })).toBe('errors.venue.refused')
    expect(refusalKey('eventCancelled', { code: null, rj: 4 })).toBe('errors.order.cancelled')
  })

  it('has a word of its own in the records for each reject type', async () => {
    const i18n = await createI18n('CMN')
    const words = TYPES.map((rj) =>
      refusalReason(i18n, { reasonKey: refusalKey('rejected', { code: null, rj }) }),
    )
    expect(words).toEqual([
      '场馆系统没有受理',
      '投注内容有误',
      '超出场馆的风险限额',
      '盘口当时已暂停',
      '交易员没有受理',
      '扣款没有成功',
      '确认前比赛已有结果',
      '赔率变了',
    ])
  })
})
