import { afterEach, describe, expect, it, vi } from 'vitest'
import { createGiftFiles } from '../../../../streams/adapters/gift/giftFiles.ts'
import { GIFT_LIMITS } from '../../../../streams/adapters/gift/limits.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function read(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  return createGiftFiles().read('/gifts/cup.svga', new AbortController().signal)
}

describe('a gift file', () => {
  it('is read', async () => {
    expect(await read(() => Promise.resolve(new Response('cup')))).toEqual({
      ok: true,
      value: new TextEncoder().encode('cup'),
    })
  })

  it('is nothing unless the answer is 200', async () => {
    const notFound = () => Promise.resolve(new Response('<html>', { status: 404 }))
    expect(await read(notFound)).toEqual({ ok: false, error: 'notLoaded' })
    expect(await read(() => Promise.reject(new TypeError('offline')))).toEqual({
      ok: false,
      error: 'notLoaded',
    })
  })

  it('is given up where it grows too large, and not read to its end', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000))
      },
    })
    expect(await read(() => Promise.resolve(new Response(endless)))).toEqual({ ok: false, error: 'tooLarge' })
    expect(sent).toBeLessThan(GIFT_LIMITS.fileBytes * 2)
  })

  it('comes from the device when it was kept there, and other versions go', async () => {
    const stores = new Map<string, Map<string, Response>>([['touchline.svga.1', new Map()]])
    vi.stubGlobal('caches', fakeCaches(stores))
    const fetched = vi.fn(() => Promise.resolve(new Response('cup')))
    vi.stubGlobal('fetch', fetched)
    const files = createGiftFiles()
    const signal = new AbortController().signal
    const first = await files.read('/a.svga', signal)
    if (!first.ok) throw new Error(first.error)
    await files.keep('/a.svga', first.value)
    expect(await files.read('/a.svga', signal)).toEqual(first)
    expect(fetched).toHaveBeenCalledTimes(1)
    for (let file = 0; file < 50; file += 1) await files.keep(`/${file}.svga`, first.value)
    expect([...stores.keys()]).toEqual(['touchline.svga.2'])
    expect(stores.get('touchline.svga.2')?.size).toBe(40)
    expect(stores.get('touchline.svga.2')?.has('/a.svga')).toBe(false)
  })
})

/** The part of the Cache API that the adapter uses. */
function fakeCaches(stores: Map<string, Map<string, Response>>) {
  return {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return Promise.resolve({
        match: (url: string) => Promise.resolve(store.get(url)?.clone()),
        put: (url: string, response: Response) => Promise.resolve(void store.set(url, response)),
        keys: () => Promise.resolve([...store.keys()]),
        delete: (url: string) => Promise.resolve(store.delete(url)),
      })
    },
  }
}
