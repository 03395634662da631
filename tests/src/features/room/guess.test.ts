import { describe, expect, it } from 'vitest'
import { winnerOf, winnerSides } from '../../../../src/features/room/guess.ts'
import { matchRow } from '../../../../streams/views/match/matchRow.ts'
import { matchOf } from '../../../streams/feeds/builders.ts'

describe('who can win', () => {
  it('is the home side, the away side and a draw in football, and no draw elsewhere', () => {
    const sides = (sport: 'football' | 'tennis' | 'basketball') =>
      winnerSides(sport, matchRow(matchOf('1', 0, { sport })))
    expect(sides('football')).toEqual(['home', 'draw', 'away'])
    expect(sides('tennis')).toEqual(['home', 'away'])
    expect(sides('basketball')).toEqual(['home', 'away'])
    expect(winnerSides('tennis', null)).toEqual(['home', 'away'])
  })

  it('has won only when the match is over', () => {
    expect(winnerOf(matchOf('1', 0, { score: [2, 1], state: 'live' }))).toBeNull()
    expect(winnerOf(matchOf('1', 0, { score: [2, 1], state: 'ended' }))).toBe('home')
    expect(winnerOf(matchOf('1', 0, { score: [0, 1], state: 'ended' }))).toBe('away')
    expect(winnerOf(matchOf('1', 0, { score: [1, 1], state: 'ended' }))).toBe('draw')
  })
})
