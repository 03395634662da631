import { expect, it } from 'vitest'
import { VIRTUAL_GAME_IDS } from '../../../platform/world/virtual/games.ts'
import { leagueOf } from '../../../platform/world/virtual/names/leagues.ts'
import { virtualGameName } from '../../../src/words/virtualGameWords.ts'
import { createI18n } from '../../support/i18n.ts'

it.each([
  ['CMN', 'cmn'],
  ['ZHO', 'zho'],
  ['ENGLISH', 'english'],
] as const)('names each game of virtual sports as the platform does, in %s', async (language, name) => {
  const { t } = await createI18n(language)
  const other = VIRTUAL_GAME_IDS.filter((id) => !virtualGameName(t, id).endsWith(leagueOf(id).name[name]))
  expect(other).toEqual([])
})
