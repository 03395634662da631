import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedBet, type BetRules, ruleRefusal } from '../../../../platform/play/anchorGames/betRules.ts'
import type { RoundSums } from '../../../../platform/rounds/rounds.ts'
import { BACCARAT_OPTIONS, anchorOdds } from '../../../../streams/domain/anchorGames/games.ts'
import { anchorLimits, maxOn } from '../../../../streams/domain/anchorGames/limits.ts'

const RULES: BetRules = { game: 'baccarat', currency: 'RMB', limits: anchorLimits('baccarat', 'RMB', 1) }
const { limits } = RULES

type OwnBet = RoundSums['own'][number]

/** What a position is to the rules: where it is, how much, and whether it counts. */
function position(option: string, stake: number, changes: Partial<OwnBet> = {}): OwnBet {
  const counted: Pick<OwnBet, 'selection' | 'stake' | 'currency' | 'status'> = {
    selection: { option, room: 'r8801' },
    stake,
    currency: 'RMB',
    status: 'open',
  }
  return { ...counted, ...changes } as OwnBet
}

const asked = (option: string, betAmount: number): AskedBet => ({
  option,
  betAmount,
  odds: anchorOdds('baccarat', option) ?? 0,
})

const NOTHING: RoundSums = { own: [], all: new Map() }

function after({ own, all }: RoundSums, bets: readonly AskedBet[]): RoundSums {
  const sums = new Map(all)
  for (const { option, betAmount } of bets) sums.set(option, (sums.get(option) ?? 0) + betAmount)
  return { own: [...own, ...bets.map(({ option, betAmount }) => position(option, betAmount))], all: sums }
}

describe('the limits of a call', () => {
  it('add up two bets on one option', () => {
    const half = limits.max / 2
    expect(ruleRefusal(RULES, [asked('big', half), asked('big', half)], NOTHING)).toBeNull()
    expect(ruleRefusal(RULES, [asked('big', half), asked('big', half + 1)], NOTHING)).toBe('aboveMax')
    expect(ruleRefusal(RULES, [asked('big', half), asked('small', half + 1)], NOTHING)).toBeNull()
  })

  it('add up two bets on one option for that of all members', () => {
    const sums = { own: [], all: new Map([['big', limits.allMax - 1_000]]) }
    expect(ruleRefusal(RULES, [asked('big', 500), asked('big', 500)], sums)).toBeNull()
    expect(ruleRefusal(RULES, [asked('big', 500), asked('big', 501)], sums)).toBe('roundFull')
  })

  it('have a most of their own on a tie, and on the round', () => {
    expect(ruleRefusal(RULES, [asked('tie', maxOn(limits, 'tie'))], NOTHING)).toBeNull()
    expect(ruleRefusal(RULES, [asked('tie', maxOn(limits, 'tie') + 1)], NOTHING)).toBe('aboveMax')
    const full = after(
      NOTHING,
      ['big', 'small', 'odd', 'even'].map((each) => asked(each, limits.max)),
    )
    expect(ruleRefusal(RULES, [asked('player', limits.min)], full)).toBe('aboveMax')
  })

  it('count neither bets that were given back nor those in another currency', () => {
    const given = position('big', limits.max, { status: 'cancelled' })
    const other = position('big', limits.max, { currency: 'USDT' })
    const sums = { own: [given, other], all: new Map() }
    expect(ruleRefusal(RULES, [asked('big', limits.max)], sums)).toBeNull()
  })

  it('know the options of the game and their prices', () => {
    expect(ruleRefusal(RULES, [asked('jq', 1_000)], NOTHING)).toBe('unknownOption')
    expect(ruleRefusal(RULES, [{ ...asked('big', 1_000), odds: 1 }], NOTHING)).toBe('oddsChanged')
    expect(ruleRefusal(RULES, [asked('big', limits.min - 1)], NOTHING)).toBe('belowMin')
  })
})

const aBet = fc
  .record({
    option: fc.constantFrom(...BACCARAT_OPTIONS),
    stake: fc.integer({ min: limits.min - 1, max: limits.max + 1 }),
  })
  .map(({ option, stake }) => asked(option, stake))
const someBets = fc.array(aBet, { minLength: 1, maxLength: 7 })
const someSums = fc.array(aBet, { maxLength: 5 }).map((bets) => after(NOTHING, bets))

describe('a call of several bets', () => {
  it('is refused exactly as its bets are one after the other', () => {
    fc.assert(
      fc.property(someSums, someBets, (sums, bets) => {
        let before = sums
        let first: ReturnType<typeof ruleRefusal> = null
        for (const bet of bets) {
          first = ruleRefusal(RULES, [bet], before)
          if (first !== null) break
          before = after(before, [bet])
        }
        expect(ruleRefusal(RULES, bets, sums)).toBe(first)
      }),
    )
  })

  it('never leaves a member above a limit, whatever calls were taken before', () => {
    fc.assert(
      fc.property(fc.array(someBets, { maxLength: 8 }), (calls) => {
        const taken = calls.reduce<RoundSums>(
          (sums, bets) => (ruleRefusal(RULES, bets, sums) === null ? after(sums, bets) : sums),
          NOTHING,
        )
        for (const option of BACCARAT_OPTIONS) {
          expect(taken.all.get(option) ?? 0).toBeLessThanOrEqual(maxOn(limits, option))
        }
        const onRound = [...taken.all.values()].reduce((total, stake) => total + stake, 0)
        expect(onRound).toBeLessThanOrEqual(limits.roundMax)
      }),
    )
  })
})
