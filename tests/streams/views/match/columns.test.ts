import { describe, expect, it } from 'vitest'
import type { Match } from '../../../../streams/domain/match.ts'
import { pagesOf } from '../../../../streams/views/match/columns.ts'
import { matchOf } from '../../feeds/builders.ts'

const periods = (phase: Match['phase']) =>
  pagesOf({ ...matchOf('1', 0), sport: 'football', phase }).map((page) => page.map(({ spec }) => spec.period))

describe('the columns of a football match', () => {
  it('are those of the match and of its first half, until that is over', () => {
    expect(periods('notStarted')).toHaveLength(2)
    expect(periods('secondHalf')).toEqual([['match', 'match', 'match']])
  })

  it.each(['extraTimeAwaited', 'extraTimeFirstHalf', 'extraTimeBreak', 'penalties'] as const)(
    'are of extra time in %s, as regular time is settled',
    (phase) => {
      expect(periods(phase)).toEqual([['extraTime', 'extraTime', 'extraTime']])
    },
  )
})
