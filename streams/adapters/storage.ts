import type { KeyValue, Storage } from '../ports/storage.ts'

/** The longest lifetime that browsers grant a cookie, s. */
const COOKIE_MAX_AGE_S = 400 * 24 * 60 * 60

/** The browser's stores. When one is not available, `get` returns `null` and `set` returns `false`. */
export function createBrowserStorage(): Storage {
  return {
    session: guarded(() => ('sessionStorage' in globalThis ? sessionStorage : null)),
    local: guarded(() => ('localStorage' in globalThis ? localStorage : null)),
    cookie: createCookies(),
  }
}

/**
 * Even reading `globalThis.localStorage` throws when storage is blocked, so it is read inside the guard each
 * time.
 */
function guarded(find: () => globalThis.Storage | null): KeyValue {
  return {
    get: (key) => attempt(() => find()?.getItem(key) ?? null, null),
    set: (key, value) =>
      attempt(() => {
        const store = find()
        store?.setItem(key, value)
        return store !== null
      }, false),
    remove: (key) => {
      attempt(() => {
        find()?.removeItem(key)
        return true
      }, false)
    },
  }
}

function createCookies(): KeyValue {
  const hasPage = 'document' in globalThis
  const write = (key: string, value: string, maxAge: number): void => {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}; Path=/; SameSite=Strict; Max-Age=${maxAge}${secure}`
  }
  const read = (key: string): string | null => {
    if (!hasPage) return null
    const start = `${encodeURIComponent(key)}=`
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
    return found === undefined ? null : decodeURIComponent(found.slice(start.length))
  }
  return {
    get: (key) => attempt(() => read(key), null),
    set: (key, value) =>
      attempt(() => {
        if (!hasPage) return false
        write(key, value, COOKIE_MAX_AGE_S)
        // A blocked cookie fails silently, so it is read back.
        return read(key) === value
      }, false),
    remove: (key) => {
      attempt(() => {
        if (hasPage) write(key, '', 0)
        return true
      }, false)
    },
  }
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
