import type { KeyValue } from '../../../streams/index.ts'

const KEY = 'touchline.account'

/** The account name stored on this device; empty when there is none or storage is unavailable. */
export function rememberedAccount(local: KeyValue): string {
  return local.get(KEY) ?? ''
}

/** Stores the account name; `null` removes it. The password is never stored. */
export function rememberAccount(local: KeyValue, name: string | null): void {
  if (name === null || name === '') local.remove(KEY)
  else local.set(KEY, name)
}
