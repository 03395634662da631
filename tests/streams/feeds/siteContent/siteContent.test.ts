import fc from 'fast-check'
import { delay, Observable, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { err, ok } from '../../../../streams/domain/result.ts'
import { createSiteContent } from '../../../../streams/feeds/siteContent/index.ts'
import type { Link } from '../../../../streams/link/createLink.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { contentPaths, sponsors, venueAdverts } from '../../../../streams/wire/site/content.ts'
import { withMarbles } from '../../../support/marbles.ts'

const TEXT = { cmn: '甲', zho: '甲', english: 'a' }
const STARFIELD = { id: 'starfield', name: TEXT, role: TEXT, logo: '/a.svg' }
const advert = (id: string, venueCode: string) => ({ id, venueCode, title: TEXT })

/** Each call is answered after 10 ms with these rows; `null` fails. */
function contentOf(rows: readonly unknown[] | null) {
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
  return { content: createSiteContent({ callOpenly }), asked, openCalls: () => open }
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

  it('is read from anything without failing, and rows that cannot be read are left out', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (rows) => {
        expect(decode(sponsors, [...rows, STARFIELD])).toMatchObject({ ok: true })
        expect(decode(venueAdverts, [...rows, advert('a', 'PMTY')])).toMatchObject({ ok: true })
      }),
    )
  })
})
