// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openNative } from '../../../streams/adapters/video/nativeStream.ts'

function open(startDate?: () => Date) {
  const video = Object.assign(
    document.createElement('video'),
    { load: () => undefined },
    startDate && { getStartDate: startDate },
  )
  return { video, stream: openNative(video, '/a.m3u8', () => undefined) }
}

it('the native player tells when its picture was filmed, where the browser knows the date of the beginning', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { video, stream } = open(() => new Date(900_000))
  video.currentTime = 92
  expect(stream.shown()).toEqual({ at: 992_000, lateMs: 8000 })
  expect(open(() => new Date(Number.NaN)).stream.shown()).toBeNull()
  expect(open().stream.shown()).toBeNull()
  vi.useRealTimers()
})
