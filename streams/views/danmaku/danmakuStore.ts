import { type DanmakuSettings, readDanmakuSettings } from '../../domain/danmaku/settings.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

const KEY = 'touchline.danmaku'

/** Stores the danmaku settings of this device. */
export function createDanmakuStore(local: KeyValue): {
  load(): DanmakuSettings
  save(settings: DanmakuSettings): void
} {
  return {
    load: () => readDanmakuSettings(parseJson(local.get(KEY))),
    save: (settings) => {
      // Without storage every page starts with the defaults.
      local.set(KEY, JSON.stringify(settings))
    },
  }
}
