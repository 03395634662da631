import { expect, it } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import { shownOutcome } from '../../../../streams/domain/rounds/gameBet.ts'

it.each([
  ['won', 400, 780, 'won'],
  ['won', 400, 401, 'won'],
  ['won', 400, 400, 'push'],
  ['won', 400, 390, 'part'],
  ['lost', 400, 0, 'lost'],
  ['push', 400, 400, 'push'],
  ['cancelled', 400, 400, 'cancelled'],
  ['none', 400, 0, 'none'],
] as const)('a bet that is %s, of %d with %d returned, is named %s', (outcome, stake, returned, shown) => {
  expect(shownOutcome({ outcome, stake: money(stake, 'RMB'), returned: money(returned, 'RMB') })).toBe(shown)
})
