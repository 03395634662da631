import type { CDPSession } from 'playwright'

/** A script received over the network. */
export interface Transfer {
  readonly path: string
  /** The size transferred: the compressed body, and the total with headers. */
  readonly bodyBytes: number
  readonly bytes: number
  readonly encoding: string
  /** Ms since the page was requested. */
  readonly endedMs: number
}

const MS_PER_S = 1000

/**
 * Records all scripts from now on; needs `Network.enable`. Returns a function that lists those received so
 * far.
 */
export function watchScripts(devtools: CDPSession): () => readonly Transfer[] {
  const open = new Map<string, Pick<Transfer, 'path' | 'encoding'>>()
  const bodies = new Map<string, number>()
  const ended: Transfer[] = []
  let startedAt: number | null = null
  devtools.on('Network.requestWillBeSent', ({ timestamp }) => {
    startedAt ??= timestamp
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return
    const headers = new Map(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const encoding = headers.get('content-encoding') ?? 'none'
    open.set(requestId, { path: new URL(response.url).pathname, encoding })
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const script = open.get(requestId)
    if (script === undefined) return
    ended.push({
      ...script,
      bodyBytes: bodies.get(requestId) ?? 0,
      bytes: encodedDataLength,
      endedMs: (timestamp - (startedAt ?? timestamp)) * MS_PER_S,
    })
  })
  return () => ended
}
