import { expect, it } from 'vitest'
import { games } from '../../../src/i18n/texts/cmn/games.ts'
import { gameRefusal, type GameRefusal } from '../../../streams/domain/rounds/gameRefusal.ts'
import { GAME_REFUSAL_CODES } from '../../../streams/wire/games/refusals.ts'

it('has a text and an action for each refusal of a bet on a round', () => {
  const names = Object.keys(GAME_REFUSAL_CODES) as GameRefusal[]
  expect(Object.keys(games.refusal).sort()).toEqual(names.toSorted())
  for (const name of names) {
    expect(gameRefusal(name)).toMatchObject({ textKey: `games.refusal.${name}`, message: null })
  }
})
