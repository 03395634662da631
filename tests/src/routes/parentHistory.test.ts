import { describe, expect, it, vi } from 'vitest'
import { takeParentAlong } from '../../../src/routes/parentHistory.ts'

/** A window in a frame whose parent is at `parentPath`. */
function frameIn(parentPath: string) {
  const pushState = vi.fn()
  const dispatchEvent = vi.fn()
  const parent = { location: { pathname: parentPath }, history: { pushState }, dispatchEvent }
  return { frame: Object.assign(Object.create(window) as Window, { parent }), pushState, dispatchEvent }
}

describe('a page in a frame', () => {
  it('takes its parent along, and tells its router', () => {
    const { frame, pushState, dispatchEvent } = frameIn('/elsewhere')
    takeParentAlong('/entry/login', frame)
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', '/entry/login')
    expect(dispatchEvent).toHaveBeenCalledOnce()
  })

  it('leaves a parent that is there', () => {
    const { frame, pushState } = frameIn('/entry/login')
    takeParentAlong('/entry/login', frame)
    expect(pushState).not.toHaveBeenCalled()
  })

  it('keeps to itself in a page of another origin', () => {
    const parent = {
      get location(): never {
        throw new DOMException('cross-origin', 'SecurityError')
      },
    }
    const frame = Object.assign(Object.create(window) as Window, { parent })
    expect(() => {
      takeParentAlong('/entry/login', frame)
    }).not.toThrow()
  })
})
