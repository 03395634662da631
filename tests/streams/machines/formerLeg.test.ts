import { expect, it } from 'vitest'
import { withHandle } from '../../../streams/machines/former/leg.ts'

it('makes the slot of a leg of release 0.1 its handle, and leaves everything else', () => {
  const leg = { venue: 'PMTY', choice: { matchId: 'm', slot: 2, line: -2 }, kickOff: 5 }
  const now = { venue: 'PMTY', choice: { matchId: 'm', handle: '2', line: -2 }, kickOff: 5 }
  expect(withHandle(leg)).toEqual(now)
  for (const same of [
    now,
    { choice: { handle: null } },
    { choice: { slot: '2' } },
    { choice: 7 },
    null,
    'x',
    [],
  ]) {
    expect(withHandle(same)).toBe(same)
  }
})
