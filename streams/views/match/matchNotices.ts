import { concat, map, mergeMap, type Observable, of, pairwise, switchMap, timer } from 'rxjs'
import { countOfAll, type Match, type Pair, type Phase } from '../../domain/match.ts'
import { descriptorOf } from '../../domain/sports/descriptorOf.ts'

/** Something that has just happened in a match. `side` is the one it happened to. */
export type MatchNotice =
  | {
      readonly kind: 'score' | 'scoreWithdrawn' | 'redCard'
      readonly side: 'home' | 'away'
      /** The score, or the red cards. */
      readonly count: Pair
    }
  | { readonly kind: 'phase'; readonly phase: Phase }

/** How long a notice is shown, ms. */
export const NOTICE_MS = 6000

/**
 * The newest notice of a match while it is shown, then `null`. The first state of the match is what was known when
 * the page was opened, and gives none.
 */
export function matchNotice$(match$: Observable<Match>): Observable<MatchNotice | null> {
  return match$.pipe(
    pairwise(),
    mergeMap(([before, now]) => noticesBetween(before, now)),
    switchMap((notice) => concat(of(notice), timer(NOTICE_MS).pipe(map(() => null)))),
  )
}

/** What happened between two states of a match, the most important last. */
export function noticesBetween(before: Match, now: Match): readonly MatchNotice[] {
  if (before.id !== now.id) return []
  return [...phaseNotices(before, now), ...redCards(before, now), ...scores(before, now)]
}

const QUIET: ReadonlySet<Phase> = new Set<Phase>(['notStarted', 'unknown'])

function phaseNotices({ phase: before }: Match, { phase }: Match): readonly MatchNotice[] {
  return phase === before || QUIET.has(phase) ? [] : [{ kind: 'phase', phase }]
}

function redCards({ facts: before }: Match, { facts }: Match): readonly MatchNotice[] {
  const [earlier, count] = [countOfAll(before, 'redCards'), countOfAll(facts, 'redCards')]
  if (earlier === undefined || count === undefined) return []
  const side = moreIn(earlier, count)
  return side === null ? [] : [{ kind: 'redCard', side, count }]
}

/** Goals and sets. Points of basketball come too often for a notice. */
function scores({ score: before }: Match, { sport, score }: Match): readonly MatchNotice[] {
  const { scoreStopsBetting, score: counted } = descriptorOf(sport)
  if (!scoreStopsBetting && counted !== 'sets') return []
  const gained = moreIn(before, score)
  if (gained !== null) return [{ kind: 'score', side: gained, count: score }]
  const lost = moreIn(score, before)
  return lost === null ? [] : [{ kind: 'scoreWithdrawn', side: lost, count: score }]
}

/** The side that has more of them than before. */
function moreIn([home, away]: Pair, [homeNow, awayNow]: Pair): 'home' | 'away' | null {
  if (homeNow > home) return 'home'
  return awayNow > away ? 'away' : null
}
