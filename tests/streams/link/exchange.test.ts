import { firstValueFrom, type Observable, of, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { err } from '../../../streams/domain/result.ts'
import { exchange$, transportFailure } from '../../../streams/link/exchange.ts'
import {
  type Http,
  type HttpRequest,
  type HttpResponse,
  TransportError,
} from '../../../streams/ports/http.ts'

const REQUEST: HttpRequest = { method: 'POST', url: '/call', body: '{}', timeoutMs: 1000 }

function httpWith(response$: Observable<HttpResponse>): Http {
  return { send: () => response$, sendForBytes: () => throwError(() => new Error('not used')) }
}

/** The body that is read, or the failure. */
async function read(status: number, options: { readonly readsEveryStatus?: boolean } = {}) {
  const http = httpWith(of({ status, header: () => null, text: 'body' }))
  const result = await firstValueFrom(exchange$(http, REQUEST, options))
  return result.ok ? result.value.text : result
}

describe('one request', () => {
  it.each([
    [200, 'body'],
    [204, 'body'],
    [302, err(transportFailure('serverError'))],
    [403, err(transportFailure('serverError'))],
    [429, err(transportFailure('rateLimited'))],
    [503, err(transportFailure('serverError'))],
  ])('is answered with HTTP %i', async (status, result) => {
    expect(await read(status)).toEqual(result)
  })

  it('has the body of another status read for a caller who asks for it, but never that of a rate limit', async () => {
    for (const status of [302, 403, 502]) expect(await read(status, { readsEveryStatus: true })).toBe('body')
    expect(await read(429, { readsEveryStatus: true })).toEqual(err(transportFailure('rateLimited')))
  })

  it('is a failed result without an answer, and an error when the code is at fault', async () => {
    const failing = (error: Error) =>
      firstValueFrom(exchange$(httpWith(throwError(() => error)), REQUEST, { readsEveryStatus: true }))
    expect(await failing(new TransportError('timeout'))).toEqual(err(transportFailure('timeout')))
    await expect(failing(new TypeError('fault'))).rejects.toThrow('fault')
  })
})
