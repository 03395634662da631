import { expect, it } from 'vitest'
import { CONNECTING, failureOf, interrupted, live, valueOf } from '../../../streams/kernel/feed.ts'

it('keeps the last picture, marked stale, when its source is interrupted', () => {
  const stale = interrupted(live('odds', 5), 'offline')
  expect(stale).toEqual({ status: 'stale', value: 'odds', asOf: 5, reason: 'offline' })
  expect(interrupted(stale, 'timeout')).toEqual({
    status: 'stale',
    value: 'odds',
    asOf: 5,
    reason: 'timeout',
  })
})

it('fails when there is no picture to keep', () => {
  const failed = interrupted(CONNECTING, 'network')
  expect(failed).toEqual({ status: 'failed', value: undefined, asOf: undefined, reason: 'network' })
  expect(interrupted(failed, 'timeout')).toMatchObject({ status: 'failed', reason: 'timeout' })
})

it('has a value while it is stale, and a failure only without one', () => {
  const known = live('odds', 5)
  const feeds = [CONNECTING, known, interrupted(known, 'offline'), interrupted(CONNECTING, 'network')]
  expect(feeds.map(valueOf)).toEqual([undefined, 'odds', 'odds', undefined])
  expect(feeds.map(failureOf)).toEqual([null, null, null, 'network'])
})
