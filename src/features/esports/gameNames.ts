import type { TFunction } from 'i18next'
import type { Sport } from '../../../streams/index.ts'

const GAMES = ['dota2', 'lol', 'csgo', 'kog'] as const

/** The short name of a game, as the entries of the games have it; *all* for `null`. */
export function gameName(t: TFunction, sport: Sport | null): string {
  if (sport === null) return t('esports.all')
  const game = GAMES.find((each) => each === sport)
  return game === undefined ? t(`markets.sport.${sport}`) : t(`esports.game.${game}`)
}
