import {
  anchorOdds,
  type AnchorGame,
  type AnchorOption,
  optionsOf,
} from '../../../streams/domain/anchorGames/games.ts'
import { anchorReturnRate } from '../../../streams/domain/anchorGames/returnRates.ts'
import { countHands, type HandCounts } from '../../../streams/domain/baccarat/enumeration.ts'
import { millionths } from '../../../streams/domain/baccarat/returnRates.ts'
import { FULL_SHOE } from '../../../streams/domain/baccarat/shoe.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import type { AnchorOptionRow } from '../../../streams/wire/site/anchorGames.ts'
import { anchorOptionName } from '../../names/anchorGameNames.ts'

/** An option with its price and its return × 1 000 000. */
export type OptionRow = AnchorOptionRow & { readonly rtp: number }

/** The options of the games, as the calls answer them. */
export type OptionRows = (game: AnchorGame, language: TextLanguage) => readonly OptionRow[]

/** Counts the hands of a full shoe once, when somebody asks. */
export function createOptionRows(): OptionRows {
  let counts: HandCounts | null = null
  const rate = (game: AnchorGame, option: AnchorOption): number => {
    counts ??= countHands(FULL_SHOE)
    const exact = anchorReturnRate(game, option, counts)
    if (exact === null) throw new Error(`${game} has no return of ${option}`)
    return millionths(exact)
  }
  return (game, language) =>
    optionsOf(game).map((option) => ({
      option,
      name: anchorOptionName(game, option, language),
      odds: anchorOdds(game, option) ?? 0,
      rtp: rate(game, option),
    }))
}
