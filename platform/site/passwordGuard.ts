import type { RateLimit } from '../http/rateLimit.ts'
import { nameKey } from '../store/nameKey.ts'

/** An attempt with a password or recovery code, before it is checked. */
export interface Guess {
  readonly name: string
  readonly address: string
  readonly deviceId: string
  /** Whether the account has signed in from this device before. */
  readonly known: boolean
}

/** Called when an attempt was correct, which makes it free. */
export type GuessWasRight = () => void

/**
 * Limits guessing without letting strangers lock a member out. Wrong attempts count by device if the account
 * has used the device before, and by address otherwise. All wrong attempts of unknown devices at one name
 * together add a delay for unknown devices, but never a refusal.
 */
export interface PasswordGuard {
  /**
   * Counts an attempt before it is checked, so that parallel attempts count too; `null` when none are left.
   */
  take(guess: Guess): Promise<GuessWasRight | null>
}

interface Strangers {
  wrong: number
  at: number
}

/** Wrong attempts of unknown devices at one name that do not cause a delay yet. */
const FREE_GUESSES = 8
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 8000
/** One wrong attempt expires after this time, real ms. */
const FORGOTTEN_MS = 30_000
const MAX_NAMES = 10_000

export interface PasswordGuardDeps {
  readonly limit: RateLimit
  /** Real ms. */
  readonly real: () => number
  readonly wait: (ms: number) => Promise<void>
}

export function createPasswordGuard({ limit, real, wait }: PasswordGuardDeps): PasswordGuard {
  const strangers = new Map<string, Strangers>()

  function wrongOf(key: string): number {
    const before = strangers.get(key)
    if (before === undefined) return 0
    return Math.max(0, before.wrong - (real() - before.at) / FORGOTTEN_MS)
  }

  function count(key: string, step: number): number {
    const wrong = Math.max(0, wrongOf(key) + step)
    strangers.delete(key)
    strangers.set(key, { wrong, at: real() })
    // The name with the oldest attempt is dropped first.
    if (strangers.size > MAX_NAMES) strangers.delete(strangers.keys().next().value ?? key)
    return wrong
  }

  return {
    async take({ name, address, deviceId, known }) {
      const key = nameKey(name)
      const counted = known ? `${key} device ${deviceId}` : `${key} address ${address}`
      if (!limit.take(counted)) return null
      if (known) {
        return () => {
          limit.giveBack(counted)
        }
      }
      const delay = delayAfter(count(key, 1) - 1)
      if (delay > 0) await wait(delay)
      return () => {
        limit.giveBack(counted)
        count(key, -1)
      }
    },
  }
}

function delayAfter(wrong: number): number {
  const beyond = Math.floor(wrong) - FREE_GUESSES
  return beyond < 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(beyond, 20))
}
