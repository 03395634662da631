import { describe, expect, it } from 'vitest'
import {
  emptyChoice,
  hasQuickChoice,
  quickValues,
  toggled,
  withValues,
} from '../../../../streams/domain/lottery/choosing.ts'
import { ALL_PLAYS } from './arbitraries.ts'

const groupOf = (playId: number) => {
  const play = ALL_PLAYS.find((each) => each.playId === playId)
  const [group] = play?.groups ?? []
  if (play === undefined || group === undefined) throw new RangeError(`no play ${playId}`)
  return { play, group }
}

describe('choosing (docs/games/lottery.md, 5)', () => {
  it('adds and removes a value, in the order of the group', () => {
    const { play } = groupOf(301)
    const one = toggled(play, emptyChoice(play), 1, '10')
    const two = toggled(play, one, 1, '9')
    expect(two.map((values) => values.join())).toEqual(['', '9,10', '', '', '', '', '', '', '', ''])
    expect(toggled(play, two, 1, '10')[1]).toEqual(['9'])
    expect(withValues(play, two, 0, ['3', '1', 'no'])[0]).toEqual(['1', '3'])
  })

  it.each([
    [101, 'big', '5,6,7,8,9'],
    [101, 'small', '0,1,2,3,4'],
    [101, 'odd', '1,3,5,7,9'],
    [101, 'even', '0,2,4,6,8'],
    [101, 'clear', ''],
    [301, 'big', '6,7,8,9,10'],
    [301, 'small', '1,2,3,4,5'],
    [409, 'big', '6,7,8,9,10,11'],
    [506, 'big', '4,5,6'],
    [506, 'all', '1,2,3,4,5,6'],
  ] as const)('%i %s is %s', (playId, quick, values) => {
    expect(quickValues(groupOf(playId).group, quick).join()).toBe(values)
  })

  it('divides the numbers of mark six at 25', () => {
    const { group } = groupOf(601)
    expect(quickValues(group, 'small')).toHaveLength(24)
    expect(quickValues(group, 'big')[0]).toBe('25')
  })

  it('has only what a group can take', () => {
    expect(hasQuickChoice(groupOf(607).group, 'all')).toBe(false)
    expect(quickValues(groupOf(607).group, 'all')).toEqual([])
    expect(hasQuickChoice(groupOf(106).group, 'odd')).toBe(false)
    expect(quickValues(groupOf(106).group, 'odd')).toEqual([])
    expect(quickValues(groupOf(106).group, 'all')).toEqual(['b', 's', 'o', 'e'])
  })
})
