import { defer, distinctUntilChanged, fromEvent, map, merge, NEVER, type Observable, of, tap } from 'rxjs'
import * as v from 'valibot'
import { constant, type State$, stateFrom } from '../kernel/state.ts'
import type { Clock, Network, NetworkState, Random, Visibility } from '../ports/environment.ts'
import { decode } from '../wire/decode.ts'

/** The local clock. */
export function createClock(): Clock {
  return { now: () => Date.now() }
}

export function createRandom(): Random {
  return {
    next: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    hex: (bytes) =>
      Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
  }
}

/** A browser value that is read on demand; the given events signal that it may have changed. */
function readAtOnceAndOn$<T>(changes$: Observable<unknown>, read: () => T): State$<T> {
  const now$ = defer(() => of(read()))
  return stateFrom(read, merge(now$, changes$.pipe(map(read))).pipe(distinctUntilChanged()))
}

/** Whether the page is visible; constantly true where there is no document. */
export function createVisibility(): Visibility {
  if (!('document' in globalThis)) return { visible$: constant(true) }
  // A page that enters the back/forward cache does not always get `visibilitychange`.
  let away = false
  const goes = (is: boolean) => () => {
    away = is
  }
  const read = (): boolean => !away && document.visibilityState !== 'hidden'
  const changes$ = merge(
    fromEvent(document, 'visibilitychange'),
    fromEvent(window, 'pagehide').pipe(tap(goes(true))),
    fromEvent(window, 'pageshow').pipe(tap(goes(false))),
  )
  return { visible$: readAtOnceAndOn$(changes$, read) }
}

const bounded = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null)
const word = v.fallback(v.nullable(v.string()), null)

/** The fields used of the Network Information API, where the browser supports it. */
const connectionShape = v.object({
  rtt: bounded,
  downlink: bounded,
  type: word,
  effectiveType: word,
  saveData: v.fallback(v.boolean(), false),
})

const noConnection = { rtt: null, downlink: null, type: null, effectiveType: null, saveData: false }

function readNetwork(): NetworkState {
  const online = !('navigator' in globalThis) || (navigator.onLine as boolean | undefined) !== false
  const connection = decode(connectionShape, connectionOf())
  return { online, ...(connection.ok ? connection.value : noConnection) }
}

function connectionOf(): unknown {
  return 'navigator' in globalThis && 'connection' in navigator ? navigator.connection : null
}

function isSameNetwork(a: NetworkState, b: NetworkState): boolean {
  return (
    a.online === b.online &&
    a.rtt === b.rtt &&
    a.type === b.type &&
    a.downlink === b.downlink &&
    a.effectiveType === b.effectiveType &&
    a.saveData === b.saveData
  )
}

/** The network state as the browser reports it; constantly online where there is no window. */
export function createNetwork(): Network {
  let last = readNetwork()
  const read = (): NetworkState => {
    const present = readNetwork()
    // Subscribers compare by identity, so an unchanged state must be the same object.
    if (!isSameNetwork(last, present)) last = present
    return last
  }
  if (!('window' in globalThis)) return { state$: constant(last) }
  const connection = connectionOf()
  const changes$ = merge(
    fromEvent(window, 'online'),
    fromEvent(window, 'offline'),
    connection instanceof EventTarget ? fromEvent(connection, 'change') : NEVER,
  )
  return { state$: readAtOnceAndOn$(changes$, read) }
}
