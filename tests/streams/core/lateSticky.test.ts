import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createLateSticky } from '../../../streams/core/lateSticky.ts'
import { STICKY_FOR_MS } from '../../../streams/domain/sticky.ts'
import { createStickyTop } from '../../../streams/feeds/stickyTop/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createMemoryStore } from '../../support/ports.ts'
import { eventually } from '../../support/eventually.ts'

const KEY = 'sticky-top.7.PMTY'
const LIST = 'live.football'
const SHOWN = {
  key: LIST,
  whole: true,
  matches: [
    { id: 'm1', leagueId: 'a' },
    { id: 'm2', leagueId: 'a' },
  ],
}

function opened(device = createMemoryStore(), now = 1000) {
  const scope = createScope((error) => {
    throw error
  })
  const said: string[] = []
  const load = vi.fn(() => Promise.resolve({ createStickyTop }))
  const deps = { device, key: KEY, now: () => now, say: (key: string) => said.push(key) }
  const sticky = createLateSticky(scope, deps, load)
  const ids = () => [...(sticky.lists$.value.get(LIST)?.matchIds.keys() ?? [])]
  return { sticky, said, load, ids, device }
}

async function withMatch() {
  const { sticky, device, ids } = opened()
  sticky.toggleMatch(SHOWN, { id: 'm1', leagueId: 'a' })
  await eventually(() => expect(ids()).toEqual(['m1']))
  return device
}

describe('what is kept at the top, before its code is loaded', () => {
  it('is there for the first list, and needs no code', async () => {
    const { sticky, ids, load } = opened(await withMatch())
    expect(ids()).toEqual(['m1'])
    const seen: number[] = []
    sticky.lists$.subscribe((lists) => seen.push(lists.size))
    sticky.note(SHOWN)
    expect([seen, load.mock.calls.length]).toEqual([[1], 0])
    expect(opened(await withMatch(), 1000 + STICKY_FOR_MS).ids()).toEqual([])
  })

  it('is the same as afterwards', async () => {
    const { sticky, ids, load } = opened(await withMatch())
    sticky.toggleLeague(SHOWN, 'a')
    await eventually(() => expect(ids()).toEqual(['m1', 'm2']))
    sticky.toggleLeague(SHOWN, 'a')
    expect([ids(), load.mock.calls.length]).toEqual([[], 1])
  })

  it('takes new matches of its leagues', async () => {
    const before = opened()
    before.sticky.toggleLeague(SHOWN, 'a')
    await eventually(() => expect(before.ids()).toHaveLength(2))
    const { sticky, ids } = opened(before.device)
    sticky.note({ ...SHOWN, matches: [...SHOWN.matches, { id: 'm3', leagueId: 'a' }] })
    await eventually(() => expect(ids()).toEqual(['m1', 'm2', 'm3']))
  })

  it('knows a league that has no match at the top, and takes its new matches', async () => {
    const entry = { matchIds: [], leagueIds: [['a', 1000]], leagueMatches: [['a', []]] }
    const device = createMemoryStore({ [KEY]: JSON.stringify({ version: 1, lists: [[LIST, entry]] }) })
    const { sticky, ids, load } = opened(device)
    expect([...(sticky.lists$.value.get(LIST)?.leagueIds.keys() ?? [])]).toEqual(['a'])
    expect(load).not.toHaveBeenCalled()
    sticky.note(SHOWN)
    await eventually(() => expect(ids()).toEqual(['m1', 'm2']))
  })

  it('says that a change did not happen when its code is not there, and tries again with the next', async () => {
    const { sticky, said, load, ids } = opened()
    load.mockRejectedValueOnce(new Error('offline'))
    sticky.toggleMatch(SHOWN, { id: 'm1', leagueId: 'a' })
    await eventually(() => expect(said).toEqual(['errors.transport.network']))
    expect(ids()).toEqual([])
    sticky.toggleMatch(SHOWN, { id: 'm1', leagueId: 'a' })
    await eventually(() => expect(ids()).toEqual(['m1']))
  })

  it('is read from whatever the device holds, as it is afterwards', () => {
    const entry = fc.tuple(fc.string({ minLength: 1, maxLength: 5 }), fc.oneof(fc.integer(), fc.string()))
    const list = fc.record({ matchIds: fc.array(entry), leagueIds: fc.anything() }, { requiredKeys: [] })
    const stored = fc.oneof(
      fc.json(),
      fc
        .array(fc.tuple(fc.constantFrom(LIST, 'early.tennis'), fc.oneof(list, fc.anything())))
        .map((lists) => JSON.stringify({ version: 1, lists })),
    )
    fc.assert(
      fc.property(stored, (text) => {
        expect(Array.isArray(opened(createMemoryStore({ [KEY]: text })).ids())).toBe(true)
      }),
    )
  })
})
