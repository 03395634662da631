import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileOf, saveFile, shareByBrowser } from '../../../../src/features/roomShare/sharePicture.ts'

const WHAT = { title: '阿泽说球', url: 'https://a.example/app/live/r-1' }
const FILE = new File(['png'], 'room-r-1.png', { type: 'image/png' })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('sharing by the browser', () => {
  it('takes the picture along where the device takes pictures', async () => {
    const share = vi.fn(() => Promise.resolve())
    expect(await shareByBrowser(WHAT, FILE, { share, canShare: () => true })).toBe('shared')
    expect(share).toHaveBeenLastCalledWith({ ...WHAT, files: [FILE] })
  })

  it('shares the address alone where it does not', async () => {
    const share = vi.fn(() => Promise.resolve())
    await shareByBrowser(WHAT, FILE, { share, canShare: () => false })
    await shareByBrowser(WHAT, FILE, { share })
    await shareByBrowser(WHAT, null, { share, canShare: () => true })
    expect(share.mock.calls).toEqual([[WHAT], [WHAT], [WHAT]])
  })

  it('tells a closed share sheet from one that there is not', async () => {
    const fails = (error: DOMException) => ({ share: () => Promise.reject(error) })
    expect(await shareByBrowser(WHAT, FILE, {})).toBe('none')
    expect(await shareByBrowser(WHAT, FILE, fails(new DOMException('', 'AbortError')))).toBe('closed')
    expect(await shareByBrowser(WHAT, FILE, fails(new DOMException('', 'NotAllowedError')))).toBe('none')
  })
})

describe('the picture as a file', () => {
  it('is a PNG, and nothing when the canvas cannot be read', async () => {
    const canvas = document.createElement('canvas')
    canvas.toBlob = (done) => done(new Blob(['x']))
    expect(await fileOf(canvas, 'room.png')).toMatchObject({ name: 'room.png', type: 'image/png' })
    canvas.toBlob = (done) => done(null)
    expect(await fileOf(canvas, 'room.png')).toBeNull()
    canvas.toBlob = () => {
      throw new DOMException('', 'SecurityError')
    }
    expect(await fileOf(canvas, 'room.png')).toBeNull()
  })

  it('is saved under its name, and its address is given back', () => {
    vi.useFakeTimers()
    const revoked = vi.fn()
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:1'
        static override revokeObjectURL = revoked
      },
    )
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`)
    })
    saveFile(FILE)
    expect(saved).toEqual(['room-r-1.png blob:1'])
    vi.runAllTimers()
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1')
    vi.useRealTimers()
  })
})
