/**
 * How a table is shown (docs/games/casino.md, 1.2): `onSite` the live scene, `dealer` a portrait with the cards,
 * `mapGraph` the roads, `Simple` name, state and counts.
 */
export const CARD_MODES = ['onSite', 'dealer', 'mapGraph', 'Simple'] as const

export type CardMode = (typeof CARD_MODES)[number]

export const DEFAULT_CARD_MODE: CardMode = 'onSite'

export const ROAD_THEMES = ['dark', 'light'] as const

export type RoadTheme = (typeof ROAD_THEMES)[number]

/** The tabs of the list: all tables, and those at which the member has bet in the last thirty days. */
export const LIST_TABS = { all: 0, history: 1 } as const
