import { describe, expect, it } from 'vitest'
import { SLIP_LIMIT } from '../../../streams/domain/slipLegs.ts'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { pmtyFailure } from '../../../streams/venues/pmty/errors.ts'
import { isSuccess, PMTY_CODE_CLASSES } from '../../../streams/wire/pmty/codes.ts'
import { LIMITS } from './constants.ts'
import { REASONS as RESERVATIONS } from './reservationAnswers.ts'
import * as refusals from './refusals.ts'

/** What the client offers after a refusal; the words of its failures. */
const OFFERED: Readonly<Record<string, { readonly reasons: readonly string[]; readonly action: string }>> = {
  'price changed': { reasons: ['oddsChanged', 'lineChanged'], action: 'acceptChange' },
  'slot changed': { reasons: ['slotChanged'], action: 'requote' },
  closed: { reasons: ['marketClosed'], action: 'removeLeg' },
  'series not possible': {
    reasons: ['parlayNotAllowed', 'sameMatch', 'legCount', 'unknownSeries'],
    action: 'none',
  },
  'try again': { reasons: ['tryAgain', 'serverError'], action: 'tryAgain' },
  wait: { reasons: ['later'], action: 'later' },
  balance: { reasons: ['insufficientBalance'], action: 'topUp' },
  account: { reasons: ['accountBarred'], action: 'support' },
  break: { reasons: ['onBreak'], action: 'none' },
  'own limit': { reasons: ['ownStakeLimit', 'ownLossLimit', 'ownTimeLimit'], action: 'none' },
  'market confirming': { reasons: ['marketConfirming'], action: 'later' },
  'market refused': { reasons: ['refused'], action: 'requote' },
  'limits changed': { reasons: ['limitChanged'], action: 'requote' },
  'score changed': { reasons: ['scoreChanged'], action: 'requote' },
  unknown: { reasons: ['unknownResult'], action: 'lookUp' },
  'out of service': { reasons: ['serviceDown'], action: 'support' },
  'token expired': { reasons: ['tokenExpired'], action: 'tryAgain' },
  'above the limit of the member': { reasons: ['memberLimit'], action: 'requote' },
  'above the limit of the market': { reasons: ['marketLimit'], action: 'requote' },
  'currency not supported': { reasons: ['refused'], action: 'requote' },
  'odds format not offered': { reasons: ['refused'], action: 'requote' },
}

describe('codes of answers', () => {
  it('of success', () => {
    expect(refusals.SUCCESS.filter(({ code }) => !isSuccess(String(code)))).toEqual([])
  })

  it('of refusals lead to what is documented', () => {
    const coded = [...refusals.REFUSALS, ...refusals.COMMON_REFUSALS, ...refusals.SESSION]
    const wrong = coded.flatMap(({ code, means }) => {
      const failure = pmtyFailure(code, '')
      if (failure.type === 'transport') return means === 'too many calls' ? [] : [code]
      const offered = OFFERED[means]
      const right = offered?.reasons.includes(failure.reason) === true && offered.action === failure.action
      return right ? [] : [`${code} (${means}): ${failure.reason}, ${failure.action}`]
    })
    expect(wrong).toEqual([])
  })

  it('are all documented', () => {
    const documented = new Set<string>(
      [
        ...refusals.REFUSALS,
        ...refusals.COMMON_REFUSALS,
        ...refusals.SESSION,
        ...refusals.DATA,
        ...RESERVATIONS,
      ].map(({ code }) => code),
    )
    expect(
      Object.values(PMTY_CODE_CLASSES).flatMap((codes) => codes.filter((code) => !documented.has(code))),
    ).toEqual([])
  })

  it('limits and times of the link', () => {
    expect(linkDefaults.placeBetTimeoutMs).toBe(LIMITS.placeTimeoutMs.value)
    expect(linkDefaults.pricePollEveryMs).toBe(LIMITS.pollMs.value)
    expect(SLIP_LIMIT).toBe(LIMITS.cartMatches.value)
    expect(ODDS_SCALE).toBe(LIMITS.oddsScale.value)
    expect(linkDefaults.readRetries).toBe(LIMITS.readRetries.value)
  })
})
