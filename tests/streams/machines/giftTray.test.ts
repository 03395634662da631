import fc from 'fast-check'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Gift } from '../../../streams/domain/room/room.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createGiftTray, type GivenGift } from '../../../streams/machines/giftTray/createGiftTray.ts'
import {
  EMPTY_SHOWS,
  SHOW_DEFAULTS,
  showOver,
  type ShowQueue,
  showsAt,
  takeShow,
} from '../../../streams/machines/giftTray/show.ts'
import {
  type Combo,
  emptyTray,
  type GiftTray,
  takeCombo,
  TRAY_DEFAULTS,
  trayAt,
} from '../../../streams/machines/giftTray/tray.ts'
import { withMarbles } from '../../support/marbles.ts'

function gift(giftId: string, price: number, giftType: Gift['giftType'] = 'full'): Gift {
  return { giftId, giftType, price: { RMB: price, USDT: price }, name: giftId, icon: '', svga: '/a.svga' }
}

function combo(who: string, given: Gift, total: number, at = 0, comboId = 'c'): Combo {
  const from = { id: who, name: who, level: 1, role: 'member' } as const
  return { key: `${who}|${comboId}|${given.giftId}`, from, gift: given, total, mine: who === 'me', at }
}

const rose = gift('rose', 100)
const car = gift('car', 5000)
const plane = gift('plane', 90_000)
const inTray = (...combos: Combo[]): GiftTray =>
  combos.reduce((tray, next) => takeCombo(tray, next, TRAY_DEFAULTS), emptyTray(TRAY_DEFAULTS))
const inShow = (...combos: Combo[]): ShowQueue =>
  combos.reduce((queue, next) => takeShow(queue, next, SHOW_DEFAULTS), EMPTY_SHOWS)
const lanesOf = ({ lanes }: GiftTray): readonly string[] =>
  lanes.map((lane) => (lane === null ? '-' : `${lane.from.id} ${lane.total}`))

describe('gift tray', () => {
  it('counts a combo up in its lane, never down', () => {
    expect(lanesOf(inTray(combo('a', rose, 1), combo('a', rose, 10), combo('a', rose, 5)))).toEqual([
      'a 10',
      '-',
    ])
  })

  it('fills both lanes, and then by price, own first', () => {
    const tray = inTray(
      combo('a', rose, 1),
      combo('b', rose, 1),
      combo('c', rose, 1),
      combo('d', car, 1),
      combo('me', rose, 1),
    )
    expect(lanesOf(tray)).toEqual(['a 1', 'b 1'])
    expect(tray.waiting.map(({ from }) => from.id)).toEqual(['me', 'd', 'c'])
    expect(lanesOf(trayAt(tray, 3000, TRAY_DEFAULTS))).toEqual(['me 1', 'd 1'])
  })

  it('a count that comes keeps its lane alive', () => {
    const tray = takeCombo(inTray(combo('a', rose, 1)), combo('a', rose, 2, 2000), TRAY_DEFAULTS)
    expect(lanesOf(trayAt(tray, 3000, TRAY_DEFAULTS))).toEqual(['a 2', '-'])
    expect(lanesOf(trayAt(tray, 5000, TRAY_DEFAULTS))).toEqual(['-', '-'])
  })

  it('shows every combo to its largest total, in any order, or counts it as left out', () => {
    const given = fc.record({ who: fc.integer({ min: 0, max: 80 }), total: fc.integer({ min: 1, max: 999 }) })
    fc.assert(
      fc.property(fc.array(given, { maxLength: 120 }), (all) => {
        const tray = inTray(...all.map(({ who, total }) => combo(String(who), rose, total)))
        const largest = new Map<string, number>()
        for (const { who, total } of all) {
          largest.set(String(who), Math.max(total, largest.get(String(who)) ?? 0))
        }
        const present = [...tray.lanes.flatMap((lane) => lane ?? []), ...tray.waiting]
        expect(new Set(present.map(({ key }) => key)).size).toBe(present.length)
        expect(tray.waiting.length).toBeLessThanOrEqual(TRAY_DEFAULTS.waiting)
        if (tray.leftOut > 0) return
        expect(new Map(present.map(({ from, total }) => [from.id, total]))).toEqual(largest)
      }),
    )
  })
})

describe('gift show', () => {
  it('plays one at a time: own first, then by price', () => {
    const queue = inShow(combo('a', rose, 1), combo('b', car, 1), combo('c', plane, 1), combo('me', rose, 1))
    const order: (string | undefined)[] = []
    for (let now = queue; now.playing !== null;) {
      order.push(now.playing.from.id)
      now = showOver(now, now.playing.key, 100, SHOW_DEFAULTS)
    }
    expect(order).toEqual(['a', 'me', 'c', 'b'])
  })

  it('merges what one member gives of one gift, over combos, and a bundle is one play', () => {
    const queue = inShow(
      combo('a', car, 520),
      combo('a', car, 1040),
      combo('a', car, 10, 0, 'd'),
      combo('a', car, 3),
    )
    expect(queue.playing).toMatchObject({ total: 1050 })
    expect(queue.waiting).toEqual([])
  })

  it('a later gift of the same member has a key of its own', () => {
    const first = inShow(combo('a', car, 1))
    const second = takeShow(
      showOver(first, first.playing?.key ?? '', 1, SHOW_DEFAULTS),
      combo('a', car, 2),
      SHOW_DEFAULTS,
    )
    expect(second.playing?.key).not.toBe(first.playing?.key)
  })

  it('lets what waited too long go, and ends by the watchdog', () => {
    const queue = inShow(combo('a', plane, 1), combo('b', car, 1))
    expect(showsAt(queue, 7999, SHOW_DEFAULTS).playing?.from.id).toBe('a')
    expect(showsAt(queue, 8000, SHOW_DEFAULTS).playing?.from.id).toBe('b')
    expect(showOver(queue, queue.playing?.key ?? '', 15_000, SHOW_DEFAULTS).playing).toBeNull()
    expect(showOver(queue, 'another', 100, SHOW_DEFAULTS)).toBe(queue)
  })

  it('holds ten at most, the cheapest go', () => {
    const all = Array.from({ length: 30 }, (_, index) =>
      combo(`u${index}`, gift(`g${index}`, 100 + index), 1),
    )
    const queue = inShow(combo('first', plane, 1), ...all)
    expect(queue.waiting).toHaveLength(10)
    expect(queue.waiting[0]?.gift.price.RMB).toBe(129)
    expect(queue.leftOut).toBe(20)
  })
})

describe('createGiftTray', () => {
  it('runs lanes and shows to their end by itself', () => {
    withMarbles((marbles) => {
      const scope = createScope((error) => {
        throw error
      })
      const given$ = new Subject<GivenGift>()
      const tray = createGiftTray(scope, { given$, now: () => marbles.scheduler.now() })
      const give = (who: string, what: Gift, total: number): void => {
        given$.next({ ...combo(who, what, total), comboId: 'c' })
      }
      const at = (ms: number, action: () => void): void => {
        marbles.scheduler.schedule(action, ms)
      }
      at(0, () => {
        give('a', car, 1)
        give('b', gift('heart', 10, 'small'), 1)
        expect(tray.lanes$.value).toHaveLength(2)
        expect(tray.show$.value?.from.id).toBe('a')
      })
      at(2000, () => give('a', car, 10))
      at(3001, () => expect(tray.lanes$.value.map(({ total }) => total)).toEqual([10]))
      at(5001, () => {
        expect(tray.lanes$.value).toEqual([])
        expect(tray.show$.value?.total).toBe(10)
        tray.shown(tray.show$.value?.key ?? '')
        expect(tray.show$.value).toBeNull()
        give('a', car, 11)
      })
      at(13_002, () => {
        expect(tray.show$.value).toBeNull()
        scope.end()
      })
      marbles.flush()
    })
  })
})
