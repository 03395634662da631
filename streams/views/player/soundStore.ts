import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** `volume` is 0 to 1. */
export interface Sound {
  readonly muted: boolean
  readonly volume: number
}

const KEY = 'touchline.sound'

/** Stores the volume of this device. */
export function createSoundStore(local: KeyValue): { load(): Sound; save(sound: Sound): void } {
  return {
    load: () => decode(local.get(KEY)),
    save: (sound) => {
      // Without storage every page starts with sound on.
      local.set(KEY, JSON.stringify(sound))
    },
  }
}

function decode(text: string | null): Sound {
  const kept = parseJson(text)
  if (typeof kept !== 'object' || kept === null) return { muted: false, volume: 1 }
  const { muted, volume } = kept as { readonly muted?: unknown; readonly volume?: unknown }
  const known = typeof volume === 'number' && volume >= 0 && volume <= 1
  return { muted: muted === true, volume: known ? volume : 1 }
}
