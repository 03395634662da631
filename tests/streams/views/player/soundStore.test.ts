import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSoundStore } from '../../../../streams/views/player/soundStore.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const KEY = 'touchline.sound'

it('a volume is loaded as it was stored', () => {
  const local = createMemoryStore()
  createSoundStore(local).save({ muted: true, volume: 0.4 })
  expect(createSoundStore(local).load()).toEqual({ muted: true, volume: 0.4 })
})

it('a device without a stored volume has the sound on', () => {
  expect(createSoundStore(createMemoryStore()).load()).toEqual({ muted: false, volume: 1 })
})

it('whatever is stored, the volume is one that a player can have', () => {
  const anything = fc.jsonValue()
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ muted: anything, volume: anything }).map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(stored, (text) => {
      const local = createMemoryStore()
      local.set(KEY, text)
      const { muted, volume } = createSoundStore(local).load()
      expect(typeof muted).toBe('boolean')
      expect(volume >= 0 && volume <= 1).toBe(true)
    }),
  )
})
