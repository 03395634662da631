import type { Store } from '../store/store.ts'

/** A setting that `control` changes for all processes, kept in memory. */
export interface SharedSetting<T> {
  readonly value: T
  /** Reads what has been changed, also by other processes. Called often. */
  readonly refresh: () => Promise<void>
}

export interface SharedSettingDeps {
  readonly store: Pick<Store, 'settings' | 'shared'>
  /** Real ms. */
  readonly real: () => number
}

/** How often other processes are taken into account, real ms. */
const READ_EVERY_MS = 1_000

/**
 * Reads the setting of the last run. A database that no other process uses is only read again after this process has
 * changed a setting, so that an idle platform asks it nothing.
 *
 * @param read decodes a stored value; `undefined` when it was never set. Must not throw.
 */
export async function createSharedSetting<T>(
  { store: { settings, shared }, real }: SharedSettingDeps,
  key: string,
  read: (stored: unknown) => T,
): Promise<SharedSetting<T>> {
  let changes = settings.changes()
  let readAt = real()
  let value = read(await settings.get(key))
  return {
    get value() {
      return value
    },
    refresh: async () => {
      const isDue = shared ? real() - readAt >= READ_EVERY_MS : settings.changes() !== changes
      if (!isDue) return
      changes = settings.changes()
      readAt = real()
      value = read(await settings.get(key))
    },
  }
}
