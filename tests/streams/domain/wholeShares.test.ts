import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeShares } from '../../../streams/domain/scorePrediction.ts'

it('makes a hundred of any guesses, and nothing of none', () => {
  expect(wholeShares({ home: 0, draw: 0, away: 0 })).toEqual({ home: 0, draw: 0, away: 0 })
  const guesses = fc.nat(1_000_000)
  fc.assert(
    fc.property(guesses, guesses, guesses, (home, draw, away) => {
      fc.pre(home + draw + away > 0)
      const shares = wholeShares({ home, draw, away })
      expect(shares.home + shares.draw + shares.away).toBe(100)
      for (const share of Object.values(shares)) expect(share).toBeGreaterThanOrEqual(0)
    }),
  )
})
