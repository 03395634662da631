import { describe, expect, it } from 'vitest'
import { sideColours } from '../../../../src/features/virtual/drawing/sideColours.ts'

const kit = (base: string, trim: string) => ({ base, trim, pattern: 'plain' as const })

describe('the colours of two sides in a film', () => {
  it('are those of the kits when they differ', () => {
    expect(sideColours(kit('#aa0000', '#ffffff'), kit('#0000aa', '#ffffff'))).toEqual({
      home: '#aa0000',
      away: '#0000aa',
    })
  })

  it('of the away side is its trim when both kits have one colour', () => {
    expect(sideColours(kit('#66b2e8', '#ffffff'), kit('#66b2e8', '#0b3a8f')).away).toBe('#0b3a8f')
  })

  it('of the away side changes when its trim is as near', () => {
    expect(sideColours(kit('#111111', '#ffffff'), kit('#111111', '#151515')).away).toBe('#ffffff')
    expect(sideColours(kit('#ffffff', '#eeeeee'), kit('#fafafa', '#f5f5f5')).away).toBe('#16181d')
  })

  it('are there without kits', () => {
    const { home, away } = sideColours(null, null)
    expect(home).not.toBe(away)
  })
})
