import { expect, it } from 'vitest'
import { countHands } from '../../../../streams/domain/baccarat/enumeration.ts'
import { PLAY_CODES } from '../../../../streams/domain/baccarat/plays.ts'
import { millionths, playReturnRate } from '../../../../streams/domain/baccarat/returnRates.ts'
import { FULL_SHOE } from '../../../../streams/domain/baccarat/shoe.ts'
import { PLAY_RETURNS } from '../../../../streams/domain/casino/returns.ts'

it('the written returns are those of all hands of a full shoe', () => {
  const counts = countHands(FULL_SHOE)
  for (const play of PLAY_CODES) expect(PLAY_RETURNS[play]).toBe(millionths(playReturnRate(play, counts)))
})
