import { of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { err, ok } from '../../../streams/domain/result.ts'
import {
  createAnnouncementsFeed,
  createSeenAnnouncements,
} from '../../../streams/feeds/announcements/index.ts'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { Announcement, Announcements } from '../../../streams/venues/announcements.ts'
import { createMemoryStore } from '../../support/ports.ts'

const ONE_MINUTE = 60_000

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}

function said(id: string, important = false): Announcement {
  return { id, title: `Title ${id}`, text: 'Text', at: 1, important }
}

describe('announcements', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  it('are read page by page, each once, also when a new one moves the others', () => {
    let all = ['4', '3', '2', '1'].map((id) => said(id))
    const asked: number[] = []
    const list: Announcements['list'] = (page) => {
      asked.push(page)
      const announcements = all.slice((page - 1) * 2, page * 2)
      // A new one comes between the first page and the second.
      if (page === 1 && asked.length > 1) all = [said('5'), ...all.filter(({ id }) => id !== '5')]
      return of(ok({ announcements, more: page * 2 < all.length }))
    }
    const feed = createAnnouncementsFeed(
      scope,
      { announcements: { list }, conditions },
      { everyMs: ONE_MINUTE },
    )
    const ids = () => feed.list$.value.value?.announcements.map(({ id }) => id)
    feed.loadMore()
    expect(asked).toEqual([])
    scope.run(feed.list$)
    vi.advanceTimersByTime(1)
    expect([ids(), asked]).toEqual([['4', '3'], [1]])
    feed.loadMore()
    vi.advanceTimersByTime(1)
    expect([ids(), asked]).toEqual([
      ['4', '3', '2'],
      [1, 1, 2],
    ])
    vi.advanceTimersByTime(2 * ONE_MINUTE)
    expect(ids()).toEqual(['5', '4', '3', '2'])
  })

  it('stay on the screen when they cannot be read again', () => {
    let fails = false
    const list: Announcements['list'] = () =>
      of(fails ? err(transportFailure('timeout')) : ok({ announcements: [said('1')], more: false }))
    const feed = createAnnouncementsFeed(
      scope,
      { announcements: { list }, conditions },
      { everyMs: ONE_MINUTE },
    )
    scope.run(feed.list$)
    vi.advanceTimersByTime(1)
    fails = true
    feed.refresh()
    vi.advanceTimersByTime(1)
    expect(feed.list$.value).toMatchObject({ status: 'stale', value: { announcements: [{ id: '1' }] } })
  })

  it('that were seen are known by member and venue on this device, the oldest forgotten first', () => {
    const device = createMemoryStore({ 'announcements.7.TOY': 'no JSON' })
    const owner = { memberId: '7', venue: 'TOY' }
    const first = createSeenAnnouncements(scope, device, owner)
    expect(first.seen$.value.size).toBe(0)
    first.mark(Array.from({ length: 301 }, (_, index) => String(index)))
    const again = createSeenAnnouncements(scope, device, owner).seen$.value
    expect([again.size, again.has('0'), again.has('300')]).toEqual([300, false, true])
    expect(createSeenAnnouncements(scope, device, { ...owner, venue: 'PMTY' }).seen$.value.size).toBe(0)
    expect(createSeenAnnouncements(scope, device, { ...owner, memberId: '8' }).seen$.value.size).toBe(0)
  })
})
