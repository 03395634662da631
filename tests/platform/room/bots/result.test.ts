import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resultMessage } from '../../../../platform/room/bots/result.ts'
import type { PredictionTotals } from '../../../../platform/store/rooms/room.ts'
import { wholeShares } from '../../../../streams/domain/scorePrediction.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { footballAfter, found, HOUR } from '../../world/builders.ts'

const [first] = footballAfter(HOUR).world.matches()
const PLAYED = found(first, 'match')

function textOf(score: readonly [number, number], guesses: PredictionTotals): string {
  const message = resultMessage({ ...PLAYED, score }, guesses)
  if (message.type !== messageTypes.activityPush || typeof message.body.text === 'string') return ''
  return message.body.text.english
}

describe('the result of a match in its room', () => {
  it('says the same share as the panel, whose shares add up to 100', () => {
    // 49.4, 23.3 and 27.3 % by themselves; the panel shows 49, 23 and 28.
    const guesses = { home: 494, draw: 233, away: 273 }
    expect(textOf([1, 2], guesses)).toMatch(/ 1-2 .*\. 28% guessed right$/)
    const count = fc.nat({ max: 5_000 })
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 5_000 }), (home, draw, away) => {
        const shown = wholeShares({ home, draw, away })
        expect(textOf([2, 0], { home, draw, away })).toContain(`. ${shown.home}% guessed`)
        expect(textOf([1, 1], { home, draw, away })).toContain(`. ${shown.draw}% guessed`)
        expect(textOf([0, 3], { home, draw, away })).toContain(`. ${shown.away}% guessed`)
      }),
    )
  })

  it('says no share where nobody has guessed', () => {
    expect(textOf([0, 0], { home: 0, draw: 0, away: 0 })).toMatch(/ 0-0 [^%]*$/)
  })
})
