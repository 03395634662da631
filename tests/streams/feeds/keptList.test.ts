import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepChoice, readChoice } from '../../../streams/feeds/recordsList/index.ts'
import { createMemoryStore } from '../../support/ports.ts'

it('the list that was shown last is kept for its member', () => {
  const kept = createMemoryStore()
  keepChoice(kept, { memberId: '7' }, { settled: true, range: { from: 1, to: 2 } })
  expect(readChoice(kept, { memberId: '7' })).toEqual({ settled: true, range: { from: 1, to: 2 } })
  for (const other of [{ memberId: '8' }, { memberId: '7', game: 'casino' }]) {
    expect(readChoice(kept, other)).toEqual({ settled: false, range: 'week' })
  }
})

it('anything else in the storage is ignored', () => {
  const kept = createMemoryStore()
  for (const text of [
    '',
    '{',
    'null',
    '{"settled":1}',
    '{"settled":true,"range":{"from":5,"to":5}}',
    '{"settled":true,"range":"year"}',
  ]) {
    kept.set('touchline.betRecord.7', text)
    expect(readChoice(kept, { memberId: '7' })).toEqual({ settled: false, range: 'week' })
  }
  fc.assert(
    fc.property(fc.json(), (text) => {
      kept.set('touchline.betRecord.7', text)
      const { range } = readChoice(kept, { memberId: '7' })
      expect(typeof range === 'string' || range.from < range.to).toBe(true)
    }),
  )
})
