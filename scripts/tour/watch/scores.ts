import type { Control } from '../../../platform/control/client.ts'

/** The scores that the matches of the world have had lately. */
export interface RecentScores {
  /** Whether a match had a score at some time within the last `ms`; a score is written as in the app, `1 - 0`. */
  had(matchId: string, score: string, ms: number): boolean
  stop(): Promise<void>
}

interface Noted {
  readonly score: string
  /** When it was read last, ms. */
  until: number
}

const EVERY_MS = 1500

/** Reads the matches of the world until it is stopped. */
export function recentScores(control: Control): RecentScores {
  const noted = new Map<string, Noted[]>()
  const ended = new AbortController()
  const read = async (): Promise<void> => {
    const matches = await control.matches()
    const at = Date.now()
    for (const { id, score } of matches) {
      const all = noted.get(id) ?? []
      noted.set(id, all)
      const written = score.join(' - ')
      const last = all.at(-1)
      if (last?.score === written) last.until = at
      else all.push({ score: written, until: at })
    }
  }
  const reading = (async () => {
    while (!ended.signal.aborted) {
      // The next read follows soon; scores that nobody read are reported as wrong.
      await read().catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  })()
  return {
    had: (matchId, score, ms) =>
      noted.get(matchId)?.some((each) => each.score === score && each.until >= Date.now() - ms) ?? false,
    stop: async () => {
      ended.abort()
      await reading
    },
  }
}
