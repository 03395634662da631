/**
 * Numbers and words of virtual sports (docs/virtual-sports.md, 1 and 6), as plain literals: `wire` does not depend on
 * the domain.
 */

/** The eight values of `path` in `/vr/{path}`. */
export const PMTY_VIRTUAL_SITE_PATHS = [
  'soccer',
  'virtual-england-league',
  'virtual-worldcup',
  'virtual-nationalcup',
  'virtual-spain-friendly',
  'basketball',
  'race',
  'dog',
] as const

/** How the batches of a game belong together. */
export type VirtualFormat = 'league' | 'groupCup' | 'legCup' | 'friendly' | 'race'

interface VirtualGame {
  readonly tid: string
  readonly csid: number
  readonly sport: string
  readonly path: (typeof PMTY_VIRTUAL_SITE_PATHS)[number]
  readonly format: VirtualFormat
}

/** The games in the order of the menu: football, basketball, horses, greyhounds, speedway, motorbikes. */
export const PMTY_VIRTUAL_GAMES = [
  { tid: '31001', csid: 1001, sport: 'virtualFootball', path: 'soccer', format: 'league' },
  { tid: '31002', csid: 1001, sport: 'virtualFootball', path: 'virtual-england-league', format: 'league' },
  { tid: '31003', csid: 1001, sport: 'virtualFootball', path: 'virtual-worldcup', format: 'groupCup' },
  { tid: '31004', csid: 1001, sport: 'virtualFootball', path: 'virtual-nationalcup', format: 'legCup' },
  { tid: '31005', csid: 1001, sport: 'virtualFootball', path: 'virtual-spain-friendly', format: 'friendly' },
  { tid: '31201', csid: 1004, sport: 'virtualBasketball', path: 'basketball', format: 'league' },
  { tid: '31101', csid: 1011, sport: 'virtualHorse', path: 'race', format: 'race' },
  { tid: '31102', csid: 1002, sport: 'virtualGreyhounds', path: 'dog', format: 'race' },
  { tid: '31103', csid: 1009, sport: 'virtualSpeedway', path: 'race', format: 'race' },
  { tid: '31104', csid: 1010, sport: 'virtualMotorbike', path: 'race', format: 'race' },
] as const satisfies readonly VirtualGame[]

/** Betting ends so long before the start of a batch, real ms. */
export const PMTY_VIRTUAL_LOCK_MS = 10_000

/** A batch leaves the list so long after the end of its film, real ms. */
export const PMTY_VIRTUAL_LISTED_MS = 10_000

/** The keys of the tree of a cup, in playing order; `Q3` is the match for third place. */
export const PMTY_CUP_PHASES = ['Q16', 'Q8', 'Q4', 'Q3', 'Q2'] as const

/** `kind` of a frame of a film. */
export const PMTY_FRAME_KINDS = ['attack', 'goal', 'kick', 'kickMissed', 'points'] as const

/** The number of the side in a frame. */
export const PMTY_FRAME_SIDES = { 1: 'home', 2: 'away' } as const
