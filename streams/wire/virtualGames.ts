/**
 * What the venues with virtual sports have in common (docs/virtual-sports.md, 1 and 6), as plain literals: `wire` does
 * not depend on the domain.
 */

/** The eight values of `path` in `/vr/{path}`. */
export const VIRTUAL_SITE_PATHS = [
  'soccer',
  'virtual-england-league',
  'virtual-worldcup',
  'virtual-nationalcup',
  'virtual-spain-friendly',
  'basketball',
  'race',
  'dog',
] as const

interface VirtualGame {
  /** The id of the game, which is that of its league. */
  readonly id: string
  readonly sport: string
  readonly path: (typeof VIRTUAL_SITE_PATHS)[number]
  /** How its batches belong together. */
  readonly format: 'league' | 'groupCup' | 'legCup' | 'friendly' | 'race'
}

/** The games in the order of the menu: football, basketball, horses, greyhounds, speedway, motorbikes. */
export const VIRTUAL_WIRE_GAMES = [
  { id: '31001', sport: 'virtualFootball', path: 'soccer', format: 'league' },
  { id: '31002', sport: 'virtualFootball', path: 'virtual-england-league', format: 'league' },
  { id: '31003', sport: 'virtualFootball', path: 'virtual-worldcup', format: 'groupCup' },
  { id: '31004', sport: 'virtualFootball', path: 'virtual-nationalcup', format: 'legCup' },
  { id: '31005', sport: 'virtualFootball', path: 'virtual-spain-friendly', format: 'friendly' },
  { id: '31201', sport: 'virtualBasketball', path: 'basketball', format: 'league' },
  { id: '31101', sport: 'virtualHorse', path: 'race', format: 'race' },
  { id: '31102', sport: 'virtualGreyhounds', path: 'dog', format: 'race' },
  { id: '31103', sport: 'virtualSpeedway', path: 'race', format: 'race' },
  { id: '31104', sport: 'virtualMotorbike', path: 'race', format: 'race' },
] as const satisfies readonly VirtualGame[]

/** The phases of a cup, in playing order; `Q3` is the match for third place. */
export const VIRTUAL_CUP_PHASES = ['Q16', 'Q8', 'Q4', 'Q3', 'Q2'] as const

/** What happens in the film of a match. */
export const VIRTUAL_FILM_KINDS = ['attack', 'goal', 'kick', 'kickMissed', 'points'] as const

/** The number of a side in a film. */
export const VIRTUAL_FILM_SIDES = { 1: 'home', 2: 'away' } as const
