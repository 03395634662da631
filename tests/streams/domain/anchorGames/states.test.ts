import { describe, expect, it } from 'vitest'
import { gameStatusOf, isGameStatus, stageOf } from '../../../../streams/domain/anchorGames/states.ts'
import { ROUND_CHANGES, type RoundState } from '../../../../streams/domain/rounds/roundState.ts'

const STATES = Object.keys(ROUND_CHANGES) as RoundState[]

describe('the state of a game (docs/games/anchor.md, 2.1; rounds.md, 2.1)', () => {
  it('follows from that of its round', () => {
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

  it.each([
    [1, 'bet'],
    [2, 'seal'],
    [3, 'result'],
    [4, 'error'],
    [5, 'idle'],
  ] as const)('%i leads to the stage %s', (status, stage) => {
    expect(stageOf(status, false)).toBe(stage)
    expect(stageOf(status, true)).toBe('error')
  })

  it('has the codes 1 to 5 only', () => {
    expect([0, 1, 5, 6, 1.5, NaN].map(isGameStatus)).toEqual([false, true, true, false, false, false])
  })
})
