import type { CDPSession } from 'playwright'

/** What a page has received from one path. */
export interface PathTraffic {
  readonly path: string
  readonly calls: number
  /** As transferred: compressed bodies and headers. */
  readonly bytes: number
}

export interface Traffic {
  /** HTTP, most bytes first. */
  readonly paths: readonly PathTraffic[]
  /** Frames and payload bytes of all WebSockets, in both directions. */
  readonly frames: number
  readonly frameBytes: number
}

/**
 * Counts the traffic of a page from now on; needs `Network.enable`. Calls count when they are sent, bytes
 * when they have arrived. Returns a function that reads the counts.
 */
export function watchTraffic(devtools: CDPSession): () => Traffic {
  const pathOf = new Map<string, string>()
  const paths = new Map<string, { calls: number; bytes: number }>()
  let frames = 0
  let frameBytes = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const path = new URL(request.url).pathname
    pathOf.set(requestId, path)
    const counted = paths.get(path) ?? { calls: 0, bytes: 0 }
    paths.set(path, { ...counted, calls: counted.calls + 1 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const counted = paths.get(pathOf.get(requestId) ?? '')
    if (counted !== undefined) counted.bytes += encodedDataLength
  })
  const frame = ({ response }: { readonly response: { readonly payloadData: string } }): void => {
    frames += 1
    frameBytes += Buffer.byteLength(response.payloadData)
  }
  devtools.on('Network.webSocketFrameReceived', frame)
  devtools.on('Network.webSocketFrameSent', frame)
  return () => ({
    paths: [...paths].map(([path, counted]) => ({ path, ...counted })).toSorted((a, b) => b.bytes - a.bytes),
    frames,
    frameBytes,
  })
}
