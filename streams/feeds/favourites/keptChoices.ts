import * as v from 'valibot'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { type FavouriteChoices, NO_CHOICES, withChoice } from './choices.ts'

/** The most choices that are kept; the oldest are dropped. */
const MAX = 300

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const stored = v.array(
  v.object({
    target: v.object({ type: v.picklist(['match', 'league']), id: text }),
    leagueId: text,
    on: v.boolean(),
  }),
)

/** The choices that the venue does not have yet, kept on the device so that they survive a reload. */
export interface KeptChoices {
  /** Unreadable data counts as none. */
  read(): FavouriteChoices
  /** Replaces what was kept. */
  keep(choices: FavouriteChoices): void
}

export function createKeptChoices(device: KeyValue, key: string): KeptChoices {
  return {
    read: () => {
      const parsed = v.safeParse(stored, parseJson(device.get(key)))
      if (!parsed.success) return NO_CHOICES
      return parsed.output
        .slice(-MAX)
        .reduce((choices, choice) => withChoice(choices, { ...choice, savedAt: null }), NO_CHOICES)
    },
    keep: (choices) => {
      const unsaved = [...choices.values()].filter(({ savedAt }) => savedAt === null)
      if (unsaved.length === 0) device.remove(key)
      else {
        const entries = unsaved.slice(-MAX).map(({ target, leagueId, on }) => ({ target, leagueId, on }))
        device.set(key, JSON.stringify(entries))
      }
    },
  }
}
