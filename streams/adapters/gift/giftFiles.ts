import { err, ok, type Result } from '../../domain/result.ts'
import type { GiftFault } from '../../ports/giftPlayer.ts'
import { GIFT_LIMITS } from './limits.ts'

/** Version of the cache for gift animations. Caches of other versions are deleted. */
const CACHE_VERSION = 2
const CACHE_PREFIX = 'touchline.svga.'
const CACHE_NAME = `${CACHE_PREFIX}${CACHE_VERSION}`
/** Most files in the cache; the oldest are removed first. */
const KEPT_FILES = 40

type Bytes = Uint8Array<ArrayBuffer>

export interface GiftFiles {
  /** The file at `url`, from the cache if it is there. Rejects only when `signal` is aborted. */
  read(url: string, signal: AbortSignal): Promise<Result<Bytes, GiftFault>>
  /** Caches a file that was decoded successfully. */
  keep(url: string, file: Bytes): Promise<void>
}

export function createGiftFiles(): GiftFiles {
  const cache = openCache()
  return {
    read: async (url, signal) => {
      const kept = await cache.then((open) => open?.match(url)).catch(() => undefined)
      if (kept !== undefined) return ok(new Uint8Array(await kept.arrayBuffer()))
      try {
        return await download(url, signal)
      } catch {
        return err('notLoaded')
      }
    },
    keep: async (url, file) => {
      try {
        const open = await cache
        if (open === null || (await open.match(url)) !== undefined) return
        await open.put(url, new Response(file))
        const keys = await open.keys()
        await Promise.all(keys.slice(0, -KEPT_FILES).map((old) => open.delete(old)))
      } catch {
        // Storage may be full or unavailable (private mode); the file is then downloaded again next time.
      }
    },
  }
}

/** `null` where the Cache API is not available, such as on a page without TLS. */
async function openCache(): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null
  try {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME)
    await Promise.all(old.map((name) => caches.delete(name)))
    return await caches.open(CACHE_NAME)
  } catch {
    return null
  }
}

/** Streams the body and aborts as soon as it exceeds the limit, regardless of its `content-length`. */
async function download(url: string, signal: AbortSignal): Promise<Result<Bytes, GiftFault>> {
  const answer = await fetch(url, { signal })
  if (answer.status !== 200 || answer.body === null) return err('notLoaded')
  const reader = answer.body.getReader()
  const file = new Uint8Array(GIFT_LIMITS.fileBytes)
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return ok(file.slice(0, size))
    if (size + value.byteLength > file.length) {
      void reader.cancel().catch(() => undefined)
      return err('tooLarge')
    }
    file.set(value, size)
    size += value.byteLength
  }
}
