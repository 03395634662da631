import { of } from 'rxjs'
import { describe, it } from 'vitest'
import { ok } from '../../../streams/domain/result.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { Link } from '../../../streams/link/createLink.ts'
import { createOpening$ } from '../../../streams/link/maintenance.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { onlineState } from '../../support/ports.ts'
import { withMarbles } from '../../support/marbles.ts'

interface Turn {
  readonly maintenance?: object | null
  readonly status?: string
}

function openingOf(turns: readonly Turn[], now: () => number) {
  let turn = -1
  const callOpenly: Link['callOpenly'] = (call) => {
    if (call.path === sitePaths.siteInfo) turn += 1
    const { maintenance = null, status = 'open' } = turns[turn] ?? {}
    const data =
      call.path === sitePaths.siteInfo
        ? { siteId: 1001, walletType: 1, currencies: [], maintenance }
        : [{ venueCode: 'PMTY', status, maintain: status === 'maintenance' }]
    const decoded = decode(call.data, data)
    if (!decoded.ok) throw new Error(decoded.error.message)
    return of(ok(decoded.value))
  }
  const open = constant(true)
  const link = {
    callOpenly,
    network: {
      state$: constant(onlineState),
      online$: open,
      visible$: open,
      active$: open,
      slowdown$: constant(1),
      reach$: constant('reachable' as const),
    },
    rateLimit: { limited$: constant(false), secondsLeft$: constant(0), hit: () => undefined },
  }
  const scope = createScope((error) => {
    throw error
  })
  const deps = { link, venueCode: () => 'PMTY', random: () => 0.5, now }
  return createOpening$(scope, deps, { everyMs: 10, jitter: 0, graceMs: 0 })
}

describe('whether site and venue are open', () => {
  it('is asked for until it is so, with the words and the end that the site tells', () => {
    withMarbles(({ expectObservable, scheduler }) => {
      const opening$ = openingOf(
        [
          { maintenance: { message: 'back soon', until: 5 } },
          { status: 'maintenance' },
          { status: 'closed' },
          {},
        ],
        () => scheduler.now(),
      )
      expectObservable(opening$, '^ 35ms !').toBe('(ns) 6ms v 9ms c 9ms o', {
        n: null,
        s: { closure: 'site', message: 'back soon', until: 5 },
        v: { closure: 'venue', message: null, until: null },
        c: { closure: 'venueClosed', message: null, until: null },
        o: { closure: null, message: null, until: null },
      })
    })
  })
})
