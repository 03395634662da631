import { beforeAll, describe, expect, it } from 'vitest'
import {
  BACCARAT_OPTIONS,
  type AnchorOption,
  optionsOf,
} from '../../../../streams/domain/anchorGames/games.ts'
import { drawAnchorRound } from '../../../../streams/domain/anchorGames/results.ts'
import { anchorReturnRate } from '../../../../streams/domain/anchorGames/returnRates.ts'
import { baccaratFactor } from '../../../../streams/domain/anchorGames/settlement.ts'
import { countHands } from '../../../../streams/domain/baccarat/enumeration.ts'
import { millionths } from '../../../../streams/domain/baccarat/returnRates.ts'
import { FULL_SHOE } from '../../../../streams/domain/baccarat/shoe.ts'
import { simulatedDraws } from '../rounds/draws.ts'

const FULL = countHands(FULL_SHOE)

describe('exact returns (docs/games/anchor.md, 1.2)', () => {
  it.each<[AnchorOption, bigint, bigint, number]>([
    ['player', 4487665622701n, 4648807919925n, 965_336],
    ['banker', 10732465128097n, 10847218479825n, 989_420],
    ['tie', 4954452359096n, 6508331087895n, 761_247],
    ['big', 197585289103n, 200256341166n, 986_661],
    ['small', 1929145761707n, 2002563411660n, 963_338],
    ['odd', 9755326693459n, 10012817058300n, 974_283],
    ['even', 4884833285113n, 5006408529150n, 975_716],
  ])('%s', (option, num, den, published) => {
    const rate = anchorReturnRate('baccarat', option, FULL)
    if (rate === null) throw new Error('baccarat has this option')
    expect(rate.num * den).toBe(num * rate.den)
    expect(millionths(rate)).toBe(published)
  })

  it('of the ball games are 39/40', () => {
    for (const game of ['penalty', 'buzzer'] as const) {
      expect(optionsOf(game).map((option) => anchorReturnRate(game, option, FULL))).toEqual([
        { num: 195_000n, den: 200_000n },
        { num: 195_000n, den: 200_000n },
      ])
    }
    expect(anchorReturnRate('penalty', 'tie', FULL)).toBeNull()
  })
})

describe('10⁶ rounds of baccarat from a full shoe', () => {
  const rounds = 1_000_000
  const ends = new Array<number>(100).fill(0)

  beforeAll(() => {
    const draws = simulatedDraws(207)
    for (let round = 0; round < rounds; round += 1) {
      const drawn = drawAnchorRound('baccarat', draws)
      if (drawn.game !== 'baccarat') continue
      const place = drawn.result.playerPoints * 10 + drawn.result.bankerPoints
      ends[place] = (ends[place] ?? 0) + 1
    }
  }, 60_000)

  it.each(BACCARAT_OPTIONS)('return of %s within 4σ', (option) => {
    const factors = ends.map(
      (_, place) => baccaratFactor(option, Math.floor(place / 10), place % 10) / 100_000,
    )
    const meanOf = (power: number) =>
      ends.reduce((sum, count, place) => sum + count * (factors[place] ?? 0) ** power, 0) / rounds
    const rate = anchorReturnRate('baccarat', option, FULL)
    const exact = rate === null ? 0 : Number(rate.num) / Number(rate.den)
    const sigma = Math.sqrt((meanOf(2) - meanOf(1) ** 2) / rounds)
    expect(Math.abs(meanOf(1) - exact)).toBeLessThan(4 * sigma)
  })
})
