import * as v from 'valibot'
import type { AnchorGame } from '../../domain/anchorGames/games.ts'
import { type AnchorLimits, isOwnAmount } from '../../domain/anchorGames/limits.ts'
import type { Currency } from '../../domain/money.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

const KEY = 'touchline.gameAmounts'

const stored = v.record(v.string(), v.record(v.string(), v.unknown()))

/** The amounts that a member has typed, for each game and currency (docs/games/anchor.md, 1.3). Units. */
export interface GameAmounts {
  /** `null` when there is none, or when the stored one is above the limit. */
  of(game: AnchorGame, currency: Currency, limits: Pick<AnchorLimits, 'max'>): number | null
  keep(game: AnchorGame, currency: Currency, units: number): void
}

export function createGameAmounts(device: KeyValue, memberId: string): GameAmounts {
  const all = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
    const read = v.safeParse(stored, parseJson(device.get(KEY)))
    return read.success ? read.output : {}
  }
  const nameOf = (game: AnchorGame, currency: Currency): string => `${game}:${currency}`
  return {
    of: (game, currency, limits) => {
      const units = all()[memberId]?.[nameOf(game, currency)]
      return typeof units === 'number' && isOwnAmount(units, limits) ? units : null
    },
    keep: (game, currency, units) => {
      // Read again before each write, because another tab may have added its own.
      const before = all()
      const own = { ...before[memberId], [nameOf(game, currency)]: units }
      device.set(KEY, JSON.stringify({ ...before, [memberId]: own }))
    },
  }
}
