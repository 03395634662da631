import * as v from 'valibot'
import { type Currency, CURRENCY_IDS } from '../../domain/money.ts'
import {
  type CopiedBet,
  type CopyCap,
  copyCap,
  recentCopies,
  type Tipster,
  TIPSTERS,
} from '../../domain/room/tipster.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** The people whose bets a member copies, and the bets copied from them. Kept on this device for each member. */
export interface Tipsters {
  readonly list$: State$<readonly Tipster[]>
  /** The accepted bets of the last 24 hours that began as copies, as this page knows them. */
  readonly copies$: State$<readonly CopiedBet[]>
  /** The same, with those of other pages. */
  copies(): readonly CopiedBet[]
  copy(person: Pick<Tipster, 'id' | 'name'>, currency: Currency, cap: CopyCap): void
  stop(id: string): void
  /** Reads again what is stored: another page may have changed it. */
  renew(): void
  /** A copied bet was accepted; its stake counts for 24 hours. */
  add(copied: CopiedBet): void
}

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(200))
const cap = v.pipe(
  v.object({ bet: minor, day: minor }),
  v.check(({ bet, day }) => copyCap(bet, day) !== null),
)
const currency = v.picklist(Object.keys(CURRENCY_IDS) as Currency[])
const stored = v.object({
  tipsters: v.array(
    v.object({
      id: text,
      name: v.union([text, v.object({ cmn: text, zho: text, english: text })]),
      caps: v.record(currency, cap),
    }),
  ),
  copies: v.array(
    v.object({ tipsterId: text, stake: v.object({ minor, currency }), at: v.pipe(v.number(), v.finite()) }),
  ),
})
type Stored = v.InferOutput<typeof stored>

const NOTHING: Stored = { tipsters: [], copies: [] }

export function createTipsters(
  scope: Scope,
  {
    memberId,
    local,
    now,
  }: { readonly memberId: string; readonly local: KeyValue; readonly now: () => number },
): Tipsters {
  const key = `touchline.tipsters.${memberId}`
  const read = (): Stored => {
    const parsed = v.safeParse(stored, parseJson(local.get(key)))
    return parsed.success ? parsed.output : NOTHING
  }
  const first = read()
  const list = scope.cell<readonly Tipster[]>(first.tipsters)
  const copied = scope.cell<readonly CopiedBet[]>(first.copies)
  const show = ({ tipsters, copies }: Stored): void => {
    list.set(tipsters)
    copied.set(copies)
  }
  /** From what is stored, because another page may have changed it. */
  const change = (next: (before: Stored) => Stored): void => {
    const { tipsters, copies } = next(read())
    const kept: Stored = { tipsters, copies: [...recentCopies(copies, now())] }
    local.set(key, JSON.stringify(kept))
    show(kept)
  }
  return {
    list$: list.state$,
    copies$: copied.state$,
    copies: () => read().copies,
    copy: ({ id, name }, of, cap) => {
      change(({ tipsters, copies }) => {
        const caps = tipsters.find((other) => other.id === id)?.caps
        const others = tipsters.filter((other) => other.id !== id)
        const copied: Stored['tipsters'][number] = { id, name, caps: { ...caps, [of]: cap } }
        return { tipsters: [...others, copied].slice(-TIPSTERS), copies }
      })
    },
    stop: (id) => {
      // What was copied still counts, should the member copy this person again today.
      change(({ tipsters, copies }) => ({ tipsters: tipsters.filter((other) => other.id !== id), copies }))
    },
    renew: () => {
      show(read())
    },
    add: (bet) => {
      change(({ tipsters, copies }) => ({ tipsters, copies: [...copies, bet] }))
    },
  }
}
