import type { TFunction } from 'i18next'

const GAMES = ['penalty', 'buzzer', 'baccarat'] as const
const VENUES = ['ZBYXGAME'] as const
const OPTIONS = ['jq', 'bjq', 'big', 'small', 'odd', 'even', 'player', 'tie', 'banker'] as const

/** The name of an anchor game by its code; the code itself of one that is not known. */
export function gameName(t: TFunction, code: string): string {
  const game = GAMES.find((known) => known === code)
  return game === undefined ? code : t(`anchorGame.game.${game}`)
}

/** The name of an option by its code; the three-pointer has words of its own for those of the shootout. */
export function gameOptionName(t: TFunction, game: string, code: string): string {
  const option = OPTIONS.find((known) => known === code)
  if (option === undefined) return code
  if (game === 'buzzer' && option === 'jq') return t('anchorGame.option.in')
  if (game === 'buzzer' && option === 'bjq') return t('anchorGame.option.miss')
  return t(`anchorGame.option.${option}`)
}

/** The name of the venue of the games; as the platform names it where it has no words. */
export function gameVenueName(t: TFunction, name: string): string {
  const venue = VENUES.find((known) => known === name)
  return venue === undefined ? name : t(`anchorGame.venueNames.${venue}`)
}
