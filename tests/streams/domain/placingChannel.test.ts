import { describe, expect, it } from 'vitest'
import { channelOfBet } from '../../../streams/domain/placingChannel.ts'

describe('the channel of a bet', () => {
  it('is that of its legs', () => {
    expect(channelOfBet([{ channel: 'video' }])).toBe('video')
    expect(channelOfBet([{ channel: 'animation' }, { channel: 'animation' }])).toBe('animation')
  })

  it('is the mobile site without one, and for legs of different channels', () => {
    expect(channelOfBet([{}])).toBe('h5')
    expect(channelOfBet([{ channel: 'video' }, {}])).toBe('h5')
    expect(channelOfBet([{ channel: 'video' }, { channel: 'animation' }])).toBe('h5')
    expect(channelOfBet([])).toBe('h5')
  })
})
