import { Observable } from 'rxjs'
import { type Http, type HttpRequest, type HttpResponse, TransportError } from '../../streams/ports/http.ts'

/** What happens to a bet on its way. Times are ms. */
export type Fault =
  | { readonly kind: 'none' }
  /** It never arrives. */
  | { readonly kind: 'lost' }
  /** It arrives, and its answer does not. */
  | { readonly kind: 'answerLost' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'answerLate'; readonly ms: number }
  /** It arrives twice, the second time so much later. */
  | { readonly kind: 'twice'; readonly ms: number }
  | { readonly kind: 'garbled' }

/** A network between one client and whatever platform stands at the other end. */
export interface Network extends Http {
  /** What happens to the next bet. */
  next(fault: Fault): void
  /** So many questions about orders fail from now on. */
  deafen(questions: number): void
  /** Requests that the platform is working on. */
  readonly underWay: number
}

export type Serve = (request: Request) => Promise<Response>

const BET = '/betOrder/client/bet'
const ORIGIN = 'http://touchline.test'

/** `serve` is looked up for each arrival: the platform may have been restarted while a request travelled. */
export function createNetwork(serve: () => Serve): Network {
  let fault: Fault = { kind: 'none' }
  let deaf = 0
  let underWay = 0

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
    next: (coming) => {
      fault = coming
    },
    deafen: (questions) => {
      deaf = questions
    },
    get underWay() {
      return underWay
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
        if (!request.url.includes(BET)) {
          if (deaf > 0) {
            deaf -= 1
            fail('network')
          } else
            void arrive(request).then(answer, () => {
              fail('network')
            })
        } else {
          const met = fault
          fault = { kind: 'none' }
          meet(met, request, { arrive, after, answer, fail })
        }
        // Leaving stops the client's own timers; what travels goes on travelling.
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
  readonly after: (ms: number, action: () => void) => void
  readonly answer: (response: HttpResponse) => void
  readonly fail: (kind: 'network' | 'timeout') => void
}

function meet(fault: Fault, request: HttpRequest, { arrive, after, answer, fail }: Way): void {
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
      // Not the client's timer: the request travels on even when the client has given up.
      setTimeout(() => void arrive(request).then(answer, failed), fault.ms)
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
      setTimeout(() => void arrive(request).catch(() => undefined), fault.ms)
      return
    case 'garbled':
      void arrive(request).then((response) => {
        answer({ ...response, text: response.text.slice(0, response.text.length / 2) })
      }, failed)
  }
}
