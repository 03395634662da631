import type { Random } from '../ports/environment.ts'
import type { Storage } from '../ports/storage.ts'
import { decode } from '../wire/decode.ts'
import { deviceId as deviceIdShape } from '../wire/site/headers.ts'
import { storageKeys } from './storageKeys.ts'

/**
 * The device id: 32 hexadecimal characters, created once and stored. Without storage it lasts as long as the
 * page.
 */
export function readDeviceId(storage: Storage, random: Random): string {
  const stored = decode(deviceIdShape, storage.local.get(storageKeys.deviceId))
  if (stored.ok) return stored.value
  const made = random.hex(16)
  storage.local.set(storageKeys.deviceId, made)
  return made
}
