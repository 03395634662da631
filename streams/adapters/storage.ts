import type { KeyValue, Storage } from '../ports/storage.ts'

/** Longest life browsers grant a cookie. */
const COOKIE_MAX_AGE_S = 400 * 24 * 60 * 60

/** The browser's stores. Any of them may be refused; reading then finds nothing, and writing says so. */
export function createBrowserStorage(): Storage {
  return {
    session: guarded(() => ('sessionStorage' in globalThis ? sessionStorage : null)),
    local: guarded(() => ('localStorage' in globalThis ? localStorage : null)),
    cookie: createCookies(),
  }
}

/** Merely naming a store throws where the person forbids it, so it is named inside the guard each time. */
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
        // A refused cookie is refused in silence.
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
