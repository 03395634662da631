import { isAnchorGame } from '../anchorGames/games.ts'
import { drawAnchorRound } from '../anchorGames/results.ts'
import { anchorReturn } from '../anchorGames/settlement.ts'
import { isPlay, playReturn } from '../baccarat/plays.ts'
import { CARD_KINDS } from '../baccarat/cards.ts'
import { drawTableRound } from '../baccarat/tableRound.ts'
import { betReturn } from '../lottery/betReturn.ts'
import { lotteryOf } from '../lottery/lotteries.ts'
import { readNumbers } from '../lottery/numbers.ts'
import { playOf } from '../lottery/plays/plays.ts'
import { drawNumbers } from '../lottery/series.ts'
import { drawBatch, publishedResult } from '../virtual/batch.ts'
import { batchEntry } from './batchEntry.ts'
import type { RoundProver } from './roundProof.ts'

const anchorGame: RoundProver = ({ game }, draws) => {
  if (!isAnchorGame(game)) return null
  const round = drawAnchorRound(game, draws)
  return { result: round.result, returnOf: ({ option, stake }) => anchorReturn(option, stake, round) }
}

const casino: RoundProver = ({ shoe }, draws) => {
  if (shoe === null || (shoe.left !== null && shoe.left.length !== CARD_KINDS)) return null
  const { result, shoe: after } = drawTableRound(shoe, draws)
  return {
    result,
    ...(shoe.left === null ? { cut: after.cut } : {}),
    returnOf: ({ option, stake }) => {
      const play = Number(option)
      return isPlay(play) ? playReturn(play, stake, result.results) : null
    },
  }
}

const lottery: RoundProver = ({ game, sealsAt }, draws) => {
  const found = lotteryOf(game)
  if (found === null || sealsAt === null) return null
  const { seriesId, sealedBeforeMs } = found
  const numbers = drawNumbers(seriesId, draws)
  return {
    result: { numbers },
    returnOf: ({ option, numbers: chosen, unit, multiple }) => {
      const play = playOf(seriesId, Number(option))
      if (play === null || chosen === null || unit === null || multiple === null) return null
      const read = readNumbers(play, chosen)
      if ('fault' in read) return null
      return betReturn(
        { play, choice: read.choice, unit, multiple },
        { numbers, drawAt: sealsAt + sealedBeforeMs },
      )
    },
  }
}

/** Bets on virtual sports are orders, which have records of their own. */
const virtual: RoundProver = ({ game, entry }, draws) => {
  const read = batchEntry(entry)
  const drawn = read === null ? null : drawBatch(game, read, draws)
  return drawn === null ? null : { result: publishedResult(drawn), returnOf: () => null }
}

/** How the rounds of each product are proven: a product adds its line here. */
const PROVERS: Readonly<Record<string, RoundProver>> = { anchorGame, casino, lottery, virtual }

/** `null` for a product that this client does not know. */
export function proverOf(product: string): RoundProver | null {
  return Object.hasOwn(PROVERS, product) ? (PROVERS[product] ?? null) : null
}
