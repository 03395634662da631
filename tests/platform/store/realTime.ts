import type { PGlite } from '@electric-sql/pglite'

const REAL = timersNow()

/**
 * Opens an embedded database that uses the real timers, even while a test uses fake ones. PostgreSQL sets a
 * timer for its statistics after a write; with fake timers one would always be pending and fire whenever the
 * test advances the time. No other code may set a timer until the database is open.
 */
export async function openOnRealTime(open: () => Promise<PGlite>): Promise<PGlite> {
  const restore = useRealTime()
  try {
    const database = await open()
    const run = database.execProtocolRawSync.bind(database)
    database.execProtocolRawSync = (message) => inRealTime(() => run(message))
    return database
  } finally {
    restore()
  }
}

/** Runs `work` with the real timers; `work` must be synchronous. */
function inRealTime<T>(work: () => T): T {
  const restore = useRealTime()
  try {
    return work()
  } finally {
    restore()
  }
}

function useRealTime(): () => void {
  const before = timersNow()
  Object.assign(globalThis, {
    ...REAL,
    // A timer that is set by the callback of a real timer is also a real one.
    setTimeout: (due: () => void, ms: number) => REAL.setTimeout(() => inRealTime(due), ms),
  })
  return () => {
    Object.assign(globalThis, before)
  }
}

function timersNow() {
  const { setTimeout, clearTimeout, Date } = globalThis
  return { setTimeout, clearTimeout, Date }
}
