import { describe, expect, it } from 'vitest'
import { imtyFailure, refusalKey } from '../../../../streams/venues/imty/errors.ts'
import { IMTY_CANCEL_REASONS } from '../../../../streams/wire/imty/tables.ts'

const { none, redCard, goal, abandoned } = IMTY_CANCEL_REASONS
const SUCCESS = 100
const SCORE_CHANGED = 383

describe('why a wager of IMTY was refused or cancelled', () => {
  it.each([
    [redCard, 'imty.cancelled.redCard'],
    [goal, 'imty.cancelled.goal'],
    [abandoned, 'imty.cancelled.abandoned'],
  ])('is said by the cancel reason %i of an item', (reason, key) => {
    for (const state of ['rejected', 'cancelled', 'eventCancelled'] as const)
      expect(refusalKey(state, SUCCESS, [none, reason, none])).toBe(key)
    expect(refusalKey('accepted', SUCCESS, [reason])).toBeNull()
  })

  it('is the first of its items that has a name', () => {
    expect(refusalKey('cancelled', SUCCESS, [7, goal, redCard])).toBe('imty.cancelled.goal')
  })

  it.each([[[]], [[none]], [[7]]])('is the text of the state and the code with the reasons %j', (reasons) => {
    expect(refusalKey('cancelled', SUCCESS, reasons)).toBe('errors.order.cancelled')
    expect(refusalKey('eventCancelled', SUCCESS, reasons)).toBe('errors.order.cancelled')
    expect(refusalKey('rejected', SCORE_CHANGED, reasons)).toBe('errors.venue.scoreChanged')
  })
})

it('a wager that was decided too late has not been placed, and the session goes on', () => {
  expect(refusalKey('rejected', 101)).toBe('errors.venue.tryAgain')
  expect(imtyFailure(101)).toMatchObject({ textKey: 'errors.venue.tokenExpired' })
})

it.each([
  [107, 'imty.reason.invalid'],
  [380, 'imty.reason.invalid'],
  [331, 'imty.reason.gone'],
  [332, 'imty.reason.marketChanged'],
])('a refusal with %i is said in a text of the client', (code, textKey) => {
  expect(imtyFailure(code)).toMatchObject({ type: 'refusal', textKey, message: null })
})
