import { map } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Match } from '../../../../streams/domain/match.ts'
import { matchNotice$, noticesBetween } from '../../../../streams/views/match/matchNotices.ts'
import { matchOf } from '../../feeds/builders.ts'
import { withMarbles } from '../../../support/marbles.ts'

const LIVE: Match = {
  ...matchOf('m1', 0),
  sport: 'football',
  state: 'live',
  phase: 'firstHalf',
  score: [0, 0],
  facts: { 'redCards.match': [0, 0] },
}

describe('what happened between two states of a match', () => {
  it('is a goal of the side whose score grew', () => {
    expect(noticesBetween(LIVE, { ...LIVE, score: [0, 1] })).toEqual([
      { kind: 'score', side: 'away', count: [0, 1] },
    ])
  })

  it('is a withdrawn goal when the score falls', () => {
    const after = { ...LIVE, score: [2, 1] } as const
    expect(noticesBetween(after, { ...after, score: [1, 1] })).toEqual([
      { kind: 'scoreWithdrawn', side: 'home', count: [1, 1] },
    ])
  })

  it('is a red card, and none while cards are not known', () => {
    const sentOff: Match = { ...LIVE, facts: { 'redCards.match': [1, 0] } }
    expect(noticesBetween(LIVE, sentOff)).toEqual([{ kind: 'redCard', side: 'home', count: [1, 0] }])
    expect(noticesBetween({ ...LIVE, facts: {} }, sentOff)).toEqual([])
  })

  it('is a phase, and the goal that came with it after it', () => {
    const ended: Match = { ...LIVE, phase: 'halfTime', score: [1, 0] }
    expect(noticesBetween(LIVE, ended).map(({ kind }) => kind)).toEqual(['phase', 'score'])
  })

  it('is no point of basketball, and nothing of another match', () => {
    const basket: Match = { ...LIVE, sport: 'basketball', score: [10, 12] }
    expect(noticesBetween(basket, { ...basket, score: [12, 12] })).toEqual([])
    expect(noticesBetween(LIVE, { ...LIVE, id: 'm2', score: [3, 0] })).toEqual([])
  })
})

describe('the notice of a match', () => {
  it('is none at first, is shown for six seconds, and gives way to a newer one', () => {
    withMarbles(({ hot, expectObservable }) => {
      const goals: Readonly<Record<string, number>> = { a: 0, b: 1, c: 2 }
      const match$ = hot('a 1s b 2s c', goals).pipe(map((home): Match => ({ ...LIVE, score: [home, 0] })))
      const shown$ = matchNotice$(match$).pipe(
        map((notice) => (notice === null || notice.kind === 'phase' ? 0 : notice.count[0])),
      )
      expectObservable(shown$).toBe('- 1s x 2s y 5999ms z', { x: 1, y: 2, z: 0 })
    })
  })
})
