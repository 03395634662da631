import {
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs'
import { type AnchorGame, isAnchorGame } from '../../domain/anchorGames/games.ts'
import type { AnchorRound } from '../../domain/anchorGames/results.ts'
import { ok } from '../../domain/result.ts'
import type { OwnGameBet } from '../../domain/rounds/gameBet.ts'
import { presentRound, type Round } from '../../domain/rounds/round.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { GamesPush } from '../../link/gamesPush.ts'
import type { Call } from '../../venues/call.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { createRoundsFeed, type ToldCommitments } from '../rounds/index.ts'
import { feedTimes } from '../times.ts'
import type { AnchorCalls, NextRound } from './anchorCalls.ts'
import type {
  AnchorGameConfig,
  AnchorVenue,
  GameBackground,
  GameSwitch,
  PastAnchorRound,
  RoundCompany,
} from './anchorGame.ts'
import { drawnRound } from './readAnchor.ts'

export { createAnchorCalls, type NextRound } from './anchorCalls.ts'
export { gameBannersFeed$ } from './banners.ts'
export type {
  AnchorGameConfig,
  AnchorVenue,
  GameBackground,
  GameBanner,
  GameSwitch,
  PastAnchorRound,
  RoundCompany,
} from './anchorGame.ts'

/** The present round of a game with the bets on it. */
export interface GameNow {
  readonly round: Round
  /** What was drawn; `null` before the round is decided. */
  readonly drawn: AnchorRound | null
  /** `null` until it was received for this round. */
  readonly company: RoundCompany | null
}

/** The anchor games; each source is asked for while it has subscribers. */
export interface AnchorGamesFeed {
  readonly venue$: State$<Feed<AnchorVenue>>
  readonly switches$: State$<Feed<ReadonlyMap<AnchorGame, GameSwitch>>>
  config$(game: AnchorGame): State$<Feed<AnchorGameConfig>>
  /** The present round; the value is `null` while there is none. */
  game$(game: AnchorGame): State$<Feed<GameNow | null>>
  /** Rounds of a game that are over and still known, newest last. */
  over$(game: AnchorGame): State$<readonly PastAnchorRound[]>
  /** The round that is announced; `null` while it is not known. */
  next$(game: AnchorGame): State$<NextRound | null>
  /** Past rounds, newest first; read again with each `refresh`. */
  past$(game: AnchorGame): State$<Feed<readonly PastAnchorRound[]>>
  background$(game: AnchorGame): State$<Feed<GameBackground>>
  /** Asks again for the options and limits, such as after a price has changed. */
  refreshConfig(): void
  refreshPast(): void
  /** Asks now for the present round of a game, such as after a bet. */
  refreshRound(game: AnchorGame): void
}

interface AnchorFeedDeps {
  readonly calls: AnchorCalls
  readonly siteId$: Observable<number>
  readonly push: Pick<GamesPush, 'rounds$' | 'connected$' | 'bets$'>
  readonly commitments: Pick<ToldCommitments, 'keep'>
  readonly conditions: PollConditions
  /** Platform time, ms. */
  readonly serverNow: () => number
}

interface AnchorFeedOptions {
  readonly switchesEveryMs?: number
  readonly graceMs?: number
  /** How many past rounds are asked for. */
  readonly pastRounds?: number
}

/** What is asked for once is asked for again after a failure, and otherwise hardly ever. */
const ONCE_MS = 3_600_000
const PAST_ROUNDS = 30

export function createAnchorGamesFeed(
  scope: Scope,
  deps: AnchorFeedDeps,
  {
    switchesEveryMs = feedTimes.roomsEveryMs,
    graceMs = feedTimes.graceMs,
    pastRounds = PAST_ROUNDS,
  }: AnchorFeedOptions = {},
): AnchorGamesFeed {
  const { calls, siteId$, push, conditions, commitments, serverNow } = deps
  const configAgain$ = new Subject<null>()
  const pastAgain$ = new Subject<null>()
  const roundAgain$ = new Subject<AnchorGame>()
  scope.onEnd(() => {
    for (const again$ of [configAgain$, pastAgain$, roundAgain$]) again$.complete()
  })
  const company = scope.cell<ReadonlyMap<AnchorGame, RoundCompany>>(new Map())

  const polled$ = <T>(call: () => Call<T>, everyMs: number): Observable<Feed<T>> =>
    polledFeed$(call, { everyMs, conditions }).pipe(scope.bind<Feed<T>>())
  const ofGame = <T>(call: (game: AnchorGame) => Call<T>, again$: Observable<unknown>) =>
    keyed<AnchorGame, Feed<T>>((game) => kept$(() => call(game), again$, conditions).pipe(scope.bind()), {
      initial: () => CONNECTING,
      graceMs,
    })
  const once$ = <T>(call: () => Call<T>, everyMs = ONCE_MS) =>
    shareState<Feed<T>>(polled$(call, everyMs), { initial: CONNECTING, graceMs })
  const ofSite = <T>(call: (siteId: number) => Call<T>) => siteId$.pipe(switchMap(call))

  /** Reads the present rounds with the games' own call, whose answer also contains the company of each round. */
  const readRounds = (games: readonly string[]): Call<readonly Round[]> =>
    calls.status(games.filter(isAnchorGame)).pipe(
      map((result) => {
        if (!result.ok) return result
        const told = result.value.flatMap(({ game, company: of }) =>
          of === null ? [] : [[game, of] as const],
        )
        company.update((before) => new Map([...before, ...told]))
        return ok(result.value.flatMap(({ round }) => round ?? []))
      }),
    )
  const rounds = createRoundsFeed(
    scope,
    { product: 'anchorGame', push, read: readRounds, commitments, conditions, serverNow },
    { graceMs },
  )
  // After a taken bet or a paid return the round is read immediately, not with the next poll.
  scope.run(
    merge(
      roundAgain$,
      push.bets$.pipe(
        map(gameOf),
        filter((game) => game !== null),
      ),
    ).pipe(switchMap((game) => readRounds([game]))),
  )

  const next$ = keyed<AnchorGame, NextRound | null>(
    (game) => announced$(game, deps, rounds.rounds$(game)).pipe(scope.bind<NextRound | null>()),
    { initial: () => null, graceMs },
  )

  return {
    venue$: once$(() => ofSite(calls.venue)),
    switches$: once$(calls.switches, switchesEveryMs),
    config$: ofGame(calls.config, configAgain$),
    game$: (game) =>
      combineStates({ rounds: rounds.rounds$(game), company: company.state$ }, (told) =>
        gameNow(game, told.rounds, told.company.get(game) ?? null),
      ),
    over$: (game) => mapState(rounds.rounds$(game), ({ value }) => overRounds(game, value ?? [])),
    next$,
    past$: ofGame((game) => calls.past(game, pastRounds), pastAgain$),
    background$: ofGame(calls.background, EMPTY),
    refreshConfig: () => {
      configAgain$.next(null)
    },
    refreshPast: () => pastAgain$.next(null),
    refreshRound: (game) => {
      roundAgain$.next(game)
    },
  }
}

/** Asked for once, and with each `again$`, while the last answer stays. */
function kept$<T>(
  call: () => Call<T>,
  again$: Observable<unknown>,
  conditions: PollConditions,
): Observable<Feed<T>> {
  let last: Feed<T> = CONNECTING
  return again$.pipe(
    startWith(null),
    switchMap(() => polledFeed$(call, { everyMs: ONCE_MS, conditions, initial: last })),
    tap((feed) => {
      last = feed
    }),
  )
}

/** The present round of a game; `company` only if it belongs to this round. */
function gameNow(
  game: AnchorGame,
  rounds: Feed<readonly Round[]>,
  company: RoundCompany | null,
): Feed<GameNow | null> {
  const { value } = rounds
  if (value === undefined) return rounds
  const round = presentRound(value)
  if (round === null) return { ...rounds, value: null }
  return {
    ...rounds,
    value: {
      round,
      drawn: drawnRound(game, round.result),
      company: company?.round === round.round ? company : null,
    },
  }
}

function overRounds(game: AnchorGame, rounds: readonly Round[]): readonly PastAnchorRound[] {
  return rounds
    .filter(({ state }) => state === 'decided' || state === 'closed' || state === 'void')
    .map(({ round, state, resultAt, result }) => ({
      round,
      drawnAt: resultAt,
      drawn: drawnRound(game, result),
      voided: state === 'void',
    }))
}

/** The round that is announced: asked for at first, and when the present one ends. */
function announced$(
  game: AnchorGame,
  { calls, commitments, serverNow }: AnchorFeedDeps,
  rounds$: State$<Feed<readonly Round[]>>,
): Observable<NextRound | null> {
  return concat(of(undefined), endings$(rounds$)).pipe(
    switchMap(() => calls.next([game])),
    map((result) => (result.ok ? (result.value.find((each) => each.game === game) ?? null) : null)),
    tap((told) => {
      keepCommitment(told, commitments, serverNow())
    }),
  )
}

/** Emits when the present round has ended: the next one is announced then. */
function endings$(rounds$: State$<Feed<readonly Round[]>>): Observable<unknown> {
  return rounds$.pipe(
    map(({ value }) => presentRound(value ?? [])),
    filter((round) => round !== null && (round.state === 'decided' || round.state === 'void')),
    map((round) => round?.round),
    distinctUntilChanged(),
  )
}

function keepCommitment(
  told: NextRound | null,
  commitments: Pick<ToldCommitments, 'keep'>,
  now: number,
): void {
  if (told === null || told.commitment === null || told.opensAt <= now) return
  commitments.keep([{ ...told, commitment: told.commitment }])
}

function gameOf({ product, game }: OwnGameBet): AnchorGame | null {
  return product === 'anchorGame' && isAnchorGame(game) ? game : null
}
