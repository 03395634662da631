import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  categoriesOf,
  inListOrder,
  isFound,
  isInCategory,
  neighboursOf,
} from '../../../../streams/domain/room/roomOrder.ts'
import { liveRoom } from '../../../support/fakeRoom.ts'

const room = (roomId: string, living = true, anchorId = `a-${roomId}`) =>
  liveRoom({ roomId, living, anchor: { id: anchorId, name: anchorId, avatar: '' } })

const rooms = fc
  .uniqueArray(fc.tuple(fc.nat(30), fc.boolean(), fc.nat(5)), { selector: ([id]) => id, maxLength: 12 })
  .map((made) => made.map(([id, living, anchor]) => room(`r${id}`, living, `a${anchor}`)))

const NOBODY: ReadonlySet<string> = new Set()

describe('the order of a list of rooms', () => {
  it('puts rooms on the air first, followed anchors first in each half, and keeps the rest as listed', () => {
    const listed = [
      room('1', false),
      room('2'),
      room('3'),
      room('4', false, 'liked'),
      room('5', true, 'liked'),
    ]
    expect(inListOrder(listed, new Set(['liked'])).map(({ roomId }) => roomId)).toEqual([
      '5',
      '2',
      '3',
      '4',
      '1',
    ])
  })

  it('loses and adds no room', () => {
    fc.assert(
      fc.property(rooms, fc.uniqueArray(fc.nat(5)), (listed, liked) => {
        const ordered = inListOrder(listed, new Set(liked.map((id) => `a${id}`)))
        expect(new Set(ordered)).toEqual(new Set(listed))
        expect(ordered).toHaveLength(listed.length)
        const firstOff = ordered.findIndex(({ living }) => !living)
        if (firstOff >= 0) expect(ordered.slice(firstOff).every(({ living }) => !living)).toBe(true)
      }),
    )
  })
})

describe('categories', () => {
  const talk = liveRoom({ roomId: 'talk', match: null })

  it('are those that have rooms, and the followed ones always', () => {
    expect(categoriesOf([])).toEqual(['all', 'followed'])
    expect(categoriesOf([room('1'), talk, room('2')])).toEqual(['all', 'followed', 'football', 'talk'])
  })

  it('hold each room in its own, and in all', () => {
    const one = room('1', true, 'liked')
    const categories = ['all', 'followed', 'talk', 'football', 'tennis'] as const
    const of = (which: typeof one, liked: ReadonlySet<string>) =>
      categories.filter((category) => isInCategory(which, category, liked))
    expect(of(one, new Set(['liked']))).toEqual(['all', 'followed', 'football'])
    expect(of(one, NOBODY)).toEqual(['all', 'football'])
    expect(of(talk, NOBODY)).toEqual(['all', 'talk'])
  })
})

describe('the search for rooms', () => {
  const found = (search: string) =>
    isFound(liveRoom({ title: { cmn: '主场夜', zho: '主場夜', english: 'Home Night' } }), search)

  it.each(['', '  ', '主場', 'home', 'ＮＩＧＨＴ', '阿泽', '利物浦', '英超 曼城'])('finds %j', (search) => {
    expect(found(search)).toBe(true)
  })

  it.each(['away', '英超 皇马'])('does not find %j', (search) => {
    expect(found(search)).toBe(false)
  })
})

describe('the neighbours of a room', () => {
  const ids = ({ previous, next }: ReturnType<typeof neighboursOf>) => [previous?.roomId, next?.roomId]
  const listed = [room('1'), room('2', false), room('3'), room('4')]

  it('are the nearest on the air, in the order that the member saw', () => {
    expect(ids(neighboursOf(listed, [], '3'))).toEqual(['1', '4'])
    expect(ids(neighboursOf(listed, ['4', '3', '2', '1'], '3'))).toEqual(['4', '1'])
    expect(ids(neighboursOf(listed, ['3', '4'], '4'))).toEqual(['3', undefined])
  })

  it('are found from a room that has ended, and from one that is not listed', () => {
    expect(ids(neighboursOf(listed, [], '2'))).toEqual(['1', '3'])
    expect(ids(neighboursOf(listed, ['1', '3'], '9'))).toEqual([undefined, '1'])
  })

  it('lead through all rooms on the air, each once, and back', () => {
    fc.assert(
      fc.property(rooms, (all) => {
        const onAir = all.filter(({ living }) => living).map(({ roomId }) => roomId)
        const walked: string[] = []
        for (let at = onAir[0]; at !== undefined; at = neighboursOf(all, [], at).next?.roomId) {
          const { next } = neighboursOf(all, [], at)
          if (next !== null) expect(neighboursOf(all, [], next.roomId).previous?.roomId).toBe(at)
          walked.push(at)
        }
        expect(walked).toEqual(onAir)
      }),
    )
  })
})
