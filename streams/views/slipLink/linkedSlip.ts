import {
  EMPTY,
  forkJoin,
  from,
  map,
  mergeMap,
  type Observable,
  Subject,
  startWith,
  switchMap,
  tap,
} from 'rxjs'
import { addLeg } from '../../domain/slipLegs.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Leg } from '../../domain/leg.ts'
import { type Market, marketKey } from '../../domain/market.ts'
import { type Match, teamNames } from '../../domain/match.ts'
import type { Result } from '../../domain/result.ts'
import type { LinkedLeg, SlipLink } from '../../domain/slipLink.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import { timingOfMatch } from '../match/prices.ts'
import type { SlipModel } from '../slip/slipModel.ts'

/**
 * What the venue has now of a linked leg. `moved`: the market has other lines. `suspended` legs can be put into the
 * slip, which waits for them.
 */
export type LinkedState = 'asking' | 'open' | 'suspended' | 'moved' | 'closed' | 'failed'

export interface LinkedLegView {
  readonly linked: LinkedLeg
  readonly state: LinkedState
  /** `null` until it is known. */
  readonly match: Match | null
  /** At the present price; `null` when it cannot be bet on. */
  readonly leg: Leg | null
}

export interface LinkedSlip {
  readonly legs$: State$<readonly LinkedLegView[]>
  /** Asks again for those that could not be asked. */
  retry(): void
  /** Puts the legs into the slip: beside its own, which stay, or instead of them. */
  putIn(how: 'add' | 'replace'): void
}

export interface LinkedSlipDeps {
  readonly venue: string
  readonly sports: Pick<SportsBook, 'match' | 'markets'>
  readonly slip: Pick<SlipModel, 'slip$' | 'toggle' | 'clear' | 'setKind'>
}

/** How many matches are asked for at once. */
const AT_ONCE = 3

const OVER: ReadonlySet<Match['state']> = new Set(['ended', 'closed', 'cancelled', 'abandoned'])

/** The legs of a link with what the venue offers now; nothing of their price comes from the link. */
export function createLinkedSlip(scope: Scope, deps: LinkedSlipDeps, link: SlipLink): LinkedSlip {
  const asking = (linked: LinkedLeg): LinkedLegView => ({ linked, state: 'asking', match: null, leg: null })
  const legs = scope.cell<readonly LinkedLegView[]>(link.legs.map(asking))
  const again$ = new Subject<void>()
  scope.onEnd(() => {
    again$.complete()
  })
  const put = (matchId: string, next: (linked: LinkedLeg) => LinkedLegView): void => {
    legs.update((views) => views.map((view) => (view.linked.matchId === matchId ? next(view.linked) : view)))
  }
  const ask$ = (matchId: string): Observable<unknown> =>
    forkJoin([deps.sports.match(matchId), deps.sports.markets(matchId)]).pipe(
      tap(([match, markets]) => {
        put(matchId, (linked) => viewOf(linked, deps.venue, match, markets))
      }),
    )
  scope.run(
    again$.pipe(
      startWith(undefined),
      map(() => new Set(legs.state$.value.filter(isUnknown).map(({ linked }) => linked.matchId))),
      switchMap((ids) => {
        for (const id of ids) put(id, asking)
        return ids.size === 0 ? EMPTY : from(ids).pipe(mergeMap(ask$, AT_ONCE))
      }),
    ),
  )
  return {
    legs$: legs.state$,
    retry: () => {
      again$.next()
    },
    putIn: (how) => {
      const { slip } = deps
      if (how === 'replace') slip.clear()
      const present = how === 'replace' ? [] : slip.slip$.value.legs.map(({ leg }) => leg)
      const added = addable(
        present,
        legs.state$.value.flatMap(({ leg }) => leg ?? []),
      )
      for (const leg of added) slip.toggle(leg)
      if (present.length === 0 && added.length > 1) slip.setKind(link.kind)
    },
  }
}

/** The legs that fit beside the present ones, none of which is replaced. */
export function addable(present: readonly Leg[], linked: readonly Leg[]): readonly Leg[] {
  let all = present
  const fitting: Leg[] = []
  for (const leg of linked) {
    if (all.some((other) => other.choice.matchId === leg.choice.matchId)) continue
    const added = addLeg(all, leg)
    if (!added.ok) break
    all = added.legs
    fitting.push(leg)
  }
  return fitting
}

function isUnknown({ state }: LinkedLegView): boolean {
  return state === 'asking' || state === 'failed'
}

type Answer<T> = Result<{ readonly value: T }, Failure>

function viewOf(
  linked: LinkedLeg,
  venue: string,
  matchAnswer: Answer<Match>,
  marketsAnswer: Answer<readonly Market[]>,
): LinkedLegView {
  const none = { linked, match: matchAnswer.ok ? matchAnswer.value.value : null, leg: null }
  if (!matchAnswer.ok) return { ...none, state: stateOf(matchAnswer.error) }
  const match = matchAnswer.value.value
  // What is locked before its start never opens again.
  const sealed = match.sealsAt !== undefined && match.bettingStatus !== 'open'
  if (OVER.has(match.state) || sealed) return { ...none, state: 'closed' }
  if (!marketsAnswer.ok) return { ...none, state: stateOf(marketsAnswer.error) }
  const market = marketsAnswer.value.value.find(({ key }) => key === marketKey(linked.spec))
  const row = market?.lines.find((each) => each.line === linked.line)
  const selection = row?.selections.find(({ side }) => side === linked.side)
  if (market === undefined || row === undefined) {
    return { ...none, state: market !== undefined && market.lines.length > 0 ? 'moved' : 'closed' }
  }
  if (selection === undefined || selection.status === 'closed' || row.status === 'closed') {
    return { ...none, state: 'closed' }
  }
  const open = selection.status === 'open' && row.status === 'open'
  return {
    linked,
    match,
    state: open ? 'open' : 'suspended',
    leg: legOf(venue, match, market, row, selection),
  }
}

/** A refusal is final: the venue does not have the match. Anything else may be asked again. */
function stateOf(failure: Failure): LinkedState {
  return failure.type === 'refusal' ? 'closed' : 'failed'
}

function legOf(
  venue: string,
  match: Match,
  market: Market,
  row: Market['lines'][number],
  selection: Market['lines'][number]['selections'][number],
): Leg {
  return {
    venue,
    choice: {
      matchId: match.id,
      sport: match.sport,
      spec: market.spec,
      handle: row.handle,
      line: row.line,
      side: selection.side,
    },
    wire: { marketId: row.marketId, optionId: selection.optionId, playId: market.playId },
    agreedOdds: selection.odds,
    timing: timingOfMatch(match),
    parlayAllowed: match.parlayAllowed && market.parlayAllowed,
    oddsFormats: market.oddsFormats,
    score: match.teams === null || match.state === 'notStarted' ? null : match.score,
    leagueId: match.league.id,
    kickOff: match.kickOff,
    ...(match.sealsAt === undefined ? {} : { sealsAt: match.sealsAt }),
    names: {
      ...teamNames(match),
      ...(selection.name === undefined ? {} : { entrant: selection.name }),
      league: match.league.name,
      market: market.name,
    },
  }
}
