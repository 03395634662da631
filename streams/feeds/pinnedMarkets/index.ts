import * as v from 'valibot'
import { isMarketKey, type MarketKey } from '../../domain/market.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

const KEY = 'touchline.pinned'
/** How many markets can be pinned; the ones pinned first are let go. */
const MAX = 20

const stored = v.array(v.string())

/** The kinds of market that a member wants to see first, in every match. They are kept on the device. */
export interface PinnedMarkets {
  /** The latest first. */
  readonly pinned$: State$<readonly MarketKey[]>
  toggle(key: MarketKey): void
}

export function createPinnedMarkets(scope: Scope, device: KeyValue, memberId: string): PinnedMarkets {
  const place = `${KEY}.${memberId}`
  const pinned = scope.cell(read(device, place))
  return {
    pinned$: pinned.state$,
    toggle(key) {
      pinned.update((keys) =>
        keys.includes(key) ? keys.filter((each) => each !== key) : [key, ...keys].slice(0, MAX),
      )
      const keys = pinned.state$.value
      if (keys.length === 0) device.remove(place)
      else device.set(place, JSON.stringify(keys))
    },
  }
}

/** Unreadable data counts as none. */
function read(device: KeyValue, place: string): readonly MarketKey[] {
  const parsed = v.safeParse(stored, parseJson(device.get(place)))
  return parsed.success ? [...new Set(parsed.output.filter(isMarketKey))].slice(0, MAX) : []
}
