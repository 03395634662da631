import { firstValueFrom } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowserPorts } from '../../../streams/adapters/browserPorts.ts'
import { createFrames } from '../../../streams/adapters/frames.ts'
import { createBrowserStorage } from '../../../streams/adapters/storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('browser ports', () => {
  it('can be made where there is no browser: online, visible, and nothing stored', () => {
    const ports = createBrowserPorts()
    expect([ports.network.state$.value.online, ports.visibility.visible$.value]).toEqual([true, true])
    expect(ports.network.state$.value).toBe(ports.network.state$.value)
    const { session, local, cookie } = ports.storage
    expect([session, local, cookie].map((store) => store.set('k', 'v'))).toEqual([false, false, false])
    expect(ports.random.hex(16)).toMatch(/^[0-9a-f]{32}$/)
    expect(ports.random.next()).toBeLessThan(1)
  })

  it('find nothing and say so where the stores are forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('SecurityError')
      },
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => {
        throw new Error('SecurityError')
      },
    }
    vi.stubGlobal('localStorage', forbidden)
    const { local } = createBrowserStorage()
    expect([local.get('k'), local.set('k', 'v')]).toEqual([null, false])
    expect(() => local.remove('k')).not.toThrow()
  })

  it('give a frame even where none are painted', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1)
    vi.stubGlobal('cancelAnimationFrame', () => undefined)
    await firstValueFrom(createFrames().next(), { defaultValue: 'none' }).then((frame) => {
      expect(frame).toBeUndefined()
    })
  })
})
