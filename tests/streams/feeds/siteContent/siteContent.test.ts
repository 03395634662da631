import fc from 'fast-check'
import { delay, Observable, of, take } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { USUAL_HOME } from '../../../../streams/domain/siteContent.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import { createSiteContent } from '../../../../streams/feeds/siteContent/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import type { Link } from '../../../../streams/link/createLink.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { contentPaths, sponsors, venueAdverts } from '../../../../streams/wire/site/content.ts'
import { withMarbles } from '../../../support/marbles.ts'

const TEXT = { cmn: '甲', zho: '甲', english: 'a' }
const STARFIELD = { id: 'starfield', name: TEXT, role: TEXT, logo: '/a.svg' }
const advert = (id: string, venueCode: string) => ({ id, venueCode, title: TEXT })

/** Each call is answered after 10 ms with these rows; `null` fails. */
function contentOf(rows: unknown) {
  const scope = createScope((error) => {
    throw error
  })
  const asked: string[] = []
  let open = 0
  const callOpenly: Link['callOpenly'] = (call) =>
    new Observable((subscriber) => {
      asked.push(call.path)
      open += 1
      subscriber.add(() => {
        open -= 1
      })
      if (rows === null) {
        return of(err(transportFailure('timeout')))
          .pipe(delay(10))
          .subscribe(subscriber)
      }
      const decoded = decode(call.data, rows)
      if (!decoded.ok) throw new Error(decoded.error.message)
      return of(ok(decoded.value)).pipe(delay(10)).subscribe(subscriber)
    })
  return { scope, content: createSiteContent(scope, { callOpenly }), asked, openCalls: () => open }
}

describe('what the operator publishes', () => {
  it('is requested when it is shown, once for all who show it', () => {
    withMarbles(({ expectObservable, scheduler, flush }) => {
      const { content, asked, openCalls } = contentOf([STARFIELD])
      expect(asked).toEqual([])
      const values = { a: [], b: [STARFIELD] }
      expectObservable(content.sponsors$).toBe('a 9ms (b|)', values)
      expectObservable(content.sponsors$).toBe('a 9ms (b|)', values)
      scheduler.schedule(() => {
        expect(asked).toEqual([contentPaths.sponsors])
        expect(openCalls()).toBe(1)
      }, 5)
      flush()
      expect(openCalls()).toBe(0)
    })
  })

  it('is nothing when it cannot be read', () => {
    withMarbles(({ expectObservable }) => {
      expectObservable(contentOf(null).content.sponsors$).toBe('a 9ms (a|)', { a: [] })
    })
  })

  it('has the first advert of each venue', () => {
    withMarbles(({ flush }) => {
      const { content } = contentOf([advert('a', 'PMTY'), advert('b', 'PMTY'), advert('c', 'FBTY')])
      const seen: string[][] = []
      content.adverts$.subscribe((adverts) => seen.push([...adverts.values()].map(({ id }) => id).toSorted()))
      flush()
      expect(seen).toEqual([[], ['a', 'c']])
    })
  })

  it('has the home page, once for all, and asks for it again now and then', () => {
    withMarbles(({ scheduler, flush, expectObservable }) => {
      const { content, asked, openCalls } = contentOf({ skin: 1, banner: false })
      const known = { modes: [], banner: false, sponsors: true, skin: 'plum' }
      expect(content.homeConfig$.value).toBeNull()
      expectObservable(content.homeConfig$.pipe(take(2))).toBe('a 9ms (b|)', { a: null, b: known })
      const others = [1, 2].map(() => content.homeConfig$.subscribe())
      scheduler.schedule(() => {
        expect(asked).toEqual([contentPaths.homeConfig])
        expect(openCalls()).toBe(1)
      }, 5)
      scheduler.schedule(() => {
        expect(asked).toHaveLength(2)
        for (const other of others) other.unsubscribe()
      }, 600_005)
      flush()
      expect(openCalls()).toBe(0)
    })
  })

  it('ends with the app, and leaves no timer behind', () => {
    withMarbles(({ scheduler, flush, expectObservable }) => {
      const { content, scope, asked } = contentOf({ skin: 1 })
      expectObservable(content.homeConfig$).toBe('a 9ms b 989ms |', {
        a: null,
        b: { modes: [], banner: true, sponsors: true, skin: 'plum' },
      })
      scheduler.schedule(scope.end, 1000)
      flush()
      expect(asked).toHaveLength(1)
    })
  })

  it('has the usual home page when it cannot be read', () => {
    withMarbles(({ expectObservable }) => {
      const { homeConfig$ } = contentOf(null).content
      expectObservable(homeConfig$.pipe(take(2))).toBe('a 9ms (b|)', { a: null, b: USUAL_HOME })
    })
  })

  it('leads from a banner to nowhere when the sport of its match is unknown', () => {
    withMarbles(({ flush }) => {
      const banner = { id: 'a', title: TEXT, text: TEXT, image: '' }
      const { banners$ } = contentOf([
        { ...banner, target: { kind: 'match', matchId: '1', sport: 'football' } },
        { ...banner, target: { kind: 'match', matchId: '1', sport: 'quidditch' } },
      ]).content
      const kinds: string[] = []
      banners$.subscribe((banners) => kinds.push(banners.map(({ target }) => target.kind).join()))
      flush()
      expect(kinds).toEqual(['', 'match,none'])
    })
  })

  it.each([
    [{ open: false }, false],
    [{ open: true }, true],
    [null, true],
  ])('has videos on unless it is said that they are off: %j', (answer, isOn) => {
    withMarbles(({ expectObservable }) => {
      const { content } = contentOf(answer)
      expectObservable(content.video$('live')).toBe('a 9ms (b|)', { a: null, b: isOn })
    })
  })

  it('is read from anything without failing, and rows that cannot be read are left out', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (rows) => {
        expect(decode(sponsors, [...rows, STARFIELD])).toMatchObject({ ok: true })
        expect(decode(venueAdverts, [...rows, advert('a', 'PMTY')])).toMatchObject({ ok: true })
      }),
    )
  })
})
