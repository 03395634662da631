import fc from 'fast-check'
import { delay, Observable, of, switchMap, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { originOfAddress, readWebAddress } from '../../../streams/domain/webAddress.ts'
import { err, ok } from '../../../streams/domain/result.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import type { Link } from '../../../streams/link/createLink.ts'
import { createSiteDomains, usableAddresses } from '../../../streams/link/domains.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { SessionState } from '../../../streams/link/session.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { domainsRequest } from '../../../streams/wire/site/domains.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { plainSite } from '../../support/link.ts'
import { withMarbles } from '../../support/marbles.ts'

const OWN = 'https://play.test'
const site = { ...plainSite, origins: ['https://vip.test', 'news.test', 'live.test'] }
const member = (name: string): SessionState => ({ member: { id: name, name }, token: 't' })

/** `answers` are the rows of each request, `null` for one that fails; each takes `takesMs`. */
function domainsOf(answers: readonly unknown[], takesMs = 10) {
  const asked: { readonly path: string; readonly body: object }[] = []
  let open = 0
  const callOpenly: Link['callOpenly'] = (call) =>
    new Observable((subscriber) => {
      const data = answers[asked.length] ?? null
      asked.push({ path: call.path, body: call.body })
      open += 1
      subscriber.add(() => {
        open -= 1
      })
      if (data === null)
        return of(err(transportFailure('timeout')))
          .pipe(delay(takesMs))
          .subscribe(subscriber)
      const decoded = decode(call.data, data)
      if (!decoded.ok) throw new Error(decoded.error.message)
      return of(ok(decoded.value)).pipe(delay(takesMs)).subscribe(subscriber)
    })
  const session = cell<SessionState>(member('ann'))
  const scope = createScope((error) => {
    throw error
  })
  const domains = createSiteDomains(
    scope,
    {
      callOpenly,
      config: { ready$: of(site) } as Link['config'],
      deviceId: 'd1',
      // The first list is drawn after 100 ms.
      firstList: {
        afterFirstList$: (ask) => timer(100).pipe(switchMap(ask)),
        firstListArrived: () => undefined,
      },
      origin: OWN,
      session: { session$: session.state$ } as Link['session'],
      times: { liveTimeoutMs: 10_000 },
    },
    { now: () => 7 },
  )
  return { domains, asked, session, scope, openCalls: () => open }
}

const rows = [
  { type: 23, domains: ['live.test'] },
  { type: 106, domains: ['https://evil.test', 'https://vip.test/lounge/'] },
  { type: 107, domains: ['javascript:alert(1)'] },
  { type: 'x', domains: [] },
]

describe('the domains of the site', () => {
  it('are requested once after the first list, with the types by default and the member', () => {
    withMarbles(({ flush, expectObservable }) => {
      const { domains, asked, scope } = domainsOf([rows])
      expectObservable(domains.address$('vip'), '^ 300ms !').toBe('a 109ms b', {
        a: null,
        b: 'https://vip.test/lounge',
      })
      expectObservable(domains.address$('customer'), '^ 300ms !').toBe('a', { a: null })
      flush()
      expect(asked).toHaveLength(1)
      const body = decode(domainsRequest, asked[0]?.body)
      expect(body.ok && body.value).toMatchObject({ siteId: 1001, udid: 'd1', userName: 'ann', device: null })
      const types = body.ok ? body.value.typeList : []
      expect(new Set(types).size).toBe(25)
      expect(types).toEqual(expect.arrayContaining([23, 151, 107, 36, 106, 105]))
      scope.end()
    })
  })

  it('are requested at once for a call that needs one, by all callers together', () => {
    withMarbles(({ expectObservable, flush }) => {
      const { domains, asked, scope, openCalls } = domainsOf([rows])
      expectObservable(domains.domainOf('live')).toBe('10ms (a|)', { a: 'https://live.test' })
      expectObservable(domains.domainOf('news')).toBe('10ms (a|)', { a: null })
      flush()
      expect(asked).toHaveLength(1)
      scope.end()
      expect(openCalls()).toBe(0)
    })
  })

  it('are requested again for another member, and the answer for the former one is not adopted', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { domains, asked, session, scope } = domainsOf(
        [[{ type: 106, domains: ['vip.test/ann'] }], [{ type: 106, domains: ['vip.test/bob'] }]],
        50,
      )
      // The request for Ann is under way from 100 to 150.
      scheduler.schedule(() => {
        session.set(member('bob'))
      }, 120)
      expectObservable(domains.address$('vip'), '^ 500ms !').toBe('a 149ms b 119ms c', {
        a: null,
        b: 'https://vip.test/ann',
        c: 'https://vip.test/bob',
      })
      flush()
      expect(asked.map(({ body }) => body)).toMatchObject([{ userName: 'ann' }, { userName: 'bob' }])
      scope.end()
    })
  })

  it('keep the last list when it cannot be requested again, and ask at the next need', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { domains, session, asked, scope } = domainsOf([rows, null, rows])
      scheduler.schedule(() => {
        session.set(member('bob'))
      }, 200)
      expectObservable(domains.address$('vip'), '300ms ^ 200ms !').toBe('300ms a', {
        a: 'https://vip.test/lounge',
      })
      scheduler.schedule(() => {
        expect(domains.domains$.value).toMatchObject({ status: 'stale', reason: 'network' })
        domains.domainOf('vip').subscribe()
      }, 400)
      flush()
      expect(asked).toHaveLength(3)
      expect(domains.domains$.value.status).toBe('live')
      scope.end()
    })
  })

  it('bring the main address, unless it leads elsewhere', () => {
    withMarbles(({ expectObservable, flush }) => {
      const { domains, asked, scope } = domainsOf([{ domain: OWN }, { domain: 'https://evil.test' }])
      expectObservable(domains.main$, '^ 50ms !').toBe('10ms (a|)', { a: OWN })
      expectObservable(domains.main$, '20ms ^ 50ms !').toBe('30ms (a|)', { a: null })
      flush()
      expect(asked.slice(0, 2).map(({ path }) => path)).toEqual([sitePaths.mainDomain, sitePaths.mainDomain])
      scope.end()
    })
  })
})

describe('an address of the site', () => {
  const usable = usableAddresses(site, OWN)

  it('may be a bare domain, and has an origin of the configuration or the page’s own', () => {
    expect(
      ['vip.test', 'https://vip.test:443', `${OWN}/help`, 'http://vip.test', 'vip.test.evil.test'].map(
        usable,
      ),
    ).toEqual(['https://vip.test', null, `${OWN}/help`, null, null])
  })

  it('is never another origin, whatever is told', () => {
    const allowed = new Set([OWN, 'https://vip.test', 'https://news.test', 'https://live.test'])
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .tuple(
          fc.constantFrom('', 'https://', '//', 'javascript:', 'HTTPS://'),
          fc.constantFrom('vip.test', 'play.test'),
          fc.string(),
        )
        .map((parts) => parts.join('')),
      fc
        .tuple(fc.string(), fc.constantFrom('@vip.test', '.vip.test', '#vip.test'))
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(hostile, (given) => {
        const address = usable(given)
        if (address === null) return
        expect(readWebAddress(address)).toBe(address)
        expect(allowed.has(originOfAddress(address))).toBe(true)
        expect(allowed.has(new URL(address).origin)).toBe(true)
      }),
    )
  })
})
