import { firstValueFrom, lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createFetchHttp } from '../../../streams/adapters/fetchHttp.ts'
import { TransportError } from '../../../streams/ports/http.ts'

const baseUrl = 'http://touchline.test'
const get = { method: 'GET', url: '/thing?x=1', timeoutMs: 1000 } as const

describe('fetchHttp', () => {
  it('sends a request and completes after the answer', async () => {
    const seen: Request[] = []
    const http = createFetchHttp({
      baseUrl,
      fetch: (request) => {
        seen.push(request)
        return new Response('比分', { status: 201, headers: { 'Retry-After': '5' } })
      },
    })
    const post = { ...get, method: 'POST', headers: { 'x-api-site': '1' }, body: 'b' } as const
    const [answer] = await lastValueFrom(http.send(post).pipe(toArray()))
    expect([answer?.status, answer?.text, answer?.header('retry-after'), answer?.header('x')]).toEqual([
      201,
      '比分',
      '5',
      null,
    ])
    const [request] = seen
    expect([request?.url, request?.method, request?.headers.get('x-api-site')]).toEqual([
      'http://touchline.test/thing?x=1',
      'POST',
      '1',
    ])
    expect(await request?.text()).toBe('b')
  })

  it('sends cookies to its own origin, unless they are to be left out', async () => {
    const seen: Request[] = []
    const http = createFetchHttp({
      baseUrl,
      fetch: (request) => {
        seen.push(request)
        return new Response('')
      },
    })
    await firstValueFrom(http.send(get))
    await firstValueFrom(http.send({ ...get, credentials: 'omit' }))
    expect(seen.map(({ credentials }) => credentials)).toEqual(['same-origin', 'omit'])
  })

  it('gives bytes unchanged', async () => {
    const bytes = Uint8Array.of(0, 255, 128)
    const http = createFetchHttp({ baseUrl, fetch: () => new Response(bytes) })
    expect(await firstValueFrom(http.sendForBytes(get))).toEqual({ status: 200, bytes })
  })

  it('tells being offline from a broken line', async () => {
    const kindWhen = async (online: boolean) => {
      const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
      const http = createFetchHttp({ baseUrl, fetch, isOnline: () => online })
      const error: unknown = await firstValueFrom(http.send(get)).catch((thrown: unknown) => thrown)
      return error instanceof TransportError ? error.kind : error
    }
    expect([await kindWhen(true), await kindWhen(false)]).toEqual(['network', 'offline'])
  })

  it('errors in its own way for an address that is none', async () => {
    const http = createFetchHttp({ baseUrl, fetch: () => new Response('') })
    await expect(firstValueFrom(http.send({ ...get, url: 'http://[' }))).rejects.toBeInstanceOf(
      TransportError,
    )
  })

  it('gives up after its time, and aborts the request, also in the middle of a body', async () => {
    vi.useFakeTimers()
    let signal: AbortSignal | undefined
    const http = createFetchHttp({
      baseUrl,
      fetch: (request) => {
        signal = request.signal
        return new Response(
          new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) }),
        )
      },
    })
    const failed = firstValueFrom(http.send(get)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1001)
    expect(await failed).toMatchObject({ name: 'TransportError', kind: 'timeout' })
    expect(signal?.aborted).toBe(true)
    vi.useRealTimers()
  })

  it('aborts when the reader leaves, and leaves no timer behind', () => {
    vi.useFakeTimers()
    let signal: AbortSignal | undefined
    const http = createFetchHttp({
      baseUrl,
      fetch: (request) => {
        signal = request.signal
        return new Promise<Response>(() => undefined)
      },
    })
    http.send(get).subscribe().unsubscribe()
    expect([signal?.aborted, vi.getTimerCount()]).toEqual([true, 0])
    vi.useRealTimers()
  })
})
