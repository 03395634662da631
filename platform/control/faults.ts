/** The effect of a fault on a matching request. */
export type FaultAction =
  /** Delays the answer, real ms. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection closes before the request is handled. */
  | { readonly kind: 'drop' }
  /** The request is handled, but its answer is lost. */
  | { readonly kind: 'loseAnswer' }
  /** The request is handled this many times; the last answer is returned. */
  | { readonly kind: 'duplicate'; readonly times: number }
  /** Truncates the answer to this fraction of its length. */
  | { readonly kind: 'truncate'; readonly keep: number }
  /** A character in the middle of the answer is changed. */
  | { readonly kind: 'corrupt' }
  /** Returns this envelope code without handling the request; a number for the site, text for a venue. */
  | { readonly kind: 'code'; readonly code: number | string; readonly message: string }
  /** Returns this HTTP status with an empty body without handling the request. */
  | { readonly kind: 'status'; readonly status: number }
  /** No effect; used to let the first calls pass before a later rule applies. */
  | { readonly kind: 'pass' }

export interface FaultRule {
  /** The path; `*` matches anything: `/yewu13/*`. */
  readonly path: string
  /** `null` for any member. */
  readonly memberId: number | null
  /** How often it applies; `null` is without limit. */
  readonly count: number | null
  readonly action: FaultAction
}

/** An active rule, and how often it has applied. */
export interface ActiveRule extends FaultRule {
  readonly id: string
  readonly applied: number
}

/** The active faults, oldest first: the first rule that matches a request applies. */
export interface Faults {
  add(rule: FaultRule): string
  remove(id: string): void
  clear(): void
  rules(): readonly ActiveRule[]
  /**
   * Returns the action for a request and counts it. `memberOf` is called only if a rule is for one member.
   */
  take(path: string, memberOf: () => Promise<number | null>): Promise<FaultAction | null>
}

interface Entry {
  readonly id: string
  readonly rule: FaultRule
  readonly pattern: RegExp
  applied: number
}

export function createFaults(): Faults {
  let entries: readonly Entry[] = []
  let made = 0
  const isSpent = ({ rule, applied }: Entry): boolean => rule.count !== null && applied >= rule.count

  return {
    add(rule) {
      made += 1
      const id = `fault-${made}`
      entries = [...entries, { id, rule, pattern: patternOf(rule.path), applied: 0 }]
      return id
    },
    remove(id) {
      entries = entries.filter((entry) => entry.id !== id)
    },
    clear() {
      entries = []
    },
    rules: () => entries.map(({ id, rule, applied }) => ({ ...rule, id, applied })),
    async take(path, memberOf) {
      for (const entry of entries) {
        if (isSpent(entry) || !entry.pattern.test(path)) continue
        const { memberId } = entry.rule
        if (memberId !== null && (await memberOf()) !== memberId) continue
        // Another request may have used up the rule during the look-up of the member.
        if (isSpent(entry)) continue
        entry.applied += 1
        return entry.rule.action
      }
      return null
    },
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
