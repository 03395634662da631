import fc from 'fast-check'
import { defer, NEVER, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { type Page, pagedFeed$, type PagedList } from '../../../streams/feeds/pagedFeed.ts'
import type { Feed } from '../../../streams/kernel/feed.ts'
import { calmConditions } from '../../support/fakeNewsLink.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

const lost: Failure = { type: 'transport', kind: 'timeout' }
type Answer = Result<Page<string>, Failure>

function listOf(read: (page: number) => Answer) {
  const more$ = new Subject<null>()
  const again$ = new Subject<null>()
  const more = countSubscriptions(more$)
  const pages: number[] = []
  const shown: Feed<PagedList<string>>[] = []
  const list$ = pagedFeed$<string, Page<string>>({
    read: (page) =>
      defer(() => {
        pages.push(page)
        return of(read(page))
      }),
    idOf: (item) => item,
    conditions: calmConditions,
    everyMs: 60_000,
    more$: more.source$,
    again$,
  })
  const subscription = list$.subscribe((feed) => shown.push(feed))
  vi.advanceTimersByTime(1)
  const last = () => shown.at(-1)
  return { more$, again$, more, pages, last, subscription }
}

/** A list of items named by their numbers, in pages. */
const sliced =
  (items: () => readonly string[], size = 2) =>
  (page: number): Answer =>
    ok({ items: items().slice((page - 1) * size, page * size), pages: Math.ceil(items().length / size) })

describe('a list in pages', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is read page by page as it is asked for, and not beyond its end', () => {
    const { more$, pages, last } = listOf(sliced(() => ['5', '4', '3', '2', '1']))
    expect(last()?.value).toMatchObject({ items: ['5', '4'], more: true })
    more$.next(null)
    more$.next(null)
    more$.next(null)
    expect(last()?.value).toMatchObject({ items: ['5', '4', '3', '2', '1'], more: false })
    expect(pages).toEqual([1, 2, 3])
  })

  it('keeps all that was read when new items move the others to later pages', () => {
    let items = ['4', '3', '2', '1']
    const { more$, again$, pages, last } = listOf(sliced(() => items))
    more$.next(null)
    items = ['5', ...items]
    again$.next(null)
    vi.advanceTimersByTime(1)
    expect(last()?.value).toMatchObject({ items: ['5', '4', '3', '2'], more: true })
    more$.next(null)
    expect(last()?.value).toMatchObject({ items: ['5', '4', '3', '2', '1'], more: false })
    expect(pages).toEqual([1, 2, 1, 2, 3])
  })

  it('lists what follows when items leave it, and what has changed on any page', () => {
    let items = ['6', '5', '4', '3', '2', '1']
    const { more$, last } = listOf(sliced(() => items))
    more$.next(null)
    items = ['6', '5', '4', '2', '1']
    vi.advanceTimersByTime(90_000)
    expect(last()?.value).toMatchObject({ items: ['6', '5', '4', '2'], more: true })
    items = ['5']
    vi.advanceTimersByTime(90_000)
    expect(last()?.value).toMatchObject({ items: ['5'], more: false })
    items = ['9', '8', '7', '5']
    vi.advanceTimersByTime(90_000)
    expect(last()?.value).toMatchObject({ items: ['9', '8'], more: true })
  })

  it('lists an item once that moves to the next page between two reads', () => {
    let items = ['4', '3', '2', '1']
    const { more$, last } = listOf(sliced(() => items))
    items = ['5', ...items]
    more$.next(null)
    expect(last()?.value?.items).toEqual(['4', '3', '2'])
  })

  it('says when a further page cannot be read, and reads it when it is asked for again', () => {
    let fails = true
    const good = sliced(() => ['3', '2', '1'])
    const { more$, last } = listOf((page) => (page > 1 && fails ? err(lost) : good(page)))
    more$.next(null)
    expect(last()?.value).toMatchObject({ items: ['3', '2'], more: true, moreFailed: true })
    fails = false
    more$.next(null)
    expect(last()?.value).toMatchObject({ items: ['3', '2', '1'], more: false, moreFailed: false })
  })

  it('that has fewer items than it says is not asked for ever', () => {
    const { more$, pages, last } = listOf((page) => ok({ items: page === 1 ? ['1'] : [], pages: 1_000_000 }))
    more$.next(null)
    more$.next(null)
    expect(pages).toEqual([1, 2])
    expect(last()?.value).toMatchObject({ items: ['1'], more: false })
  })

  it('stays on the screen when it cannot be read again, and is read every minute', () => {
    let fails = false
    const good = sliced(() => ['1'])
    const { pages, last } = listOf((page) => (fails ? err(lost) : good(page)))
    fails = true
    vi.advanceTimersByTime(60_000)
    expect(last()).toMatchObject({ status: 'stale', reason: 'timeout', value: { items: ['1'] } })
    expect(pages.length).toBeGreaterThan(1)
  })

  it('fails when it was never read', () => {
    const { more$, pages, last } = listOf(() => err(lost))
    more$.next(null)
    expect(last()).toMatchObject({ status: 'failed', reason: 'timeout' })
    expect(pages).toEqual([1])
  })

  it('reads one page at a time, and nothing after its end', () => {
    const more$ = new Subject<null>()
    const reading = countSubscriptions(NEVER)
    const more = countSubscriptions(more$)
    const subscription = pagedFeed$<string, Page<string>>({
      read: (page) => (page === 1 ? of(ok({ items: ['2', '1'], pages: 2 })) : reading.source$),
      idOf: (item) => item,
      conditions: calmConditions,
      everyMs: 60_000,
      more$: more.source$,
      again$: NEVER,
    }).subscribe()
    vi.advanceTimersByTime(1)
    more$.next(null)
    more$.next(null)
    expect([reading.subscribed, more.active]).toEqual([1, 1])
    subscription.unsubscribe()
    expect([reading.active, more.active]).toEqual([0, 0])
  })

  it('has each item once, whatever the pages hold', () => {
    const page = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 5 }), fc.nat(10), (pages, count) => {
        const { more$, last, subscription } = listOf((at) => ok({ items: pages[at - 1] ?? [], pages: count }))
        for (let turn = 0; turn < 6; turn += 1) more$.next(null)
        const items = last()?.value?.items ?? []
        expect(new Set(items).size).toBe(items.length)
        subscription.unsubscribe()
      }),
    )
  })
})
