import { beforeAll, expect, it } from 'vitest'
import type { TFunction } from 'i18next'
import { chaseStateWord, drawnWords, numbersWords, planWord } from '../../../src/words/lotteryWords.ts'
import { createI18n } from '../../support/i18n.ts'
import { NUMBERS } from '../../documents/games/lotteryNotes.ts'

let t: TFunction
beforeAll(async () => {
  ;({ t } = await createI18n('CMN'))
})

it.each([
  [202, '2,7|0,5,8|4,6', '2 7 | 0 5 8 | 4 6'],
  [106, 'b,s||o', '百位：大 小 | 个位：单'],
  [214, '||||e', '个位：双'],
  [301, '|||||||||1', '第 10 位：1'],
  [303, '|t|||', '2 对 9：虎'],
  [409, '||1,11', '第 3 位：01 11'],
  [606, '7|||||', '第 1 位：07'],
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

it('keeps a place apart from the numbers that are chosen for it', async () => {
  const english = await createI18n('ENGLISH')
  expect(numbersWords(english.t, 301, '1,2,3|||||||||')).toBe('Place 1: 1 2 3')
})

it.each([
  [101, ['1', '3', '4'], '1 3 4'],
  [301, ['10', '2'], '10 2'],
  [401, ['2', '11', '9', '7', '1'], '02 11 09 07 01'],
  [601, ['3', '14', '7', '41', '20', '9', '5'], '03 14 07 41 20 09 + 05'],
  [901, ['3', '14'], '3 14'],
])('writes a draw of play %i as on the page of its lottery', (playId, numbers, words) => {
  expect(drawnWords(playId, numbers)).toBe(words)
})

it('leaves the year out of the number of a draw', () => {
  expect(planWord('20261128-0734')).toBe('1128-0734')
})

it.each([
  ['inProgress', 0, '进行中'],
  ['completed', 10, '已完成'],
  ['completed', 0, '已取消'],
  ['completed', 4, '已结束，退 6 期'],
  ['unknown', 0, '–'],
] as const)('says of a chase that is %s with %i of 10 draws', (state, drawn, words) => {
  expect(chaseStateWord(t, { state, drawn, draws: 10 })).toBe(words)
})
