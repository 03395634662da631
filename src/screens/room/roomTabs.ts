export const ROOM_TABS = ['chat', 'match', 'anchor', 'ranking'] as const

export type RoomTab = (typeof ROOM_TABS)[number]

/** The text of a tab's name. At the side of the picture the tab of the match is the only place with prices. */
export function labelKeyOf(tab: RoomTab, beside: boolean) {
  return beside && tab === 'match' ? 'room.tabs.prices' : (`room.tabs.${tab}` as const)
}
