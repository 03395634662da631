import { vi } from 'vitest'

/** Ms. A limit only ends a test that hangs: on a slow machine under load what is waited for may take seconds. */
const LIMIT_MS = 60_000

/** Looks again until `look` does not throw, and returns its result. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: LIMIT_MS, interval: 20 })
}
