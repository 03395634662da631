import { Observable } from 'rxjs'
import { type Http, type HttpRequest, type HttpResponse, TransportError } from '../../streams/ports/http.ts'

/** What happens to a bet request in transit. Times are in ms. */
export type Fault =
  | { readonly kind: 'none' }
  /** The request is lost. */
  | { readonly kind: 'lost' }
  /** The request arrives, its answer is lost. */
  | { readonly kind: 'answerLost' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'answerLate'; readonly ms: number }
  /** The request arrives twice, the second time `ms` after the first. */
  | { readonly kind: 'twice'; readonly ms: number }
  | { readonly kind: 'garbled' }

/** A faulty network between one client and the platform. */
export interface Network extends Http {
  /** Sets the fault of the next bet request, which is that of a confirm. */
  next(fault: Fault, confirmId: string): void
  /** The bodies that were sent for a confirm, in order. */
  sent(confirmId: string): readonly string[]
  /** The next `count` order look-ups fail. */
  failLookUps(count: number): void
  /** Number of requests that the platform is processing. */
  readonly underWay: number
  /** Number of requests that have not reached the platform yet. */
  readonly inTransit: number
}

export type Serve = (request: Request) => Promise<Response>

const ORIGIN = 'http://touchline.test'

/**
 * `serve` is called for each arrival, because the platform may restart while a request is in transit. Requests for
 * one of the paths `bets` place bets.
 */
export function createNetwork(serve: () => Serve, bets: readonly string[]): Network {
  let fault: Fault = { kind: 'none' }
  let confirm = ''
  const sent = new Map<string, string[]>()
  let failing = 0
  let underWay = 0
  let inTransit = 0

  // These are not the client's timers: a request in transit arrives even after the client has unsubscribed.
  const arriveAfter = (ms: number, request: HttpRequest): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      inTransit += 1
      setTimeout(() => {
        inTransit -= 1
        arrive(request).then(resolve, reject)
      }, ms)
    })

  const arrive = async (request: HttpRequest): Promise<HttpResponse> => {
    underWay += 1
    try {
      const response = await serve()(
        new Request(new URL(request.url, ORIGIN), {
          method: request.method,
          headers: { ...request.headers },
          ...(request.body === undefined ? {} : { body: request.body }),
        }),
      )
      const text = await response.text()
      return { status: response.status, text, header: (name) => response.headers.get(name) }
    } finally {
      underWay -= 1
    }
  }

  return {
    next: (coming, confirmId) => {
      fault = coming
      confirm = confirmId
    },
    sent: (confirmId) => sent.get(confirmId) ?? [],
    failLookUps: (count) => {
      failing = count
    },
    get underWay() {
      return underWay
    },
    get inTransit() {
      return inTransit
    },
    send: (request) =>
      new Observable((subscriber) => {
        const timers: ReturnType<typeof setTimeout>[] = []
        const after = (ms: number, action: () => void): void => {
          if (ms === 0) action()
          else timers.push(setTimeout(action, ms))
        }
        const fail = (kind: 'network' | 'timeout'): void => {
          subscriber.error(new TransportError(kind))
        }
        const answer = (response: HttpResponse): void => {
          subscriber.next(response)
          subscriber.complete()
        }
        after(request.timeoutMs, () => {
          fail('timeout')
        })
        if (!bets.some((path) => request.url.endsWith(path))) {
          if (failing > 0) {
            failing -= 1
            fail('network')
          } else
            void arrive(request).then(answer, () => {
              fail('network')
            })
        } else {
          const met = fault
          fault = { kind: 'none' }
          sent.set(confirm, [...(sent.get(confirm) ?? []), request.body ?? ''])
          meet(met, request, { arrive, arriveAfter, after, answer, fail })
        }
        // Unsubscribing stops the client's own timers; a request in transit still arrives.
        return () => {
          for (const timer of timers) clearTimeout(timer)
        }
      }),
    sendForBytes: () => {
      throw new Error('bets need no images')
    },
  }
}

interface Way {
  readonly arrive: (request: HttpRequest) => Promise<HttpResponse>
  readonly arriveAfter: (ms: number, request: HttpRequest) => Promise<HttpResponse>
  readonly after: (ms: number, action: () => void) => void
  readonly answer: (response: HttpResponse) => void
  readonly fail: (kind: 'network' | 'timeout') => void
}

function meet(fault: Fault, request: HttpRequest, { arrive, arriveAfter, after, answer, fail }: Way): void {
  const failed = (): void => {
    fail('network')
  }
  switch (fault.kind) {
    case 'none':
      void arrive(request).then(answer, failed)
      return
    case 'lost':
      return
    case 'answerLost':
      void arrive(request).catch(() => undefined)
      return
    case 'late':
      void arriveAfter(fault.ms, request).then(answer, failed)
      return
    case 'answerLate':
      void arrive(request).then((response) => {
        after(fault.ms, () => {
          answer(response)
        })
      }, failed)
      return
    case 'twice':
      void arrive(request).then(answer, failed)
      void arriveAfter(fault.ms, request).catch(() => undefined)
      return
    case 'garbled':
      void arrive(request).then((response) => {
        answer({ ...response, text: response.text.slice(0, response.text.length / 2) })
      }, failed)
  }
}
