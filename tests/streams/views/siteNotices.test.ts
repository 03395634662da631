import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteNotice } from '../../../streams/domain/siteContent.ts'
import { dueNotices } from '../../../streams/domain/siteNotices.ts'
import { createSeenNotices } from '../../../streams/feeds/siteContent/index.ts'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { createSiteNotices, type NoticeView } from '../../../streams/views/siteNotices.ts'
import { createMemoryStore } from '../../support/ports.ts'

const DAY = 86_400_000
/** Noon in UTC+8. */
const NOON = 20_000 * DAY + 4 * 3_600_000
const noticeOf = (id: string, every: SiteNotice['every'], more: Partial<SiteNotice> = {}): SiteNotice => ({
  id,
  every,
  title: id,
  text: id,
  from: NOON - 1,
  until: NOON + 100 * DAY,
  target: { kind: 'none' },
  ...more,
})

describe('the notices of the operator', () => {
  let scope: Scope
  beforeEach(() => {
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
  })

  function visitOf(notices: readonly SiteNotice[], device = createMemoryStore(), at = NOON, memberId = '1') {
    const now = cell(at)
    const listed = cell(notices)
    const model = createSiteNotices({
      notices$: listed.state$,
      seen: createSeenNotices(scope, { device, visit: createMemoryStore() }, memberId),
      now$: now.state$,
      now: () => now.state$.value,
    })
    const readAll = (quiet = false): readonly string[] => {
      const ids: string[] = []
      for (let view = model.view$.value; view !== null; view = model.view$.value) {
        ids.push(view.notice.id)
        model.close(view.notice, quiet)
      }
      return ids
    }
    return { model, now, listed, device, readAll }
  }

  it('come one after the other, with their number', () => {
    const { model } = visitOf([noticeOf('a', 'once'), noticeOf('b', 'day')])
    const seen: (readonly unknown[] | null)[] = []
    model.view$.subscribe((view: NoticeView | null) => {
      seen.push(view === null ? null : [view.notice.id, view.position, view.of])
    })
    for (const id of ['a', 'b']) {
      const view = model.view$.value
      expect(view?.notice.id).toBe(id)
      if (view !== null) model.close(view.notice, false)
    }
    expect(seen).toEqual([['a', 1, 2], ['b', 2, 2], null])
  })

  it('come back as often as they say', () => {
    const all = [noticeOf('once', 'once'), noticeOf('day', 'day'), noticeOf('visit', 'visit')]
    const first = visitOf(all)
    expect(first.readAll()).toEqual(['once', 'day', 'visit'])
    expect(first.model.view$.value).toBeNull()
    expect(visitOf(all, first.device).readAll()).toEqual(['visit'])
    expect(visitOf(all, first.device, NOON + DAY).readAll()).toEqual(['day', 'visit'])
  })

  it('are not shown again on a day on which the member did not want them', () => {
    const all = [noticeOf('visit', 'visit')]
    const first = visitOf(all)
    first.readAll(true)
    expect(visitOf(all, first.device).readAll()).toEqual([])
    expect(visitOf(all, first.device, NOON + 12 * 3_600_000).readAll()).toEqual(['visit'])
  })

  it('are those of each member', () => {
    const all = [noticeOf('once', 'once')]
    const first = visitOf(all)
    first.readAll()
    expect(visitOf(all, first.device, NOON, '2').readAll()).toEqual(['once'])
  })

  it('begin and end with the platform time', () => {
    const { model, now } = visitOf([noticeOf('a', 'once', { from: NOON + 10, until: NOON + 20 })])
    const shown = [NOON + 9, NOON + 10, NOON + 19, NOON + 20].map((at) => {
      now.set(at)
      return model.view$.value !== null
    })
    expect(shown).toEqual([false, true, true, false])
  })

  it('are not held up by unreadable memory', () => {
    const device = createMemoryStore({ 'touchline.notices.1': '{"a":' })
    expect(visitOf([noticeOf('a', 'once')], device).readAll()).toEqual(['a'])
  })

  it('that are due are always current, and none that was closed in this visit', () => {
    const some = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      every: fc.constantFrom<SiteNotice['every']>('once', 'day', 'visit'),
      from: fc.integer({ min: 0, max: 10 }),
      until: fc.integer({ min: 0, max: 10 }),
    })
    fc.assert(
      fc.property(
        fc.array(some),
        fc.subarray(['a', 'b', 'c']),
        fc.integer({ min: 0, max: 10 }),
        (rows, ids, now) => {
          const visited = new Set(ids)
          const notices = rows.map((row) => noticeOf(row.id, row.every, row))
          for (const { id, from, until } of dueNotices(notices, [], visited, now)) {
            expect([visited.has(id), from <= now, now < until]).toEqual([false, true, true])
          }
        },
      ),
    )
  })
})
