import { beforeAll, expect, it } from 'vitest'
import type { TFunction } from 'i18next'
import { numbersWords } from '../../../src/words/lotteryWords.ts'
import { createI18n } from '../../support/i18n.ts'
import { NUMBERS } from '../../documents/games/lotteryNotes.ts'

let t: TFunction
beforeAll(async () => {
  ;({ t } = await createI18n('CMN'))
})

it.each([
  [202, '2,7|0,5,8|4,6', '2 7 | 0 5 8 | 4 6'],
  [106, 'b,s||o', '百位 大 小 | 个位 单'],
  [214, '||||e', '个位 双'],
  [301, '|||||||||1', '第 10 位 1'],
  [303, '|t|||', '2 对 9 虎'],
  [409, '||1,11', '第 3 位 01 11'],
  [606, '7|||||', '第 1 位 07'],
  [105, '1|2|3', '1 | 2 | 3'],
  [401, '1,11', '01 11'],
  [604, '5', '龙'],
  [603, 'r,u,g', '红 蓝 绿'],
])('of play %i says %s as %s', (playId, numbers, words) => {
  expect(numbersWords(t, playId, numbers)).toBe(words)
})

it('leaves no letter of the wire in any documented numbers', () => {
  for (const { playId, least, most } of NUMBERS)
    for (const { numbers } of [least, most])
      expect([playId, /[a-z,]/.exec(numbersWords(t, playId, numbers))]).toEqual([playId, null])
})

it('shows numbers of an unknown play as they came', () => {
  expect(numbersWords(t, 901, 'b|s')).toBe('b|s')
  expect(numbersWords(t, Number.NaN, '1')).toBe('1')
})
