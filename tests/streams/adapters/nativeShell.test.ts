import { afterEach, describe, expect, it, vi } from 'vitest'
import { createNativeShell } from '../../../streams/adapters/nativeShell.ts'
import { createMemoryStore } from '../../support/ports.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the kind of the shell', () => {
  it('is what the visit began with, and nothing else', () => {
    const memory = createMemoryStore()
    expect(createNativeShell(memory).kind).toBeNull()
    vi.stubGlobal('location', { search: '?a=1&shell=app' })
    expect(createNativeShell(memory).kind).toBe('app')
    vi.stubGlobal('location', { search: '' })
    expect(createNativeShell(memory).kind).toBe('app')
    vi.stubGlobal('location', { search: '?shell=other' })
    expect(createNativeShell(memory).kind).toBeNull()
    vi.stubGlobal('location', { search: '?shell=frame' })
    expect(createNativeShell(createMemoryStore({}, true)).kind).toBe('frame')
  })

  it('does not stand in the way of what arrives at the page', () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const heard: unknown[] = []
    const reading = createNativeShell(createMemoryStore()).messages$.subscribe(({ data }) => heard.push(data))
    page.dispatchEvent(Object.assign(new Event('message'), { data: 7 }))
    reading.unsubscribe()
    page.dispatchEvent(Object.assign(new Event('message'), { data: 8 }))
    expect(heard).toEqual([7])
  })
})
