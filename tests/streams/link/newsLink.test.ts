import { of } from 'rxjs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNewsLink } from '../../../streams/link/newsLink.ts'
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
})
