import type { KeyValue } from '../../../streams/index.ts'

const KEY = 'touchline.reloaded'

/** The shortest time between two reloads, ms, so that a reload that did not help is not repeated. */
const QUIET_MS = 60_000

/**
 * Reloads the page when a screen's chunk no longer exists, as after a deployment. Does so only when the
 * server responds, and at most once per `QUIET_MS`. Resolves to whether it reloads.
 */
export async function reloadOnce(session: KeyValue, now: number = Date.now()): Promise<boolean> {
  if (!(await pageAnswers()) || !mayReload(session, now)) return false
  window.location.reload()
  return true
}

async function pageAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function mayReload(session: KeyValue, now: number): boolean {
  const last = Number(session.get(KEY) ?? Number.NEGATIVE_INFINITY)
  if (now - last < QUIET_MS) return false
  // without storage the reloads could loop for ever
  return session.set(KEY, String(now))
}
