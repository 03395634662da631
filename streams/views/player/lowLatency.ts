import type { KeyValue } from '../../ports/storage.ts'

const KEY = 'touchline.lowLatency'
const ON = 'on'

/** Whether videos on this device play nearer to the live edge; off unless the member has chosen it. */
export function loadLowLatency(local: KeyValue): boolean {
  return local.get(KEY) === ON
}

export function saveLowLatency(local: KeyValue, on: boolean): void {
  if (on) local.set(KEY, ON)
  else local.remove(KEY)
}
