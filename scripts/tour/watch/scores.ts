import { lastValueFrom, Subject, take } from 'rxjs'
import type { Control } from '../../../platform/control/client.ts'

/** The scores that the matches of the world have had lately. */
export interface RecentScores {
  /**
   * Whether a match had a score at some time within the last `ms`; a score is written as in the app, `1 - 0`. One that
   * is not known is looked for again after the next read, because the push may have brought it to the app before.
   */
  had(matchId: string, score: string, ms: number): Promise<boolean>
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
  /** Emits after each read. */
  const reads$ = new Subject<'read'>()
  const isNoted = (matchId: string, score: string, since: number): boolean =>
    noted.get(matchId)?.some((each) => each.score === score && each.until >= since) ?? false
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
      reads$.next('read')
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  })()
  return {
    had: async (matchId, score, ms) => {
      const since = Date.now() - ms
      if (isNoted(matchId, score, since)) return true
      // The first of the two may have been on its way already.
      await lastValueFrom(reads$.pipe(take(2)), { defaultValue: null })
      return isNoted(matchId, score, since)
    },
    stop: async () => {
      ended.abort()
      await reading
      reads$.complete()
    },
  }
}
