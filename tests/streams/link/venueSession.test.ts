import { filter, firstValueFrom, map, type Observable, Subject, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok } from '../../../streams/domain/result.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import type { AuthorizedRequest } from '../../../streams/link/authorizedRequest.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { SiteCall } from '../../../streams/link/request.ts'
import type { SessionState } from '../../../streams/link/session.ts'
import { siteFailure } from '../../../streams/link/siteErrors.ts'
import { createVenueSession } from '../../../streams/link/venueSession.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { launchAnswer } from '../../../streams/wire/site/launch.ts'
import { withMarbles } from '../../support/marbles.ts'

const member = (id: string): SessionState => ({ member: { id, name: 'demo' }, token: 't' })

function createVenueUnderTest(answer: () => Observable<object>, message = '', walletType = () => 1) {
  const sent: object[] = []
  const session = cell<SessionState>(member('7'))
  const call: AuthorizedRequest = (made: SiteCall<Parameters<AuthorizedRequest>[0]['data']>) => {
    sent.push(made.body)
    return answer().pipe(
      map((data) => {
        if ('type' in data) return err(data as Failure)
        const decoded = decode(made.data, data)
        if (!decoded.ok) throw new Error(decoded.error.message)
        return ok({ data: decoded.value, message })
      }),
    )
  }
  const venue = createVenueSession(
    createScope((error) => {
      throw error
    }),
    { call, session$: session.state$ },
    {
      venueCode: 'PMTY',
      clientType: 2,
      rollbackAddress: 'http://t/venue-rollback',
      https: false,
      retries: 3,
      walletType,
    },
  )
  return { venue, session, sent }
}

const launch = (turn: number): object => ({ url: 'http://t/', token: `venue${turn}` })

describe('a venue session', () => {
  it('launches when first asked, with the default parameters', async () => {
    const { venue, sent } = createVenueUnderTest(() => timer(0).pipe(map(() => launch(1))))
    expect(sent).toEqual([])
    expect(await firstValueFrom(venue.launched())).toEqual({
      ok: true,
      value: { url: 'http://t', nativeUrl: null, token: 'venue1', imgDomain: null },
    })
    expect(sent[0]).toMatchObject({ venueEnName: 'PMTY', walletType: 1, languageType: 'zh', clientType: 2 })
  })

  it('launches once for all who ask, also when the first leaves', () => {
    withMarbles(({ cold, expectObservable, flush }) => {
      const { venue, sent } = createVenueUnderTest(() => cold('10ms (a|)', { a: launch(1) }))
      const token$ = venue.launched().pipe(map((result) => (result.ok ? result.value.token : null)))
      expectObservable(token$, '^ 5ms !').toBe('')
      expectObservable(token$).toBe('10ms (v|)', { v: 'venue1' })
      expectObservable(token$, '20ms ^').toBe('20ms (v|)', { v: 'venue1' })
      flush()
      expect(sent).toHaveLength(1)
    })
  })

  it('fails with the server message when there is no url, and tries anew when asked again', async () => {
    const answers = [{ url: '', token: 'x' }, launch(2)]
    const { venue } = createVenueUnderTest(
      () => timer(0).pipe(map(() => answers.shift() ?? {})),
      '场馆维护中',
    )
    expect(await firstValueFrom(venue.launched())).toMatchObject({
      ok: false,
      error: { type: 'refusal', reason: 'launchFailed', message: '场馆维护中' },
    })
    expect(venue.venue$.value).toBeNull()
    expect(await firstValueFrom(venue.launched())).toMatchObject({ ok: true, value: { token: 'venue2' } })
  })

  it('tells why there is no way in, until a call is answered', async () => {
    const answers = [{ url: '', token: 'x' }, { url: '', token: 'x' }, launch(3)]
    const { venue, sent } = createVenueUnderTest(
      () => timer(0).pipe(map(() => answers.shift() ?? {})),
      '场馆暂未开放',
    )
    await firstValueFrom(venue.launched())
    expect(venue.trouble$.value).toMatchObject({
      kind: 'refused',
      failure: { message: '场馆暂未开放' },
      entering: false,
    })
    const settled = () => firstValueFrom(venue.trouble$.pipe(filter((now) => now?.entering !== true)))
    venue.reenter()
    expect(venue.trouble$.value?.entering).toBe(true)
    expect(await settled()).toMatchObject({ kind: 'refused' })
    venue.reenter()
    await settled()
    expect([sent.length, venue.venue$.value?.token]).toEqual([3, 'venue3'])
    venue.reportCall('ok')
    expect(venue.trouble$.value).toBeNull()
  })

  it('tells the member to enter again once the venue has let in and then forgets', async () => {
    const answers = [launch(1), { url: '', token: 'x' }]
    const { venue, session } = createVenueUnderTest(() => timer(0).pipe(map(() => answers.shift() ?? {})))
    await firstValueFrom(venue.launched())
    venue.reportCall('ok')
    await firstValueFrom(venue.relaunch('venue1'))
    expect(venue.trouble$.value).toMatchObject({ kind: 'lost' })
    session.set(member('8'))
    expect(venue.trouble$.value).toBeNull()
  })

  it('gives the server’s reason to the member who enters again and is refused', async () => {
    const answers = [launch(1), {}, {}, {}]
    const { venue } = createVenueUnderTest(
      () => timer(0).pipe(map(() => answers.shift() ?? {})),
      '场馆暂未开放',
    )
    await firstValueFrom(venue.launched())
    venue.reportCall('ok')
    await firstValueFrom(venue.relaunch('venue1'))
    expect(venue.trouble$.value?.kind).toBe('lost')
    venue.reenter()
    await firstValueFrom(venue.trouble$.pipe(filter((now) => now?.entering === false)))
    const refused = { kind: 'refused', failure: { message: '场馆暂未开放' } }
    expect(venue.trouble$.value).toMatchObject(refused)
    // The launch of a poll afterwards does not take the reason away.
    await firstValueFrom(venue.launched())
    expect(venue.trouble$.value).toMatchObject(refused)
  })

  it('is closed, not lost, when the new launch is answered so', async () => {
    const answers = [launch(1), siteFailure(20003, '场馆暂未开放')]
    const { venue } = createVenueUnderTest(() => timer(0).pipe(map(() => answers.shift() ?? {})))
    await firstValueFrom(venue.launched())
    venue.reportCall('ok')
    await firstValueFrom(venue.relaunch('venue1'))
    expect(venue.trouble$.value).toMatchObject({ kind: 'refused', failure: { reason: 'venueNotOpen' } })
  })

  it('is lost when a fresh token is refused as well, also before the first answer', async () => {
    const { venue } = createVenueUnderTest(() => timer(0).pipe(map(() => launch(1))))
    await firstValueFrom(venue.launched())
    venue.reportCall(transportFailure('network'))
    expect(venue.trouble$.value).toMatchObject({ kind: 'lost', entering: false })
  })

  it('does not join a launch for another currency, and keeps only the token of the newest', () => {
    withMarbles(({ cold, expectObservable }) => {
      const answers = [cold('20ms (a|)', { a: launch(1) }), cold('5ms (b|)', { b: launch(2) })]
      let walletType = 1
      const { venue, sent } = createVenueUnderTest(
        () => answers.shift() ?? cold('#'),
        '',
        () => walletType,
      )
      const token$ = venue.venue$.pipe(map((now) => now?.token ?? '-'))
      venue.reenter()
      walletType = 2
      venue.reenter()
      venue.reenter()
      expect(sent).toMatchObject([{ walletType: 1 }, { walletType: 2 }])
      expectObservable(token$).toBe('(n) 2ms b', { n: '-', b: 'venue2' })
    })
  })

  it('relaunches once for a token that several calls found expired', async () => {
    let turn = 0
    const { venue, sent } = createVenueUnderTest(() => timer(1).pipe(map(() => launch((turn += 1)))))
    await firstValueFrom(venue.launched())
    const answers = await Promise.all([1, 2].map(() => firstValueFrom(venue.relaunch('venue1'))))
    expect(answers.map((result) => result.ok && result.value.token)).toEqual(['venue2', 'venue2'])
    // A later call that still uses the old token gets the new one without another launch.
    const late = await firstValueFrom(venue.relaunch('venue1'))
    expect([late.ok && late.value.token, sent.length]).toEqual(['venue2', 2])
  })

  it('does not give one member the venue of another', () => {
    const answers = [new Subject<object>(), new Subject<object>()]
    let asked = 0
    const { venue, session } = createVenueUnderTest(() => {
      asked += 1
      return answers[asked - 1] ?? new Subject()
    })
    venue.launched().subscribe()
    session.set(member('8'))
    venue.launched().subscribe()
    answers[0]?.next(launch(1))
    expect(venue.venue$.value).toBeNull()
    answers[1]?.next(launch(2))
    expect(venue.venue$.value?.token).toBe('venue2')
    session.set('signedOut')
    expect(venue.venue$.value).toBeNull()
    session.set(member('8'))
    expect(venue.venue$.value).toBeNull()
  })
})

it('reads launches of any form', () => {
  expect(decode(launchAnswer, {})).toMatchObject({ ok: true, value: { url: null } })
})
