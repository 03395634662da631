import { defer, fromEvent } from 'rxjs'
import type { NativeShell, PageMessage } from '../ports/nativeShell.ts'
import type { KeyValue } from '../ports/storage.ts'

/** Session storage: the shell that has opened the page; a reload may come without the parameter. */
const KIND_KEY = 'touchline.shell'

/** A browser, or a shell where the address of the page says so. */
export function createNativeShell(memory: KeyValue): NativeShell {
  const search = 'location' in globalThis ? location.search : ''
  const told = /[?&]shell=(\w+)/.exec(search)?.[1] ?? memory.get(KIND_KEY)
  const kind = told === 'app' || told === 'frame' ? told : null
  if (kind !== null) memory.set(KIND_KEY, kind)
  return {
    kind,
    self: globalThis,
    parent: globalThis.parent,
    messages$: defer(() => fromEvent<PageMessage>(globalThis, 'message')),
    copy: (text) => navigator.clipboard.writeText(text),
  }
}
