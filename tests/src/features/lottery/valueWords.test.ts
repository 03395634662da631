import type { TFunction } from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { groupWord } from '../../../../src/features/lottery/valueWords.ts'
import { playOf } from '../../../../streams/domain/lottery/plays/plays.ts'
import { createI18n } from '../../../support/i18n.ts'

let t: TFunction
beforeAll(async () => {
  ;({ t } = await createI18n('CMN'))
})

it.each([
  ['three digits', 1, 108, ['百位 对 个位']],
  ['five digits', 2, 216, ['万位 对 个位']],
  ['PK10', 3, 303, ['1 对 10', '2 对 9', '3 对 8', '4 对 7', '5 对 6']],
  ['11 of 5', 4, 415, ['第 1 位 对 第 5 位']],
] as const)('names both places that dragon and tiger of %s compare', (_, seriesId, playId, words) => {
  const play = playOf(seriesId, playId)
  if (play === null) throw new Error('the table has this play')
  expect(play.groups.map((group, index) => groupWord(t, play, group, index))).toEqual(words)
})
