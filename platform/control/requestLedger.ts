/** One request as it was seen at the door. */
export interface SeenRequest {
  /** Real ms. */
  readonly at: number
  readonly method: string
  readonly path: string
  /** What was done to it, when a fault applied. */
  readonly fault: string | null
}

/** The latest requests, oldest first, so that a test can say how often something was sent. */
export interface RequestLedger {
  note(request: SeenRequest): void
  requests(): readonly SeenRequest[]
  clear(): void
}

const KEPT = 5000

export function createRequestLedger(): RequestLedger {
  let seen: SeenRequest[] = []
  return {
    note(request) {
      seen.push(request)
      if (seen.length > 2 * KEPT) seen = seen.slice(-KEPT)
    },
    requests: () => seen.slice(-KEPT),
    clear() {
      seen = []
    },
  }
}
