import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../streams/domain/result.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import type { AuthorizedRequest } from '../../../streams/link/authorizedRequest.ts'
import type { SessionState } from '../../../streams/link/session.ts'
import { createVenueSession } from '../../../streams/link/venueSession.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { shapeDifferences } from '../shapes.ts'
import { LAUNCH, LAUNCH_BODY } from './answers.ts'

/** The body of a launch, and what the client makes of the documented answer. */
async function launched(options: { readonly walletType?: () => number } = {}) {
  const sent: unknown[] = []
  const call: AuthorizedRequest = (asked) => {
    sent.push(asked.body)
    const decoded = decode(asked.data, LAUNCH.fields)
    if (!decoded.ok) throw new Error(decoded.error.message)
    return of(ok({ data: decoded.value, message: '' }))
  }
  const session: SessionState = { token: 't', member: { id: '42', name: 'demo' } }
  const venue = createVenueSession(
    createScope((error) => {
      throw error
    }),
    { call, session$: cell<SessionState>(session).state$ },
    {
      venueCode: 'PMTY',
      clientType: 2,
      rollbackAddress: 'https://touchline.example/venue-rollback',
      https: true,
      retries: 3,
      ...options,
    },
  )
  return { result: await firstValueFrom(venue.launched()), body: sent[0] }
}

describe('a launch', () => {
  it('sends the fourteen documented fields, and reads the four of the answer', async () => {
    const { result, body } = await launched()
    expect(Object.keys(body as object).toSorted()).toEqual(Object.keys(LAUNCH_BODY.fields).toSorted())
    expect(shapeDifferences(LAUNCH_BODY.fields, body)).toEqual([])
    expect(body).toMatchObject({ clientType: 2, languageType: 'zh', venueEnName: 'PMTY', walletType: 1 })
    expect(result).toEqual({ ok: true, value: LAUNCH.fields })
  })

  it('names the wallet type of the currency', async () => {
    expect((await launched({ walletType: () => 2 })).body).toMatchObject({ walletType: 2 })
  })
})
