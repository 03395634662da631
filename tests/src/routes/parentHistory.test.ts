import { describe, expect, it, vi } from 'vitest'
import { takeParentAlong } from '../../../src/routes/parentHistory.ts'

/** A window in a frame whose parent is at `parentPath`. */
function frameIn(parentPath: string) {
  const pushState = vi.fn()
  const dispatchEvent = vi.fn()
  const parent = { location: { pathname: parentPath }, history: { pushState }, dispatchEvent }
  return { frame: Object.assign(Object.create(window) as Window, { parent }), pushState, dispatchEvent }
}

/** A window in a frame of a page of another origin. */
function frameOfOther() {
  const postMessage = vi.fn()
  const parent = {
    get location(): never {
      throw new DOMException('cross-origin', 'SecurityError')
    },
    postMessage,
  }
  return { frame: Object.assign(Object.create(window) as Window, { parent }), postMessage }
}

describe('a page in a frame', () => {
  it('takes its parent along, and tells its router', () => {
    const { frame, pushState, dispatchEvent } = frameIn('/elsewhere')
    takeParentAlong('/entry/login', [], frame)
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', '/entry/login')
    expect(dispatchEvent).toHaveBeenCalledOnce()
  })

  it('leaves a parent that is there', () => {
    const { frame, pushState } = frameIn('/entry/login')
    takeParentAlong('/entry/login', [], frame)
    expect(pushState).not.toHaveBeenCalled()
  })

  it('keeps to itself in a page of another origin', () => {
    const { frame, postMessage } = frameOfOther()
    takeParentAlong('/entry/login', [], frame)
    expect(postMessage).not.toHaveBeenCalled()
  })

  it('asks a page of another origin that the configuration names, and tells no other the path', () => {
    const { frame, postMessage } = frameOfOther()
    takeParentAlong('/entry/login', ['https://portal.test', 'https://second.test'], frame)
    const message = { touchline: 'frame', version: 1, type: 'navigate', path: '/entry/login' }
    expect(postMessage.mock.calls).toEqual([
      [message, 'https://portal.test'],
      [message, 'https://second.test'],
    ])
  })
})
