import { PLAY_CODES, PLAYS, type Play } from '../../domain/baccarat/plays.ts'
import { memberLimits } from '../../domain/casino/limits.ts'
import { roundsOfShoe } from '../../domain/casino/roundNumbers.ts'
import { isShowSuperSix } from '../../domain/casino/settings.ts'
import { NO_STAKES, stakeOn, type Stakes, stakesOf } from '../../domain/casino/stakes.ts'
import { spotsAt, TABLE_RULES } from '../../domain/casino/tables.ts'
import { type Currency, MINOR_PER_UNIT } from '../../domain/money.ts'
import type { CasinoSettingsFeed, OwnStake } from '../../feeds/casino/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { createTableBets } from '../../machines/casinoBets/createTableBets.ts'
import type { TableBets, TableBetsDeps, TableBetsView } from '../../machines/casinoBets/tableBets.ts'
import type { GameSound, Tone } from '../../ports/gameSound.ts'
import type { ChipChoice } from './chipChoice.ts'
import { type OwnResult, ownResult } from './ownResult.ts'
import type { ShoeRoads, TableView, TableViews } from './tableViews.ts'

/** A table at which the member plays. */
export interface CasinoTableModel {
  readonly tableId: string
  readonly view$: State$<Feed<TableView | null>>
  readonly roads$: State$<ShoeRoads | null>
  readonly bets: TableBets
  /** The spots of the table as this member sees them: those that are offered, and those with stakes in the round. */
  readonly plays$: State$<readonly Play[]>
  readonly superSix$: State$<boolean>
  /** Whether banker is without commission, and whether the member may choose. */
  readonly freeCharge$: State$<boolean>
  readonly canChooseBanker$: State$<boolean>
  chooseFreeCharge(free: boolean): void
  /** What the own bets of the round return, from the time at which its result is shown. */
  readonly own$: State$<OwnResult | null>
  /** Adds the chosen chip to a spot. */
  tap(play: Play): void
  /** The rounds of the shoe whose results are shown, the newest first. */
  readonly past$: State$<readonly PastRound[]>
}

export interface PastRound {
  readonly round: string
  readonly results: ShoeRoads['shown']['results'][number]
}

type BetsDeps = Pick<
  TableBetsDeps,
  'currency$' | 'balance$' | 'readLast' | 'bets' | 'send' | 'clock' | 'newId'
>

interface TableDeps extends BetsDeps {
  readonly tableId: string
  readonly views: TableViews
  readonly settings: Pick<CasinoSettingsFeed, 'settings$' | 'known$'>
  readonly chips: Pick<ChipChoice, 'chips$'>
  /** Whether several tables are played at once: then a setting chooses the banker. */
  readonly several: boolean
  readonly sound: GameSound
}

const LOUDEST = 100
const CHIP: readonly Tone[] = [{ pitch: 900, at: 0, for: 40 }]

export function createCasinoTable(scope: Scope, deps: TableDeps): CasinoTableModel {
  const { tableId, views, chips, currency$, sound } = deps
  const { settings$, known$ } = deps.settings
  const view$ = views.view$(tableId)
  const roads$ = views.roads$(tableId)
  const free = scope.cell(false)
  const { offered$, ...choices } = createSpots(deps, view$, free.state$)
  const bets = createTableBets(scope, {
    ...deps,
    round$: mapState(view$, ({ value }) => value?.round ?? null),
    plays$: offered$,
    limits$: combineStates(
      { view: view$, currency: currency$ },
      ({ view, currency }) => {
        const range = view.value?.info.limits.get(currency)
        return range === undefined ? null : memberLimits(range)
      },
      sameLimits,
    ),
    mine$: combineStates(
      { view: view$, currency: currency$ },
      ({ view, currency }) => mineIn(view.value?.company?.mine ?? [], currency),
      (one, other) => one === other,
    ),
    // Until the settings are known, the member may have switched it off.
    fastBet$: combineStates(
      { settings: settings$, known: known$ },
      ({ settings: { fastBet }, known }) => known && fastBet === 1,
    ),
  })
  // What the screen shows is subscribed while it is open, so that a fast bet is sent and a seal clears the spots.
  scope.run(bets.view$)
  return {
    tableId,
    view$,
    roads$,
    bets,
    ...choices,
    plays$: combineStates({ offered: offered$, bets: bets.view$ }, shownPlays, samePlays),
    chooseFreeCharge: (to) => {
      if (to === free.state$.value) return
      const { banker, bankerFree } = PLAYS
      if (to) bets.move(banker, bankerFree)
      else bets.move(bankerFree, banker)
      free.set(to)
    },
    own$: combineStates(
      { view: view$, bets: bets.view$ },
      ({ view, bets: { taken } }) => {
        const results = view.value?.moment.results ?? null
        return results === null ? null : ownResult(taken, results)
      },
      sameOwn,
    ),
    tap: (play) => {
      const { sound: on, gameEffectVolume } = settings$.value
      if (on === 1 && gameEffectVolume > 0) sound.play(CHIP, gameEffectVolume / LOUDEST)
      bets.tap(play, chips.chips$.value.chosen * MINOR_PER_UNIT)
    },
    past$: mapState(roads$, pastRounds),
  }
}

interface Spots extends Pick<CasinoTableModel, 'superSix$' | 'freeCharge$' | 'canChooseBanker$'> {
  readonly offered$: State$<readonly Play[]>
}

function createSpots(
  { settings: { settings$ }, several }: Pick<TableDeps, 'settings' | 'several'>,
  view$: CasinoTableModel['view$'],
  chosen$: State$<boolean>,
): Spots {
  const type$ = mapState(view$, ({ value }) => value?.info.type ?? 0)
  const superSix$ = combineStates(
    { settings: settings$, type: type$ },
    ({ settings: { multiTableFreeCharge }, type: baccaratType }) =>
      isShowSuperSix({ multiTableFreeCharge, baccaratType }),
  )
  const freeCharge$ = combineStates(
    { settings: settings$, chosen: chosen$, type: type$ },
    ({ settings, chosen, type }) =>
      !TABLE_RULES[type].commission || (several ? settings.multiTableFreeCharge === 1 : chosen),
  )
  return {
    superSix$,
    freeCharge$,
    canChooseBanker$: mapState(type$, (type) => !several && TABLE_RULES[type].commission),
    offered$: combineStates(
      { type: type$, free: freeCharge$, superSix: superSix$ },
      ({ type, free, superSix }) => spotsAt(type, { freeCharge: free, superSix }),
    ),
  }
}

interface ShownSpots {
  readonly offered: readonly Play[]
  readonly bets: Pick<TableBetsView, 'lying' | 'waiting' | 'taken'>
}

/** A stake is never on a spot that is not seen. */
function shownPlays({ offered, bets: { lying, waiting, taken } }: ShownSpots): readonly Play[] {
  const isStaked = (play: Play): boolean =>
    [lying, waiting, taken].some((stakes) => stakeOn(stakes, play) > 0)
  const shown = PLAY_CODES.filter((play) => offered.includes(play) || isStaked(play))
  return shown.length === offered.length ? offered : shown
}

function samePlays(one: readonly Play[], other: readonly Play[]): boolean {
  return one.length === other.length && one.every((play) => other.includes(play))
}

function mineIn(mine: readonly OwnStake[], currency: Currency): Stakes {
  const own = mine.filter(({ stake }) => stake.currency === currency)
  if (own.length === 0) return NO_STAKES
  return stakesOf((play) => own.reduce((sum, each) => sum + (each.play === play ? each.stake.minor : 0), 0))
}

function sameLimits(one: ReturnType<typeof memberLimits> | null, other: typeof one): boolean {
  return one?.min === other?.min && one?.roundMax === other?.roundMax
}

function sameOwn(one: OwnResult | null, other: OwnResult | null): boolean {
  return one?.staked === other?.staked && one?.returned === other?.returned
}

function pastRounds(roads: ShoeRoads | null): readonly PastRound[] {
  if (roads === null) return []
  const { first, before, results } = roads.shown
  const rounds = roundsOfShoe(first, before, results.length) ?? []
  return rounds
    .flatMap((round, index) => results.slice(index, index + 1).map((each) => ({ round, results: each })))
    .reverse()
}
