/** What is done to a matching request. */
export type FaultAction =
  /** Answered so much later, real ms. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection closes before the request is handled. */
  | { readonly kind: 'drop' }
  /** The request is handled; its answer never arrives. */
  | { readonly kind: 'loseAnswer' }
  /** The request arrives so many times in all; the last answer is given. */
  | { readonly kind: 'duplicate'; readonly times: number }
  /** The answer's text is cut to a part of its length. */
  | { readonly kind: 'truncate'; readonly keep: number }
  /** A character in the middle of the answer is changed. */
  | { readonly kind: 'corrupt' }
  /** Answered with this envelope code instead of being handled; a number for the site, text for a venue. */
  | { readonly kind: 'code'; readonly code: number | string; readonly message: string }
  /** Answered with this HTTP status and an empty body instead of being handled. */
  | { readonly kind: 'status'; readonly status: number }
  /** Nothing goes wrong: counts as a match, to let the first calls pass before a later rule applies. */
  | { readonly kind: 'pass' }

export interface FaultRule {
  /** The path, in which `*` stands for anything: `/yewu13/*`. */
  readonly path: string
  /** `null` for any member. */
  readonly memberId: number | null
  /** How often it applies; `null` until it is cleared. */
  readonly count: number | null
  readonly action: FaultAction
}

/** A rule that stands, and how often it has applied. */
export interface StandingRule extends FaultRule {
  readonly id: string
  readonly applied: number
}

/** The scripted faults, oldest first: the first rule that fits a request is the one that applies. */
export interface Faults {
  add(rule: FaultRule): string
  remove(id: string): void
  clear(): void
  rules(): readonly StandingRule[]
  /** The action for a request; counts it. `memberOf` is asked only when a rule wants to know. */
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
        // Another request may have used it up while the member was looked up.
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
