import { describe, expect, it } from 'vitest'
import { createMovieCache } from '../../../../streams/adapters/gift/movieCache.ts'
import type { PaintedMovie } from '../../../../streams/adapters/gift/paint.ts'

function painted(): PaintedMovie {
  return {
    movie: {
      version: '2',
      videoSize: { width: 1, height: 1 },
      FPS: 1,
      frames: 1,
      images: {},
      sprites: [],
      audios: [],
    },
    pictures: new Map(),
  }
}

describe('decoded movies', () => {
  it('keep the ones played last, and free the others', () => {
    const freed: unknown[] = []
    const cache = createMovieCache(2, (pictures) => freed.push(pictures))
    const movies = { a: painted(), b: painted(), c: painted() }
    cache.put('a', movies.a).release()
    cache.put('b', movies.b).release()
    cache.take('a')?.release()
    cache.put('c', movies.c).release()
    expect(cache.take('b')).toBeNull()
    expect(cache.take('a')?.painted).toBe(movies.a)
    expect(freed).toEqual([movies.b.pictures])
  })

  it('are not freed while they play', () => {
    const freed: unknown[] = []
    const cache = createMovieCache(1, (pictures) => freed.push(pictures))
    const playing = cache.put('a', painted())
    cache.put('b', painted()).release()
    expect(freed).toEqual([])
    playing.release()
    playing.release()
    expect(freed).toHaveLength(1)
  })
})
