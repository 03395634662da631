import {
  CARD_MODES,
  type CardMode,
  DEFAULT_CARD_MODE,
  ROAD_THEMES,
  type RoadTheme,
} from '../../domain/casino/modes.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** How the tables are shown. */
export interface ShownModes {
  readonly cardMode: CardMode
  /** `null` follows the theme of the app. */
  readonly roadTheme: RoadTheme | null
}

export interface ShownModesFeed {
  readonly shown$: State$<ShownModes>
  setCardMode(mode: CardMode): void
  setRoadTheme(theme: RoadTheme): void
}

const KEY = 'touchline.casino'

/** Keeps on the device what the member has changed, and nothing else (docs/games/casino.md, 1.2). */
export function createShownModes(scope: Scope, device: KeyValue, memberId: string): ShownModesFeed {
  const changed = scope.cell<Partial<ShownModes>>(changedBy(device, memberId))
  const change = (to: Partial<ShownModes>): void => {
    changed.update((before) => ({ ...before, ...to }))
    const others = storedMembers(device)
    device.set(
      KEY,
      JSON.stringify({ ...others, [memberId]: { ...ownOf(others, memberId), ...changed.state$.value } }),
    )
    shown.set(withDefaults(changed.state$.value))
  }
  const shown = scope.cell<ShownModes>(withDefaults(changed.state$.value))
  return {
    shown$: shown.state$,
    // Choosing what is shown already changes nothing, so that a default stays a default.
    setCardMode: (cardMode) => {
      if (cardMode !== shown.state$.value.cardMode) change({ cardMode })
    },
    setRoadTheme: (roadTheme) => {
      if (roadTheme !== shown.state$.value.roadTheme) change({ roadTheme })
    },
  }
}

function withDefaults({ cardMode = DEFAULT_CARD_MODE, roadTheme = null }: Partial<ShownModes>): ShownModes {
  return { cardMode, roadTheme }
}

function storedMembers(device: KeyValue): Readonly<Record<string, unknown>> {
  const stored = parseJson(device.get(KEY))
  return isRecord(stored) ? stored : {}
}

function ownOf(
  members: Readonly<Record<string, unknown>>,
  memberId: string,
): Readonly<Record<string, unknown>> {
  const own = Object.hasOwn(members, memberId) ? members[memberId] : null
  return isRecord(own) ? own : {}
}

function changedBy(device: KeyValue, memberId: string): Partial<ShownModes> {
  const own = ownOf(storedMembers(device), memberId)
  const cardMode = CARD_MODES.find((mode) => mode === own['cardMode'])
  const roadTheme = ROAD_THEMES.find((theme) => theme === own['roadTheme'])
  return {
    ...(cardMode === undefined ? {} : { cardMode }),
    ...(roadTheme === undefined ? {} : { roadTheme }),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
