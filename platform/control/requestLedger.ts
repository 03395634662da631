/** A received request. */
export interface SeenRequest {
  /** Real ms. */
  readonly at: number
  readonly method: string
  readonly path: string
  /** The fault that was applied; `null` when there was none. */
  readonly fault: string | null
}

/** The latest requests, oldest first, so that tests can count them. */
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
