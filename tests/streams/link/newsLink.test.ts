import { of, throwError } from 'rxjs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNewsLink } from '../../../streams/link/newsLink.ts'
import { TransportError } from '../../../streams/ports/http.ts'
import { createFakePorts, enveloped } from '../../support/ports.ts'
import { createLinkUnderTest, plainSite } from '../../support/link.ts'

describe('a call of the news', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function called(domain: string | null, site = plainSite) {
    const ports = createFakePorts()
    const { link, end } = createLinkUnderTest(ports, { site })
    ports.http.answer('/news', () => enveloped(7))
    const domainOf = vi.fn(() => of(domain))
    const answers: unknown[] = []
    createNewsLink(link, { domainOf })
      .callOpenly({ path: '/news', body: { page: 1 }, data: v.number(), kind: 'read' })
      .subscribe((answer) => answers.push(answer))
    await vi.advanceTimersByTimeAsync(1000)
    end()
    expect(domainOf.mock.calls).toEqual([['news']])
    const asked = ports.http.to('/news')
    expect(asked.map(({ credentials }) => credentials)).toEqual(['omit'])
    return { answers, urls: asked.map(({ url }) => url) }
  }

  it('goes to the news domain', async () => {
    expect(await called('https://news.test/base')).toEqual({
      answers: [{ ok: true, value: 7 }],
      urls: ['https://news.test/base/news'],
    })
  })

  it('goes to the site’s own address where there is no such domain', async () => {
    const site = { ...plainSite, apiBase: 'https://api.test' }
    expect((await called(null, site)).urls).toEqual(['https://api.test/news'])
  })

  /** The reach of the site after calls of the news, each answered or not. */
  async function reachAfter(domain: string | null, apiBase: string, answers: readonly boolean[]) {
    const ports = createFakePorts()
    const { link, end } = createLinkUnderTest(ports, { site: { ...plainSite, apiBase } })
    const lost = () => throwError(() => new TransportError('network'))
    const news = createNewsLink(link, { domainOf: () => of(domain) })
    const call = { body: {}, data: v.number(), kind: 'write' } as const
    for (const isAnswered of answers) {
      ports.http.answer('/news', () => (isAnswered ? enveloped(7) : lost()))
      news.callOpenly({ ...call, path: '/news' }).subscribe()
      await vi.advanceTimersByTimeAsync(1000)
    }
    const reach = link.network.reach$.value
    // One more lost call of the site's own shows what was counted before it.
    ports.http.answer('/own', lost)
    link.callOpenly({ ...call, path: '/own' }).subscribe()
    await vi.advanceTimersByTimeAsync(1000)
    const afterOwn = link.network.reach$.value
    end()
    return [reach, afterOwn]
  }

  it.each([
    ['of another origin', 'https://news.test', ''],
    ['of another origin than the site’s address', 'http://touchline.test', 'https://api.test'],
  ])('says nothing about the reach of the site at a domain %s', async (_, domain, apiBase) => {
    expect(await reachAfter(domain, apiBase, [false, false, false])).toEqual(['reachable', 'reachable'])
  })

  it.each([
    ['without a domain', null, 'https://api.test'],
    ['at the site’s address', 'https://api.test/news', 'https://api.test'],
    ['at the site’s address with its port', 'https://api.test:443/news', 'https://api.test'],
    ['at the page’s own address', 'http://touchline.test', ''],
  ])('tells the reach of the site %s', async (_, domain, apiBase) => {
    expect(await reachAfter(domain, apiBase, [false, false])).toEqual(['unreachable', 'unreachable'])
    expect(await reachAfter(domain, apiBase, [false, true])).toEqual(['reachable', 'reachable'])
  })

  it('does not make a site reachable that is not', async () => {
    const ports = createFakePorts()
    const { link, end } = createLinkUnderTest(ports)
    ports.http.answer('/own', () => throwError(() => new TransportError('network')))
    ports.http.answer('/news', () => enveloped(7))
    const call = { body: {}, data: v.number(), kind: 'write' } as const
    for (let turn = 0; turn < 2; turn++) {
      link.callOpenly({ ...call, path: '/own' }).subscribe()
      await vi.advanceTimersByTimeAsync(1000)
    }
    createNewsLink(link, { domainOf: () => of('https://news.test') })
      .callOpenly({ ...call, path: '/news' })
      .subscribe()
    await vi.advanceTimersByTimeAsync(1000)
    expect(link.network.reach$.value).toBe('unreachable')
    end()
  })
})
