import type { TFunction } from 'i18next'

const GAMES = [
  '31001',
  '31002',
  '31003',
  '31004',
  '31005',
  '31201',
  '31101',
  '31102',
  '31103',
  '31104',
] as const

/** The name of a game of virtual sports by its id; the id itself of one that is not known. */
export function virtualGameName(t: TFunction, id: string): string {
  const game = GAMES.find((known) => known === id)
  return game === undefined ? id : t(`games.virtualGame.g${game}`)
}
