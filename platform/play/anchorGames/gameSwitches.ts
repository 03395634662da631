import * as v from 'valibot'
import type { AnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import type { MAINTAIN } from '../../../streams/domain/anchorGames/states.ts'
import type { Settings } from '../../store/settings.ts'
import { createSharedSetting, type SharedSettingDeps } from '../sharedSetting.ts'

/** Whether a game is played. */
export interface GameSwitch {
  readonly maintain: keyof typeof MAINTAIN
  /** Shown while the game is maintained; empty otherwise. */
  readonly message: string
}

/** The switches of the games, which `control` changes for all processes. */
export interface GameSwitches {
  of(game: AnchorGame): GameSwitch
  /** Reads what other processes have changed. Called often. */
  refresh(): Promise<void>
}

const SETTING = 'anchorGames.switches'
const ON: GameSwitch = { maintain: 'on', message: '' }

const switched = v.object({ maintain: v.picklist(['off', 'on', 'maintain']), message: v.string() })
const stored = v.fallback(
  v.object({
    penalty: v.optional(switched, ON),
    buzzer: v.optional(switched, ON),
    baccarat: v.optional(switched, ON),
  }),
  { penalty: ON, buzzer: ON, baccarat: ON },
)

/** Reads the switches of the last run. */
export async function createGameSwitches(deps: SharedSettingDeps): Promise<GameSwitches> {
  const setting = await createSharedSetting(deps, SETTING, readStored)
  return { of: (game) => setting.value[game], refresh: setting.refresh }
}

const readStored = (value: unknown) => v.parse(stored, value ?? {})

async function readSwitches(settings: Pick<Settings, 'get'>) {
  return readStored(await settings.get(SETTING))
}

/** Changes the switch of a game for all processes: each reads it within a second. */
export async function storeGameSwitch(
  settings: Pick<Settings, 'get' | 'set'>,
  game: AnchorGame,
  to: GameSwitch,
): Promise<void> {
  await settings.set(SETTING, { ...(await readSwitches(settings)), [game]: { ...to } })
}
