import fc from 'fast-check'
import { defer, of, Subject, timer, map } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { Match } from '../../../../streams/domain/match.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import {
  createFavouritesFeed,
  createKeptChoices,
  isFavourite,
  isFavouriteLeague,
  refusalText,
} from '../../../../streams/feeds/favourites/index.ts'
import type { ReportedMatches } from '../../../../streams/feeds/favourites/favourites.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import type { KeyValue } from '../../../../streams/ports/storage.ts'
import type { Dated } from '../../../../streams/venues/call.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { matchOf } from '../builders.ts'
import type { PollConditions } from '../../../../streams/feeds/polledFeed.ts'

const LATENCY_MS = 100
const NETWORK: Failure = { type: 'transport', kind: 'network' }
const REFUSED: Failure = { type: 'refusal', reason: 'refused', textKey: '', message: null, action: 'none' }

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * A venue with favourites, of which calls can fail, and a client with a book of two matches of one league, which can
 * be loaded again.
 */
function venueAndClient(device: KeyValue = createMemoryStore()) {
  const active = cell(true)
  const answers$ = new Subject<ReportedMatches>()
  const sent: string[] = []
  const refused = vi.fn()
  const venue = { matches: new Map<string, boolean>(), leagues: new Set<string>() }
  let fails: Failure | null = null
  const set = ({ type, id }: { type: 'match' | 'league'; id: string }, on: boolean) =>
    defer(() => {
      sent.push(`${type} ${id} ${String(on)}`)
      const failure = fails
      if (failure === null) {
        if (type === 'match') venue.matches.set(id, on)
        else {
          venue.matches.clear()
          if (on) venue.leagues.add(id)
          else venue.leagues.delete(id)
        }
      }
      return timer(LATENCY_MS).pipe(
        map((): Result<Dated<null>, Failure> =>
          failure === null ? ok({ value: null, at: Date.now() }) : err(failure),
        ),
      )
    })
  const conditions: PollConditions = {
    active$: active.state$,
    online$: constant(true),
    rateLimited$: constant(false),
    reach$: constant('reachable'),
    slowdown$: constant(1),
    random: () => 0.5,
    now: () => Date.now(),
  }
  const count = vi.fn(() => of(ok(venue.matches.size)))
  const load = () => {
    const scope = createScope((error) => {
      throw error
    })
    const feed = createFavouritesFeed(scope, {
      favourites: { set, count },
      kept: createKeptChoices(device, 'favourites'),
      answers$,
      conditions,
      afterFirstList$: (ask) => ask(),
      onRefused: refused,
    })
    return { scope, feed }
  }
  let page = load()
  const reported = (id: string): Match => {
    const league = { id: 'l', name: 'L', hot: false, favourite: venue.leagues.has('l') }
    return matchOf(id, Date.now(), { league, favourite: venue.matches.get(id) ?? league.favourite })
  }
  let book = new Map(['a', 'b'].map((id) => [id, reported(id)]))
  /** A list arrives, and the book shows it. */
  const list = () => {
    book = new Map(['a', 'b'].map((id) => [id, reported(id)]))
    answers$.next({ matches: [...book.values()].map((match) => ({ match })), at: Date.now() })
  }
  const matchIn = (id: string): Match => book.get(id) ?? matchOf(id, 0)
  const shown = (id: string) => isFavourite(page.feed.choices$.value, matchIn(id))
  const truth = (id: string) => reported(id).favourite
  return {
    get feed() {
      return page.feed
    },
    sent,
    refused,
    active,
    count,
    list,
    end: () => {
      page.scope.end()
    },
    /** The page is loaded again, and its book with it. */
    reload: () => {
      page.scope.end()
      page = load()
      list()
    },
    shown,
    truth,
    matchIn,
    venue,
    leagueShown: () => isFavouriteLeague(page.feed.choices$.value, matchIn('a').league),
    fail: (failure: Failure | null) => {
      fails = failure
    },
  }
}

describe('a favourite', () => {
  it('is shown at once, and further when a list reports it', () => {
    const { feed, matchIn, shown, list } = venueAndClient()
    feed.toggleMatch(matchIn('a'))
    expect([shown('a'), shown('b')]).toEqual([true, false])
    vi.advanceTimersByTime(LATENCY_MS)
    list()
    expect(feed.choices$.value.size).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(feed.choices$.value.size).toBe(0)
    expect(shown('a')).toBe(true)
  })

  it('is not taken back by a list that is older than the answer', () => {
    const { feed, matchIn, shown, list, venue } = venueAndClient()
    feed.toggleMatch(matchIn('a'))
    venue.matches.clear()
    list()
    vi.advanceTimersByTime(5000)
    expect(shown('a')).toBe(true)
  })

  it('ends in the last of ten quick choices, with two calls', () => {
    const { feed, matchIn, shown, sent, truth } = venueAndClient()
    for (let time = 0; time < 10; time++) feed.toggleMatch(matchIn('a'))
    expect(shown('a')).toBe(false)
    feed.toggleMatch(matchIn('a'))
    vi.advanceTimersByTime(1000)
    expect(sent).toEqual(['match a true', 'match a true'])
    expect([shown('a'), truth('a')]).toEqual([true, true])
  })

  it('that was chosen without a network is sent when there is one', () => {
    const { feed, matchIn, shown, sent, truth, fail, active } = venueAndClient()
    fail(NETWORK)
    active.set(false)
    for (let time = 0; time < 3; time++) feed.toggleMatch(matchIn('a'))
    vi.advanceTimersByTime(60_000)
    expect(shown('a')).toBe(true)
    expect(sent.length).toBe(1)
    fail(null)
    active.set(true)
    vi.advanceTimersByTime(LATENCY_MS)
    expect(truth('a')).toBe(true)
  })

  it('that was not sent before a reload is shown and sent after it, once', () => {
    const client = venueAndClient()
    client.fail(NETWORK)
    client.feed.toggleLeague(client.matchIn('a').league)
    client.feed.toggleMatch(client.matchIn('b'))
    vi.advanceTimersByTime(LATENCY_MS)
    client.reload()
    expect([client.shown('a'), client.shown('b')]).toEqual([true, false])
    client.fail(null)
    vi.advanceTimersByTime(20_000)
    expect([client.truth('a'), client.truth('b')]).toEqual([true, false])
    const calls = client.sent.length
    client.reload()
    vi.advanceTimersByTime(60_000)
    expect(client.sent).toHaveLength(calls)
  })

  it.each(['', '{', 'null', '{"a":1}', '[{"target":{"type":"team","id":"a"},"leagueId":"l","on":true}]'])(
    'is not known from unreadable data: %s',
    (kept) => {
      const { feed, sent } = venueAndClient(createMemoryStore({ favourites: kept }))
      vi.advanceTimersByTime(1000)
      expect([feed.choices$.value.size, sent]).toEqual([0, []])
    },
  )

  it('can be chosen on a device that keeps nothing', () => {
    const { feed, matchIn, truth } = venueAndClient(createMemoryStore({}, true))
    feed.toggleMatch(matchIn('a'))
    vi.advanceTimersByTime(LATENCY_MS)
    expect(truth('a')).toBe(true)
  })

  it('that is refused is undone, with a word', () => {
    const { feed, matchIn, shown, refused, fail } = venueAndClient()
    fail(REFUSED)
    feed.toggleMatch(matchIn('a'))
    vi.advanceTimersByTime(LATENCY_MS)
    expect(shown('a')).toBe(false)
    expect(refused).toHaveBeenCalledExactlyOnceWith(REFUSED)
  })

  it('that is refused at a limit of its venue is undone with the limit, otherwise without one', () => {
    const full = { ...REFUSED, reason: 'favouritesOfSportFull', textKey: 'home.favourites.fullOfSport' }
    expect([full, REFUSED, NETWORK].map(refusalText)).toEqual([
      'home.favourites.fullOfSport',
      'home.favourites.refused',
      'home.favourites.refused',
    ])
  })

  it('is changed with its league, and by itself afterwards', () => {
    const { feed, matchIn, shown, leagueShown, truth, list } = venueAndClient()
    feed.toggleMatch(matchIn('a'))
    feed.toggleLeague(matchIn('a').league)
    expect([shown('a'), shown('b'), leagueShown()]).toEqual([true, true, true])
    feed.toggleMatch(matchIn('b'))
    expect([shown('a'), shown('b'), leagueShown()]).toEqual([true, false, true])
    vi.advanceTimersByTime(1000)
    list()
    vi.advanceTimersByTime(1000)
    expect([shown('a'), shown('b'), truth('a'), truth('b')]).toEqual([true, false, true, false])
  })

  it('is what was wanted last, whatever the network does', () => {
    const step = fc.oneof(
      fc.constantFrom('a', 'b').map((id) => ({ do: 'match', id }) as const),
      fc.constant({ do: 'league' } as const),
      fc.constant({ do: 'list' } as const),
      fc.constant({ do: 'reload' } as const),
      fc.constantFrom(null, NETWORK).map((failure) => ({ do: 'fail', failure }) as const),
      fc.integer({ min: 0, max: 7000 }).map((ms) => ({ do: 'wait', ms }) as const),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        vi.setSystemTime(0)
        const client = venueAndClient()
        const wanted = { a: false, b: false }
        for (const each of steps) {
          if (each.do === 'match') {
            client.feed.toggleMatch(client.matchIn(each.id))
            wanted[each.id] = client.shown(each.id)
          } else if (each.do === 'league') {
            const before = client.leagueShown()
            client.feed.toggleLeague(client.matchIn('a').league)
            wanted.a = !before
            wanted.b = !before
          } else if (each.do === 'list') client.list()
          else if (each.do === 'reload') client.reload()
          else if (each.do === 'fail') client.fail(each.failure)
          else vi.advanceTimersByTime(each.ms)
          expect({ a: client.shown('a'), b: client.shown('b') }).toEqual(wanted)
        }
        client.fail(null)
        vi.advanceTimersByTime(20_000)
        expect({ a: client.truth('a'), b: client.truth('b') }).toEqual(wanted)
        client.end()
      }),
      { numRuns: 200 },
    )
  })
})

describe('the number of favourites', () => {
  it('is asked for all readers together, again after a choice, and not without readers', () => {
    const { feed, count, matchIn } = venueAndClient()
    feed.toggleMatch(matchIn('a'))
    vi.advanceTimersByTime(60_000)
    expect(count).not.toHaveBeenCalled()
    const readers = [feed.count$.subscribe(), feed.count$.subscribe()]
    vi.advanceTimersByTime(0)
    expect(count).toHaveBeenCalledTimes(1)
    feed.toggleMatch(matchIn('b'))
    vi.advanceTimersByTime(LATENCY_MS + 1)
    expect(count).toHaveBeenCalledTimes(2)
    expect(feed.count$.value).toBe(2)
    for (const reader of readers) reader.unsubscribe()
    vi.advanceTimersByTime(10_000)
    const asked = count.mock.calls.length
    vi.advanceTimersByTime(120_000)
    expect(count).toHaveBeenCalledTimes(asked)
  })
})
