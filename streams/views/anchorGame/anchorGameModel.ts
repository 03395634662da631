import { combineLatest, map, type Observable, of, switchMap } from 'rxjs'
import type { AnchorGame, AnchorOption } from '../../domain/anchorGames/games.ts'
import { isOwnAmount, QUICK_AMOUNTS } from '../../domain/anchorGames/limits.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import type { AnchorGameConfig, AnchorGamesFeed, GameBackground } from '../../feeds/anchorGames/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { type AnchorPanel, createAnchorPanel } from '../../machines/anchorPanel/createAnchorPanel.ts'
import type { GameAmounts } from '../../machines/anchorPanel/gameAmounts.ts'
import type { GameBets } from '../../machines/gameBets/createGameBets.ts'
import type { Call } from '../../venues/call.ts'
import { type PanelInput, panelView, type PanelView } from './panelView.ts'

/** The panel of a game beside a live picture. */
export interface AnchorGameModel {
  readonly view$: State$<PanelView>
  readonly background$: State$<Feed<GameBackground>>
  /** The amount that the member has typed for this game and the present currency, units; `null` without one. */
  ownAmount(): number | null
  tap(option: AnchorOption): void
  chooseAmount(units: number): void
  /** Keeps an amount of the member's own and chooses it; false for one that cannot be one. */
  typeAmount(units: number): boolean
  chooseCurrency(currency: Currency): void
  /** See `AnchorPanel.confirm`. */
  confirm(): boolean
  /** Sets whether the member prefers still pictures; a result is then shown at once. */
  setStill(still: boolean): void
  /** Asks for the past rounds again: the list of results is opened. */
  openResults(): void
}

export interface AnchorModelDeps {
  readonly game: AnchorGame
  readonly feed: AnchorGamesFeed
  readonly bets: GameBets
  readonly send: (call: GameBetCall) => Call<readonly TakenGameBet[]>
  readonly failures$: Observable<Failure>
  readonly amounts: GameAmounts
  readonly balance$: (currency: Currency) => State$<Feed<Money>>
  readonly currency: Currency
  readonly visible$: State$<boolean>
  /** More than 1 while the member saves data, and pictures do not move. */
  readonly slowdown$: State$<number>
  readonly now: () => number
  readonly rate: () => number
  readonly localNow: () => number
  readonly msUntil: (at: number) => number
  readonly newId: () => string
}

const [FIRST_AMOUNT = 10] = QUICK_AMOUNTS

export function createAnchorGame(scope: Scope, deps: AnchorModelDeps): AnchorGameModel {
  const { game, feed, bets, amounts } = deps
  const now$ = feed.game$(game)
  const config$ = mapState(feed.config$(game), ({ value }) => value ?? null)
  scope.run(config$)
  const still = scope.cell(false)
  const panel = createAnchorPanel(scope, {
    ...deps,
    round$: scope.state(now$.pipe(map(({ value }) => value?.round ?? null)), now$.value.value?.round ?? null),
    oddsOf: (option) => config$.value?.options.find((each) => each.option === option)?.odds ?? null,
    moves$: combineStates(
      { visible: deps.visible$, still: still.state$, slowdown: deps.slowdown$ },
      (each) => each.visible && !each.still && each.slowdown <= 1,
    ),
    first: { currency: deps.currency, units: FIRST_AMOUNT },
  })
  const currency$ = mapState(panel.state$, ({ currency }) => currency)
  const balance$ = currency$.pipe(switchMap((currency) => deps.balance$(currency)))
  const told$ = combineLatest({
    now: now$,
    switches: feed.switches$,
    config: config$,
    over: feed.over$(game),
    past: feed.past$(game),
    next: feed.next$(game),
    state: panel.state$,
    phase: panel.phase$,
    action: panel.action$,
    playing: panel.playing$,
    calls: bets.calls$,
    balance: balance$,
  }).pipe(
    map(({ switches, past, balance, ...rest }) =>
      panelView({
        ...rest,
        game,
        gameSwitch: switches.value?.get(game) ?? null,
        past: past.value ?? [],
        balance: balance.value ?? null,
      } satisfies PanelInput),
    ),
  )
  const view$ = scope.state<PanelView>(told$, firstView(game, panel.state$.value))
  // A price that has changed is asked for at once.
  scope.run(
    panel.state$.pipe(
      map(({ refusal }) => refusal?.type === 'refusal' && refusal.reason === 'oddsChanged'),
      switchMap((changed) => {
        if (changed) feed.refreshConfig()
        return of(changed)
      }),
    ),
  )
  followCurrencies(scope, panel, config$)
  const limits = () => config$.value?.limits.get(panel.state$.value.currency)
  return {
    view$,
    background$: feed.background$(game),
    ownAmount: () => {
      const of = limits()
      return of === undefined ? null : amounts.of(game, panel.state$.value.currency, of)
    },
    tap: panel.tap,
    chooseAmount: panel.setAmount,
    typeAmount: (units) => {
      const of = limits()
      if (of === undefined || !isOwnAmount(units, of)) return false
      amounts.keep(game, panel.state$.value.currency, units)
      panel.setAmount(units)
      return true
    },
    chooseCurrency: (currency) => {
      panel.setCurrency(currency, FIRST_AMOUNT)
    },
    confirm: panel.confirm,
    setStill: still.set,
    openResults: feed.refreshPast,
  }
}

/** Leaves a currency without limits: a member with one currency has limits in that one alone. */
function followCurrencies(
  scope: Scope,
  { state$, setCurrency }: Pick<AnchorPanel, 'state$' | 'setCurrency'>,
  config$: State$<AnchorGameConfig | null>,
): void {
  scope.run(
    config$.pipe(
      map((config) => {
        const [first, ...others] = config?.limits.keys() ?? []
        if (first === undefined || [first, ...others].includes(state$.value.currency)) return
        setCurrency(first, FIRST_AMOUNT)
      }),
    ),
  )
}

function firstView(game: AnchorGame, state: PanelInput['state']): PanelView {
  return panelView({
    game,
    now: { status: 'connecting', value: undefined, asOf: undefined },
    gameSwitch: null,
    config: null,
    over: [],
    past: [],
    next: null,
    state,
    phase: null,
    action: 'wait',
    playing: null,
    calls: [],
    balance: null,
  })
}
