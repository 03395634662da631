import { expect, it } from 'vitest'
import { dptyFailure } from '../../../streams/venues/dpty/errors.ts'
import { fbtyFailure } from '../../../streams/venues/fbty/errors.ts'
import { imtyFailure } from '../../../streams/venues/imty/errors.ts'
import { pmtyFailure } from '../../../streams/venues/pmty/errors.ts'
import { createI18n } from '../../support/i18n.ts'

/** Each venue refuses a bet in a currency that the member does not have with the same code. */
const UNSUPPORTED = 3021

it.each([
  ['pmty', pmtyFailure(String(UNSUPPORTED), ''), '盘口拒绝了这张注单，没有扣款'],
  ['imty', imtyFailure(UNSUPPORTED), '该币种暂不可投注'],
  ['fbty', fbtyFailure(UNSUPPORTED, ''), '场馆不支持这个币种'],
  ['dpty', dptyFailure(UNSUPPORTED, ''), '场馆不支持这个币种'],
])('an unsupported currency is told in words at %s, and quoted anew', async (_, failure, words) => {
  if (failure.type !== 'refusal') throw new Error(failure.kind)
  const i18n = await createI18n('CMN')
  expect(i18n.t(failure.textKey as never)).toBe(words)
  expect(failure.action).toBe('requote')
})
