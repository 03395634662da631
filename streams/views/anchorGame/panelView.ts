import type { AnchorGame, AnchorOption } from '../../domain/anchorGames/games.ts'
import { maxOn } from '../../domain/anchorGames/limits.ts'
import type { AnchorRound } from '../../domain/anchorGames/results.ts'
import { anchorReturn, winOptions } from '../../domain/anchorGames/settlement.ts'
import { type Currency, MINOR_PER_UNIT, type Money, money } from '../../domain/money.ts'
import type { Round } from '../../domain/rounds/round.ts'
import { returnAt } from '../../domain/rounds/roundReturn.ts'
import type { RoundPhase } from '../../domain/rounds/roundPhase.ts'
import type {
  AnchorGameConfig,
  GameNow,
  GameSwitch,
  NextRound,
  PastAnchorRound,
} from '../../feeds/anchorGames/index.ts'
import type { Feed, FeedReason } from '../../kernel/feed.ts'
import type { PanelAction, PanelState } from '../../machines/anchorPanel/panel.ts'
import type { Playing } from '../../machines/anchorPanel/playing.ts'
import type { SentCall } from '../../machines/gameBets/gameBets.ts'

/** What the panel shows (docs/games/anchor.md, 2.1). */
type GameStage = 'idle' | 'bet' | 'seal' | 'result' | 'error'

/** Why the panel shows no game. `retry`: the round is being repeated; `voided`: stakes were given back. */
export type PanelTrouble = 'retry' | 'voided' | 'maintained' | FeedReason

/** An option with what is on it. */
export interface OptionView {
  readonly option: AnchorOption
  readonly name: string
  /** European × 100 000. */
  readonly odds: number
  readonly rtp: number | null
  readonly members: number
  /** Percentage of the members who bet on the options of its group; `null` while nobody has. */
  readonly share: number | null
  /** What is chosen and not sent. */
  readonly chosen: Money | null
  /** What was accepted, by currency. */
  readonly accepted: readonly Money[]
  /** What was sent and has no outcome yet. */
  readonly unknown: Money | null
  /** `null` before the result is shown. */
  readonly won: boolean | null
  /** Return minus stake of the accepted bets, by currency; `null` before the result is shown. */
  readonly net: readonly Money[] | null
}

/** The member's round in one currency. */
export interface RoundNet {
  readonly staked: Money
  readonly returned: Money
  readonly net: Money
}

/** Why what is chosen cannot be sent. `limit` is the limit that it breaks; the balance for `insufficient`. */
export type PanelBlock =
  | { readonly kind: 'belowMin' | 'aboveMax' | 'roundMax' | 'insufficient'; readonly limit: Money }
  /** The round runs to its end, but takes nothing more. */
  | { readonly kind: 'maintained' }

/** One value for the whole panel. */
export interface PanelView {
  readonly game: AnchorGame
  readonly name: string
  readonly stage: GameStage
  readonly trouble: PanelTrouble | null
  /** What the platform says of the maintenance; empty otherwise. */
  readonly message: string
  readonly round: string | null
  /** Beginning and end of the countdown, platform ms; `null` while there is none. */
  readonly ring: { readonly from: number; readonly to: number } | null
  /** The time of the next change has passed, but the platform has not reported the change yet. */
  readonly waiting: boolean
  readonly drawn: AnchorRound | null
  readonly playing: Playing | null
  readonly options: readonly OptionView[]
  readonly state: PanelState
  readonly action: PanelAction
  readonly total: Money
  /** What the chosen options win together if all of them win, which some cannot at the same time. */
  readonly canWin: Money
  readonly block: PanelBlock | null
  /** Balance of the wallet that pays, in the chosen currency; `null` until it is known. */
  readonly balance: Money | null
  /** The member's round, by currency, once the result is shown. */
  readonly nets: readonly RoundNet[]
  readonly quickAmounts: readonly number[]
  readonly currencies: readonly Currency[]
  /** The most on an option that has no maximum of its own, units. */
  readonly mostUnits: number
  readonly rules: string
  /** The last rounds, oldest first, without the one whose animation is running. */
  readonly beads: readonly PastAnchorRound[]
}

export interface PanelInput {
  readonly game: AnchorGame
  readonly now: Feed<GameNow | null>
  readonly gameSwitch: GameSwitch | null
  readonly config: AnchorGameConfig | null
  /** Decided and ended rounds that the push or the poll of the present round has reported. */
  readonly over: readonly PastAnchorRound[]
  /** Past rounds from the list of results, which is read once and when the member opens the results. */
  readonly past: readonly PastAnchorRound[]
  readonly next: NextRound | null
  readonly state: PanelState
  readonly phase: RoundPhase | null
  readonly action: PanelAction
  readonly playing: Playing | null
  readonly calls: readonly SentCall[]
  readonly balance: Money | null
}

const BEADS = 10
const USUAL_QUICK = [10, 50, 100]
const WINNER: readonly AnchorOption[] = ['player', 'tie', 'banker']

export function panelView(input: PanelInput): PanelView {
  const { game, now, config, state, playing, action } = input
  const present = now.value ?? null
  const round = present?.round ?? null
  const { stage, trouble } = stageView(input)
  const shown = stage === 'result' && playing === null ? (present?.drawn ?? null) : null
  const options = optionViews(input, shown)
  const total = money(sum([...state.chosen.values()]) * MINOR_PER_UNIT, state.currency)
  return {
    game,
    name: config?.name ?? '',
    stage,
    trouble,
    message: input.gameSwitch?.message ?? '',
    round: round?.round ?? null,
    ring: ringOf(input),
    waiting: input.phase === 'waiting',
    drawn: present?.drawn ?? null,
    playing,
    options,
    state,
    action,
    total,
    canWin: money(sum(options.map(({ chosen, odds }) => winOf(chosen, odds))), state.currency),
    block: blockOf(input, options, total),
    balance: balanceOf(input),
    nets: shown === null ? [] : netsOf(options, shown),
    quickAmounts: config?.quickAmounts ?? USUAL_QUICK,
    currencies: [...(config?.limits.keys() ?? [])],
    mostUnits: Math.floor((config?.limits.get(state.currency)?.max ?? 0) / MINOR_PER_UNIT),
    rules: config?.rules ?? '',
    beads: beadsOf(input),
  }
}

const UNDER_WAY: readonly Round['state'][] = ['open', 'sealed', 'decided', 'interrupted']

function stageView({ now, gameSwitch, phase }: PanelInput): {
  readonly stage: GameStage
  readonly trouble: PanelTrouble | null
} {
  const round = now.value?.round ?? null
  // A round that has opened runs to its end even if its game has been switched off. No further round is announced then.
  const isUnderWay = round !== null && UNDER_WAY.includes(round.state)
  if (gameSwitch?.maintain === 'maintain' && !isUnderWay) return { stage: 'error', trouble: 'maintained' }
  if (now.status === 'failed') return { stage: 'error', trouble: now.reason }
  switch (round?.state) {
    case undefined:
    case 'announced':
    case 'closed':
      return { stage: 'idle', trouble: null }
    case 'open':
      // Betting closes at `sealsAt` by the clock, even if the platform has not reported it yet.
      return { stage: phase === 'waiting' ? 'seal' : 'bet', trouble: null }
    case 'sealed':
      return { stage: 'seal', trouble: null }
    case 'decided':
      return { stage: 'result', trouble: null }
    case 'interrupted':
      return { stage: 'error', trouble: 'retry' }
    case 'void':
      return { stage: 'error', trouble: 'voided' }
  }
}

function ringOf({ now, phase, next }: PanelInput): PanelView['ring'] {
  const round = now.value?.round
  if (round === undefined || phase === null) return null
  switch (phase) {
    case 'announced':
      // There is no beginning to count from: a span of 1 ms leaves the ring full until the round opens.
      return { from: round.opensAt - 1, to: round.opensAt }
    case 'open':
      return { from: round.opensAt, to: round.sealsAt }
    case 'interrupted':
      return round.retryAt === null ? null : { from: round.sealsAt, to: round.retryAt }
    case 'decided':
      return next === null ? null : { from: round.paysAt ?? round.resultAt, to: next.opensAt }
    default:
      return null
  }
}

function optionViews(
  { game, now, config, state, calls }: PanelInput,
  shown: AnchorRound | null,
): readonly OptionView[] {
  const { round = null, state: roundState } = now.value?.round ?? {}
  const company = now.value?.company ?? null
  const own = calls.filter(({ call }) => call.game === game && call.bets[0]?.round === round)
  const members = (option: AnchorOption): number => company?.crowd.get(option) ?? 0
  const winners = shown === null ? null : winOptions(shown)
  return (config?.options ?? []).map(({ option, name, odds, rtp }) => {
    const group = (config?.options ?? []).filter(
      (each) => groupOf(game, each.option) === groupOf(game, option),
    )
    const all = sum(group.map((each) => members(each.option)))
    const units = state.chosen.get(option)
    // The bets of a round that is over have been paid or given back.
    const isOver = roundState === 'closed' || roundState === 'void'
    const accepted = isOver ? [] : acceptedOn(option, company?.mine ?? [], own)
    return {
      option,
      name,
      odds,
      rtp,
      members: members(option),
      share: all === 0 ? null : Math.round((members(option) * 100) / all),
      chosen: units === undefined ? null : money(units * MINOR_PER_UNIT, state.currency),
      accepted,
      unknown: pendingOn(option, own),
      won: winners?.includes(option) ?? null,
      net: shown === null ? null : accepted.map((stake) => netOf(option, stake, shown)),
    }
  })
}

/** The group of an option, in which shares are counted. Baccarat has three: who wins, big or small, odd or even. */
function groupOf(game: AnchorGame, option: AnchorOption): string {
  if (game !== 'baccarat' || WINNER.includes(option)) return 'winner'
  return option === 'big' || option === 'small' ? 'size' : 'parity'
}

/** The greater of the platform's sum and that of this device's bets, as the platform may report them later. */
function acceptedOn(
  option: AnchorOption,
  mine: readonly { readonly option: AnchorOption; readonly stake: Money }[],
  own: readonly SentCall[],
): readonly Money[] {
  const told = mine.filter((bet) => bet.option === option).map(({ stake }) => stake)
  const here = own.flatMap(({ bets }) =>
    bets
      .filter(({ bet, state }) => state === 'taken' && bet.selection === option)
      .map(({ bet }) => bet.stake),
  )
  const currencies = [...new Set([...told, ...here].map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const of = (stakes: readonly Money[]): number =>
      sum(stakes.filter((stake) => stake.currency === currency).map(({ minor }) => minor))
    return money(Math.max(of(told), of(here)), currency)
  })
}

function pendingOn(option: AnchorOption, own: readonly SentCall[]): Money | null {
  const bets = own.flatMap(({ bets: all }) =>
    all
      .filter(({ bet, state }) => state === 'pending' && bet.selection === option)
      .map(({ bet }) => bet.stake),
  )
  const [first] = bets
  return first === undefined ? null : money(sum(bets.map(({ minor }) => minor)), first.currency)
}

function netOf(option: AnchorOption, { minor, currency }: Money, drawn: AnchorRound): Money {
  return money((anchorReturn(option, minor, drawn)?.returned ?? 0) - minor, currency)
}

function netsOf(options: readonly OptionView[], drawn: AnchorRound): readonly RoundNet[] {
  const bets = options.flatMap(({ option, accepted }) =>
    accepted.map((stake) => ({ stake, net: netOf(option, stake, drawn) })),
  )
  const currencies = [...new Set(bets.map(({ stake }) => stake.currency))]
  return currencies.map((currency) => {
    const of = bets.filter(({ stake }) => stake.currency === currency)
    const staked = sum(of.map(({ stake }) => stake.minor))
    const net = sum(of.map((bet) => bet.net.minor))
    return {
      staked: money(staked, currency),
      returned: money(staked + net, currency),
      net: money(net, currency),
    }
  })
}

function winOf(stake: Money | null, odds: number): number {
  return stake === null ? 0 : returnAt(stake.minor, odds).returned - stake.minor
}

/** The currency may have been changed a moment before its balance comes. */
function balanceOf({ balance, state: { currency } }: PanelInput): Money | null {
  return balance?.currency === currency ? balance : null
}

/** Checks maintenance, balance and the limits that the client knows; only the platform knows the sum of all members. */
function blockOf(input: PanelInput, options: readonly OptionView[], total: Money): PanelBlock | null {
  const { currency } = input.state
  const limits = input.config?.limits.get(currency)
  const chosen = options.filter((each) => each.chosen !== null)
  if (limits === undefined || chosen.length === 0) return null
  if (input.gameSwitch?.maintain === 'maintain') return { kind: 'maintained' }
  const acceptedOf = ({ accepted }: OptionView): number =>
    sum(accepted.filter((stake) => stake.currency === currency).map(({ minor }) => minor))
  for (const option of chosen) {
    const stake = option.chosen?.minor ?? 0
    const most = maxOn(limits, option.option)
    if (stake < limits.min) return { kind: 'belowMin', limit: money(limits.min, currency) }
    if (acceptedOf(option) + stake > most) return { kind: 'aboveMax', limit: money(most, currency) }
  }
  if (sum(options.map(acceptedOf)) + total.minor > limits.roundMax) {
    return { kind: 'roundMax', limit: money(limits.roundMax, currency) }
  }
  const balance = balanceOf(input)
  return balance !== null && balance.minor < total.minor ? { kind: 'insufficient', limit: balance } : null
}

/** The round whose animation is running has no bead yet, so that the bead does not give its result away. */
function beadsOf({ over, past, playing }: PanelInput): readonly PastAnchorRound[] {
  const known = new Map([...past.toReversed(), ...over].map((round) => [round.round, round]))
  if (playing !== null) known.delete(playing.round)
  return [...known.values()]
    .filter(({ voided, drawn }) => !voided && drawn !== null)
    .toSorted((one, other) => (one.drawnAt ?? 0) - (other.drawnAt ?? 0))
    .slice(-BEADS)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
