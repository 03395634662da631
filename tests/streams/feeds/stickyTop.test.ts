import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStickyTop } from '../../../streams/feeds/stickyTop/index.ts'
import {
  MAX_STICKY,
  EMPTY_LIST,
  pinLeague,
  pinMatch,
  type StickyList,
  unpinLeague,
  unpinMatch,
  withNewMatches,
} from '../../../streams/feeds/stickyTop/stickyList.ts'
import { STICKY_FOR_MS } from '../../../streams/domain/sticky.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createMemoryStore } from '../../support/ports.ts'

const KEY = 'sticky-top.7.PMTY'
const LIST = 'live.football'
/** Twelve leagues of ten matches. */
const MATCHES = Array.from({ length: 120 }, (_, index) => ({
  id: `m${String(index)}`,
  leagueId: `l${String(index % 12)}`,
}))

function openAt(device = createMemoryStore(), now = 1000) {
  const said: (readonly [string, unknown])[] = []
  const scope = createScope((error) => {
    throw error
  })
  const sticky = createStickyTop(scope, {
    device,
    key: KEY,
    now: () => now,
    say: (key, params) => said.push([key, params]),
  })
  const shown = { key: LIST, matches: MATCHES, whole: true }
  const ids = () => [...(sticky.lists$.value.get(LIST)?.matchIds.keys() ?? [])]
  return { sticky, said, shown, ids, device }
}

const matchAt = (index: number) => MATCHES[index] ?? { id: 'none', leagueId: 'none' }

describe('what is kept at the top of a list', () => {
  it('is told, and stays on the device', () => {
    const { sticky, said, shown, device } = openAt()
    sticky.toggleMatch(shown, matchAt(0))
    expect(openAt(device).ids()).toEqual(['m0'])
    expect(device.get(KEY)).toContain('m0')
    sticky.toggleMatch(shown, matchAt(0))
    expect(openAt(device).ids()).toEqual([])
    expect(said).toEqual([
      ['home.sticky.on', undefined],
      ['home.sticky.off', undefined],
    ])
  })

  it('is of one bet type and sport', () => {
    const { sticky, shown } = openAt()
    sticky.toggleMatch(shown, matchAt(0))
    expect([...sticky.lists$.value.keys()]).toEqual([LIST])
    sticky.toggleMatch({ ...shown, key: 'early.tennis' }, matchAt(1))
    expect([...sticky.lists$.value.keys()]).toEqual([LIST, 'early.tennis'])
  })

  it('is at most fifty matches, and says how many more there may be', () => {
    const { sticky, said, shown, ids } = openAt()
    for (const league of ['l0', 'l1', 'l2', 'l3']) sticky.toggleLeague(shown, league)
    for (const index of [4, 16]) sticky.toggleMatch(shown, matchAt(index))
    expect(ids()).toHaveLength(42)
    sticky.toggleLeague(shown, 'l5')
    expect(said.at(-1)).toEqual(['home.sticky.full', { left: 8, most: 50 }])
    expect(ids()).toHaveLength(42)
    for (let index = 0; index < 8; index++) sticky.toggleMatch(shown, matchAt(5 + 12 * index))
    sticky.toggleMatch(shown, matchAt(6))
    expect(said.at(-1)).toEqual(['home.sticky.full', { left: 0, most: 50 }])
    expect(ids()).toHaveLength(MAX_STICKY)
  })

  it('has room for all matches of a league that is not in the list, or does not take it', () => {
    const { sticky, said, shown, ids } = openAt()
    for (const league of ['l0', 'l1', 'l2', 'l3']) sticky.toggleLeague(shown, league)
    const part = { ...shown, matches: MATCHES.filter(({ leagueId }) => leagueId === 'l0'), whole: false }
    sticky.toggleLeague(part, 'l5', 11)
    expect(said.at(-1)).toEqual(['home.sticky.full', { left: 10, most: 50 }])
    sticky.note(shown)
    expect(ids()).toHaveLength(40)
    sticky.toggleLeague(part, 'l5', 10)
    expect([said.at(-1)?.[0], ids().length]).toEqual(['home.sticky.on', 40])
    sticky.note(shown)
    expect(ids()).toHaveLength(MAX_STICKY)
  })

  it('makes room for others when matches have left the whole list, and not when a part of it is shown', () => {
    const { sticky, said, shown, ids } = openAt()
    for (const league of ['l0', 'l1', 'l2', 'l3', 'l4']) sticky.toggleLeague(shown, league)
    const later = MATCHES.filter(({ leagueId }) => leagueId !== 'l0')
    sticky.toggleMatch({ ...shown, matches: later, whole: false }, matchAt(5))
    expect(said.at(-1)?.[0]).toBe('home.sticky.full')
    sticky.toggleMatch({ ...shown, matches: later }, matchAt(5))
    expect(ids()).toHaveLength(41)
    expect(ids()).not.toContain('m0')
  })

  it('is discarded after 90 days', () => {
    const { sticky, shown, device } = openAt()
    sticky.toggleLeague(shown, 'l0')
    const later = (ms: number) => openAt(device, 1000 + ms).sticky.lists$.value.get(LIST) ?? EMPTY_LIST
    expect(later(STICKY_FOR_MS - 1).matchIds.size).toBe(10)
    expect(later(STICKY_FOR_MS)).toEqual(EMPTY_LIST)
  })

  it('does not last longer because a clock was ahead', () => {
    const { sticky, shown, device } = openAt(createMemoryStore(), STICKY_FOR_MS * 9)
    sticky.toggleMatch(shown, matchAt(0))
    const { sticky: now } = openAt(device, 5)
    expect(now.lists$.value.get(LIST)?.matchIds.get('m0')).toBe(5)
  })
})

describe('a league at the top', () => {
  it('takes all its matches with it, later ones too, and takes them from there', () => {
    const { sticky, shown, ids } = openAt()
    sticky.toggleLeague(shown, 'l0')
    expect(ids()).toHaveLength(10)
    sticky.note({
      ...shown,
      matches: [...MATCHES, { id: 'new', leagueId: 'l0' }, { id: 'other', leagueId: 'l1' }],
    })
    expect(ids()).toContain('new')
    expect(ids()).toHaveLength(11)
    sticky.toggleLeague(shown, 'l0')
    expect(ids()).toEqual([])
  })

  it('is not one any more without one of its matches; the others stay', () => {
    const { sticky, shown, ids } = openAt()
    sticky.toggleLeague(shown, 'l0')
    sticky.toggleMatch(shown, matchAt(12))
    expect(ids()).toHaveLength(9)
    expect(sticky.lists$.value.get(LIST)?.leagueIds.size).toBe(0)
    sticky.note({ ...shown, matches: [...MATCHES, { id: 'new', leagueId: 'l0' }] })
    expect(ids()).toHaveLength(9)
  })
})

describe('stored data', () => {
  it.each([
    'null',
    '7',
    '{',
    '[]',
    '{"version":1}',
    '{"version":1,"lists":[[1,2],["live.football",null],["x",{"matchIds":7}]]}',
    '{"version":1,"lists":[["live.football",{"matchIds":[["m1","soon"],["",1],[5,5],"m2",["m3",1e400]]}]]}',
  ])('that is not ours counts as none, and is replaced: %s', (text) => {
    const { ids, sticky, shown, device } = openAt(createMemoryStore({ [KEY]: text }))
    expect(ids()).toEqual([])
    sticky.toggleMatch(shown, matchAt(0))
    expect(openAt(device).ids()).toEqual(['m0'])
  })

  it('of a later version is left alone', () => {
    const text = JSON.stringify({ version: 2, tops: 'unknown' })
    const { sticky, shown, ids, device } = openAt(createMemoryStore({ [KEY]: text }))
    sticky.toggleMatch(shown, matchAt(0))
    expect(ids()).toEqual(['m0'])
    expect(device.get(KEY)).toBe(text)
  })

  it('of any shape is read without an error, and never holds more than fifty matches', () => {
    const entry = fc.tuple(fc.string({ maxLength: 5 }), fc.oneof(fc.integer(), fc.double(), fc.string()))
    const list = fc.record(
      {
        matchIds: fc.array(entry, { maxLength: 80 }),
        leagueIds: fc.anything(),
        leagueMatches: fc.anything(),
      },
      { requiredKeys: [] },
    )
    const stored = fc.oneof(
      fc.json(),
      fc.array(fc.tuple(fc.constant(LIST), list)).map((lists) => JSON.stringify({ version: 1, lists })),
    )
    fc.assert(
      fc.property(stored, (text) => {
        expect(openAt(createMemoryStore({ [KEY]: text })).ids().length).toBeLessThanOrEqual(MAX_STICKY)
      }),
    )
  })
})

describe('any choices', () => {
  type Step = (list: StickyList) => StickyList
  const step = fc
    .record({
      index: fc.nat(MATCHES.length - 1),
      act: fc.constantFrom('match', 'league', 'off', 'offLeague', 'new'),
    })
    .map(({ index, act }): Step => {
      const match = matchAt(index)
      const league = {
        id: match.leagueId,
        matchIds: MATCHES.filter(({ leagueId }) => leagueId === match.leagueId).map(({ id }) => id),
      }
      return (list) => {
        if (act === 'off') return unpinMatch(list, match)
        if (act === 'offLeague') return unpinLeague(list, league)
        if (act === 'new') return withNewMatches(list, MATCHES, 3)
        const pinned = act === 'match' ? pinMatch(list, match, 1) : pinLeague(list, league, 1)
        if (!pinned.ok) expect(pinned.left).toBe(MAX_STICKY - list.matchIds.size)
        return pinned.ok ? pinned.list : list
      }
    })

  it('leave at most fifty matches, and all matches of each league at the top', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const list = steps.reduce((now, each) => each(now), EMPTY_LIST)
        expect(list.matchIds.size).toBeLessThanOrEqual(MAX_STICKY)
        expect([...list.leagueMatches.keys()].sort()).toEqual([...list.leagueIds.keys()].sort())
        for (const ids of list.leagueMatches.values()) {
          expect(ids.every((id) => list.matchIds.has(id))).toBe(true)
        }
      }),
    )
  })
})
