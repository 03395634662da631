import { EMPTY, of, throwError } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { err, ok } from '../../../streams/domain/result.ts'
import { createFetchReports } from '../../../streams/link/fetchReports.ts'
import type { AnalyticsEvent } from '../../../streams/wire/site/analytics.ts'
import { type HttpRequest, TransportError } from '../../../streams/ports/http.ts'

const PATH = '/v1/order/bet/singlePass'
const REFUSED = err({
  type: 'refusal',
  reason: 'marketClosed',
  textKey: 'x',
  message: null,
  action: 'none',
} as const)

function reporting(answer: string | TransportError) {
  const events: { readonly name: string; readonly props: AnalyticsEvent['props'] | undefined }[] = []
  const reports = createFetchReports(
    {
      send: () =>
        answer instanceof TransportError
          ? throwError(() => answer)
          : of({ status: 200, header: () => null, text: answer }),
      sendForBytes: () => EMPTY,
    },
    'FBTY',
    {
      track: (name, props) => {
        events.push({ name, props })
      },
    },
  )
  const send = (request: Partial<HttpRequest>): void => {
    reports.http
      .send({ method: 'POST', url: `/fbty${PATH}`, timeoutMs: 1, ...request })
      .subscribe({ error: () => undefined })
  }
  /** Notes a result, and waits for the code of a report. */
  const note = async (...noted: Parameters<typeof reports.note>): Promise<void> => {
    reports.note(...noted)
    await vi.dynamicImportSettled()
  }
  return { note, events, send }
}

describe('reports of failed calls of a venue', () => {
  it('have venue, address, parameters and answer, and no token', async () => {
    const { note, events, send } = reporting('{"code":3014,"Token":"t2"}')
    send({ body: '{"Token":"t1","unitStake":20}' })
    await note(PATH, REFUSED)
    expect(events).toEqual([
      {
        name: 'sport_h5_fetch_fail',
        props: {
          venue: 'FBTY',
          url: `/fbty${PATH}`,
          params: '{"Token":…,"unitStake":20}',
          response: '{"code":3014,"Token":…}',
          reason: 'marketClosed',
        },
      },
    ])
  })

  it('have the query of a GET', async () => {
    const { note, events, send } = reporting('')
    send({ method: 'GET', url: `${PATH}?mid=7&token=t1&cuid=2` })
    await note(PATH, err({ type: 'transport', kind: 'badData' }))
    expect(events[0]?.props).toMatchObject({ url: PATH, params: 'mid=7&token=…&cuid=2', response: '' })
  })

  it('have the answer of an address with a token, and not the token', async () => {
    const { note, events, send } = reporting('{"code":2000001}')
    send({ url: '/yewu27/t1?lang=zh' })
    await note('/yewu27/{token}', REFUSED)
    send({ url: '/yewu27/client/zr/rounds' })
    await note('/yewu27/{token}', REFUSED)
    expect(events.map(({ props }) => [props?.['url'], props?.['params'], props?.['response']])).toEqual([
      ['/yewu27/{token}', 'lang=zh', '{"code":2000001}'],
      ['/yewu27/{token}', '', ''],
    ])
  })

  it('tell of a call without an answer, and not the answer of another one', async () => {
    const { note, events, send } = reporting(new TransportError('timeout'))
    send({ body: '{}' })
    await note(PATH, err({ type: 'transport', kind: 'timeout' }))
    await note('/v1/other', err({ type: 'transport', kind: 'offline' }))
    expect(events.map(({ props }) => [props?.['url'], props?.['response'], props?.['reason']])).toEqual([
      [`/fbty${PATH}`, '', 'timeout'],
      ['/v1/other', '', 'offline'],
    ])
  })

  it('stay below what the platform stores, and are not made of calls that succeed', async () => {
    const { note, events, send } = reporting('"'.repeat(9000))
    send({ url: `/fbty${PATH}?${'"'.repeat(9000)}` })
    await note(PATH, ok(null))
    expect(events).toEqual([])
    await note(PATH, REFUSED)
    expect(JSON.stringify(events).length).toBeLessThan(2048)
  })
})
