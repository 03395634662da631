import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { withVirtual } from '../../../streams/core/slipLinkStreams.ts'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok } from '../../../streams/domain/result.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { Venue } from '../../../streams/venues/venue.ts'
import type { Virtual } from '../../../streams/venues/virtual.ts'
import { handicap, lineOf, matchOf } from '../feeds/builders.ts'

const UNKNOWN: Failure = {
  type: 'refusal',
  reason: 'noData',
  textKey: 'errors.venue.noData',
  message: null,
  action: 'none',
} as const

const MARKETS = [handicap([lineOf('v-1', 1, 187_000)])]

function bench(failure: Failure) {
  const match = matchOf('v1', 1)
  const entry = { batchNo: 'b', orderNo: 1, match, markets: [], entrants: [] }
  const virtual = {
    match: vi.fn(() => of(ok({ value: entry, at: 1 }))),
    markets: vi.fn(() => of(ok({ value: MARKETS, at: 1 }))),
  }
  const sports = { match: () => of(err(failure)), markets: () => of(ok({ value: [], at: 1 })) }
  const of$ = withVirtual({
    sports: sports as Partial<Venue['sports']> as Venue['sports'],
    virtual: virtual as Partial<Virtual> as Virtual,
  })
  return { of$, virtual, match }
}

describe('the legs of a link', () => {
  it('are looked for among virtual sports where the sports do not have them', async () => {
    const { of$, match } = bench(UNKNOWN)
    expect(await firstValueFrom(of$.match('v1'))).toEqual(ok({ value: match, at: 1 }))
    expect(await firstValueFrom(of$.markets('v1'))).toEqual(ok({ value: MARKETS, at: 1 }))
  })

  it('are not taken for unknown when there is no answer', async () => {
    const { of$, virtual } = bench(transportFailure('timeout'))
    expect(await firstValueFrom(of$.match('v1'))).toEqual(err(transportFailure('timeout')))
    expect(virtual.match).not.toHaveBeenCalled()
  })
})
