import { expect, it } from 'vitest'
import { gameStatusOf } from '../../../../streams/domain/anchorGames/states.ts'
import { ROUND_CHANGES, type RoundState } from '../../../../streams/domain/rounds/roundState.ts'

const STATES = Object.keys(ROUND_CHANGES) as RoundState[]

it('the state of a game follows from that of its round (docs/games/anchor.md, 2.1; rounds.md, 2.1)', () => {
  expect(Object.fromEntries(STATES.map((state) => [state, gameStatusOf(state)]))).toEqual({
    announced: 5,
    open: 1,
    sealed: 2,
    interrupted: 4,
    decided: 3,
    closed: 5,
    void: 5,
  })
})
