import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { GIFTS } from '../../platform/room/gifts/giftCatalogue.ts'
import { giftMovie } from '../../scripts/gifts/animation.ts'
import { COURSES } from '../../scripts/gifts/courses.ts'
import { DRAWINGS } from '../../scripts/gifts/drawings.ts'
import { svgOf } from '../../scripts/gifts/shapes.ts'
import { decodeMovie } from '../../streams/adapters/gift/decodeMovie.ts'

const MAX_BYTES = 120 * 1024

function fileOf(address: string): Buffer {
  return readFileSync(`public${address.replace(/\?v=2$/, '')}`)
}

describe('the gifts', () => {
  it.each(GIFTS.map((gift) => [gift.giftId, gift] as const))('%s has its icon, as drawn', (giftId, gift) => {
    expect(gift.icon).toMatch(/\?v=2$/)
    expect(fileOf(gift.icon).toString('utf8')).toBe(svgOf(DRAWINGS[giftId] ?? []))
  })

  const moving = GIFTS.filter(({ svga }) => svga !== '')
  it.each(moving.map((gift) => [gift.giftId, gift] as const))(
    '%s has an animation that the client plays, as its course makes it',
    (giftId, gift) => {
      const file = fileOf(gift.svga)
      expect(file.length).toBeLessThan(MAX_BYTES)
      const course = COURSES[giftId]
      if (course === undefined) throw new Error('no course')
      const movie = new Uint8Array(inflateSync(file))
      expect(Buffer.from(movie).equals(giftMovie(DRAWINGS[giftId] ?? [], course))).toBe(true)
      const decoded = decodeMovie(movie)
      if (!decoded.ok) throw new Error(decoded.error)
      const { frames, sprites } = decoded.value.movie
      expect(frames).toBe(course.frames)
      for (const sprite of sprites) expect(sprite.frames).toHaveLength(course.frames)
    },
  )

  it('move who costs more, and only they', () => {
    expect(moving.map(({ giftId }) => giftId).toSorted()).toEqual(Object.keys(COURSES).toSorted())
    expect(moving.every(({ giftType }) => giftType !== 'small')).toBe(true)
  })
})
