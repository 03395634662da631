import { concat, defer, map, type Observable, of, repeat, takeWhile, timer } from 'rxjs'
import { isSameScore, type Score, type ScorePrediction } from '../../domain/scorePrediction.ts'
import {
  type MatchPredictions,
  readOfMatch$,
  type PredictionCalls,
  type PredictionsFeed,
} from '../../feeds/predictions/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { createPredictionForm } from '../../machines/scorePrediction/createPredictionForm.ts'
import type { PredictionForm } from '../../machines/scorePrediction/predictionForm.ts'

/** A match whose score can be predicted, as far as it matters here. */
export interface PredictedMatch {
  readonly id: string
  /** Platform time, ms. */
  readonly kickOff: number
}

/** The prediction of a match on its page. */
export interface MatchPredictionView {
  readonly known: Feed<MatchPredictions>
  readonly own: ScorePrediction | null
  /** What the steppers show: what was entered, or else what is stored. */
  readonly score: Score
  /** Whether it differs from what is stored. */
  readonly changed: boolean
  readonly phase: PredictionForm['phase']
  readonly problem: PredictionForm['problem']
  /** The match has begun, so that nothing can be predicted any more. */
  readonly begun: boolean
}

export interface MatchPredictionModel {
  readonly view$: State$<MatchPredictionView>
  setGoals(side: keyof Score, goals: number): void
  /** Stores what the steppers show. */
  send(): void
  /** Reads what is known again now. */
  refresh(): void
}

interface MatchPredictionDeps {
  readonly feed: Pick<PredictionsFeed, 'ofMatch$' | 'adopt' | 'readAgain'>
  readonly calls: Pick<PredictionCalls, 'add' | 'own'>
  readonly serverTime: {
    now(): number
    msUntil(at: number): number
  }
}

const NOTHING: Score = { home: 0, away: 0 }

export function createMatchPrediction(
  screen: Scope,
  { feed, calls, serverTime }: MatchPredictionDeps,
  { id, kickOff }: PredictedMatch,
): MatchPredictionModel {
  const known$ = feed.ofMatch$(id)
  const begun$ = screen.state(isBegun$(serverTime, kickOff), serverTime.now() >= kickOff)
  const form = createPredictionForm(screen, {
    send: (score) => calls.add(id, score),
    find: () =>
      readOfMatch$(calls, id).pipe(
        map((result) => (result.ok ? { ok: true, value: result.value.own } : result)),
      ),
    onStored: feed.adopt,
    onAnswered: feed.readAgain,
  })
  const view$ = combineStates({ known: known$, form: form.form$, begun: begun$ }, viewOf)
  return {
    view$,
    setGoals: (side, goals) => {
      form.enter({ ...view$.value.score, [side]: goals })
    },
    send: () => {
      const { begun: over, score, changed, own } = view$.value
      if (over || (!changed && own !== null)) return
      // Without a touch the score of the steppers is meant, `0:0` at first.
      form.enter(score)
      form.send()
    },
    refresh: feed.readAgain,
  }
}

function viewOf(each: {
  readonly known: Feed<MatchPredictions>
  readonly form: PredictionForm
  readonly begun: boolean
}): MatchPredictionView {
  const own = each.known.value?.own ?? null
  const { draft, phase, problem } = each.form
  const refusedAsBegun = problem !== null && typeof problem === 'object' && isBegun(problem)
  return {
    known: each.known,
    own,
    score: draft ?? own ?? NOTHING,
    changed: draft !== null && (own === null || !isSameScore(draft, own)),
    phase,
    problem,
    begun: each.begun || refusedAsBegun,
  }
}

function isBegun(failure: Exclude<PredictionForm['problem'], 'notArrived' | null>): boolean {
  return failure.type === 'refusal' && failure.reason === 'begun'
}

/** Timers of browsers count at most 24 days. */
const LONGEST_WAIT_MS = 86_400_000

/** Whether the match has begun; completes when it has. */
function isBegun$({ now, msUntil }: MatchPredictionDeps['serverTime'], kickOff: number): Observable<boolean> {
  const isOver = (): boolean => now() >= kickOff
  return concat(
    defer(() => of(isOver())),
    defer(() => timer(Math.min(Math.max(1, msUntil(kickOff)), LONGEST_WAIT_MS))).pipe(map(isOver), repeat()),
  ).pipe(takeWhile((over) => !over, true))
}
