import { describe, expect, it } from 'vitest'
import type { RefusalReason } from '../../../platform/book/refusal.ts'
import { refusalCode as dptyCode } from '../../../platform/venues/dpty/refusalCodes.ts'
import { rejectionOf as fbtyRejection } from '../../../platform/venues/fbty/refusals.ts'
import { refusalCode as imtyCode } from '../../../platform/venues/imty/refusalCodes.ts'
import { refusalCode as pmtyCode } from '../../../platform/venues/pmty/refusalCodes.ts'
import { textKeyOf as dptyText } from '../../../streams/venues/dpty/errors.ts'
import { refusalKey as fbtyKey, textKeyOf as fbtyText } from '../../../streams/venues/fbty/errors.ts'
import { refusalTextKey as imtyText } from '../../../streams/venues/imty/errors.ts'
import { textKeyOf as pmtyText } from '../../../streams/venues/pmty/errors.ts'
import { legDetail, refusalReason, returnedNote } from '../../../src/words/orderWords.ts'
import { createI18n } from '../../support/i18n.ts'
import { orderLeg } from '../../support/orders.ts'

/** The reasons of `platform/book/confirming.ts`. For any other a bet is refused before there is an order. */
const REFUSED_LATER: readonly RefusalReason[] = [
  'expired',
  'scoreChanged',
  'unknownSelection',
  'matchOver',
  'lineChanged',
  'suspended',
  'locked',
  'closed',
  'priceChanged',
]

describe('why a bet was refused, in the records', () => {
  it.each([
    ['a selection that is gone', [3002], '盘口已停止投注'],
    ['a market that is closed, and a match that is over', [3014, 3015], '盘口已停止投注'],
    ['a stake that is out of its limits', [3005, 3008], '超出限额'],
    ['the limit of the member', [3006], '该选项已达个人上限'],
    ['the limit of the market', [3024], '该盘口已达上限'],
  ])('says %s alike at every venue', async (_, codes, words) => {
    const i18n = await createI18n('CMN')
    const keys = codes.flatMap((code) => [dptyText(code), fbtyText(code), imtyText(code)])
    expect(keys.map((reasonKey) => refusalReason(i18n, { reasonKey }))).toEqual(keys.map(() => words))
  })

  it('says a suspended selection of IMTY, and a limit of a day', async () => {
    const i18n = await createI18n('CMN')
    expect(refusalReason(i18n, { reasonKey: imtyText(384) })).toBe('盘口已停止投注')
    expect(refusalReason(i18n, { reasonKey: dptyText(3018) })).toBe('超出限额')
  })

  it.each([
    ['PMTY', (reason: string) => pmtyText(pmtyCode(reason))],
    ['FBTY', (reason: string) => fbtyKey('rejected', fbtyRejection(reason))],
    ['IMTY', (reason: string) => imtyText(imtyCode(reason))],
    ['DPTY', (reason: string) => dptyText(dptyCode(reason))],
  ])(
    'has words for every reason for which the platform refuses a bet it has taken, at %s',
    async (_, keyOf) => {
      const i18n = await createI18n('CMN')
      const words = REFUSED_LATER.map((reason) => refusalReason(i18n, { reasonKey: keyOf(reason) }))
      expect(words).not.toContain('场馆没有受理')
    },
  )

  it('has a word for a reason that it does not know', async () => {
    const i18n = await createI18n('CMN')
    const words = [null, 'errors.order.rejected', 'of.a.later.version'].map((reasonKey) =>
      refusalReason(i18n, { reasonKey }),
    )
    expect(words).toEqual(['场馆没有受理', '场馆没有受理', '场馆没有受理'])
  })
})

describe('why a stake came back, in the records', () => {
  it('says a refusal with its reason, and a cancellation with what happened in the match', async () => {
    const i18n = await createI18n('CMN')
    const goal = 'imty.cancelled.goal'
    const abandoned = 'imty.cancelled.abandoned'
    expect(returnedNote(i18n, { state: 'rejected', reasonKey: goal })).toBe('未受理 · 有进球或得分 · 未扣款')
    expect(returnedNote(i18n, { state: 'cancelled', reasonKey: 'imty.cancelled.redCard' })).toBe(
      '已取消 · 出现红牌 · 本金已退回',
    )
    expect(returnedNote(i18n, { state: 'eventCancelled', reasonKey: abandoned })).toBe(
      '已取消 · 比赛腰斩 · 本金已退回',
    )
  })

  it('says nothing about a cancellation whose reason is not known, and about other orders', async () => {
    const i18n = await createI18n('CMN')
    for (const reasonKey of [null, 'errors.order.cancelled', 'errors.venue.tryAgain'])
      expect(returnedNote(i18n, { state: 'cancelled', reasonKey })).toBeNull()
    expect(returnedNote(i18n, { state: 'settled', reasonKey: null })).toBeNull()
  })
})

describe('the score that settled a leg, in the records', () => {
  it('is the final one in markets of the match, and that of the period in others', async () => {
    const { t } = await createI18n('CMN')
    const leg = (period: 'match' | 'secondHalf') =>
      legDetail(t, {
        ...orderLeg({}),
        scoreAtBet: [2, 2],
        settleScore: '0:2',
        spec: { stat: 'goals', kind: 'result', period },
      })
    expect(leg('match')).toContain('投注时 2-2 · 终场 0-2')
    expect(leg('secondHalf')).toContain('投注时 2-2 · 该段赛果 0-2')
  })
})
