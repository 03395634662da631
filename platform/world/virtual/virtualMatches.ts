import type { EntrantSide } from '../../../streams/domain/vocabulary/sides.ts'
import type { MarketKey } from '../../../streams/domain/market.ts'
import type { Facts, MatchState, Pair, Phase } from '../../../streams/domain/match.ts'
import { filmMs } from '../../../streams/domain/virtual/batch.ts'
import { entrantSide } from '../../../streams/domain/virtual/field.ts'
import { tieScore } from '../../../streams/domain/virtual/football.ts'
import type { Status } from '../../../streams/domain/status.ts'
import type { WorldMatch, WorldResult, WorldTeam, WorldTeams } from '../world.ts'
import type { PlannedBatch } from './batchPlans.ts'
import type { Batches } from './batches.ts'
import type { BatchView } from './batchViews.ts'
import { entrantOfId, teamsOf } from './competitors.ts'
import { virtualMatchId } from './eras.ts'
import { VIRTUAL_GAMES } from './games.ts'
import { leagueOf } from './names/leagues.ts'
import { finalFacts, type Playing, playingAt } from './playing.ts'
import { marketsOf } from './virtualMarkets.ts'

/** How many matches a batch has; a race is one. */
export function matchCount({ entry }: Pick<PlannedBatch, 'entry'>): number {
  return 'matches' in entry ? entry.matches.length : 1
}

/** The entrants of a race by number; none of a match. */
export function entrantsOf({ entry }: Pick<PlannedBatch, 'entry'>): readonly WorldTeam[] {
  return 'names' in entry ? entry.names.flatMap((id) => entrantOfId(id) ?? []) : []
}

/** The teams of a match; `null` for a race. */
export function teamsOfMatch({ ref, pairings }: PlannedBatch, orderNo: number): WorldTeams | null {
  const pairing = pairings[orderNo - 1]
  if (pairing === undefined) return null
  const teams = teamsOf(ref.game)
  const [home, away] = [teams[pairing.home], teams[pairing.away]]
  return home === undefined || away === undefined ? null : { home, away }
}

const BEFORE: Playing = { phase: 'notStarted', clock: null, score: [0, 0], facts: {} }

interface Standing {
  readonly state: MatchState
  readonly bettingStatus: Status
  readonly playing: Playing
  readonly version: number
}

/** A match as it is at an instant of the batch's era; `rate` is that of the era. */
function standingAt(view: BatchView, orderNo: number, now: number, rate: number): Standing {
  const { startsAt, sealsAt, opensAt, paysAt, drawn } = view
  if (view.status === 'void') {
    return { state: 'cancelled', bettingStatus: 'closed', playing: BEFORE, version: opensAt }
  }
  if (drawn === null || paysAt === null) {
    const open = view.status === 'open'
    const version = open ? opensAt : sealsAt
    return { state: 'notStarted', bettingStatus: open ? 'open' : 'locked', playing: BEFORE, version }
  }
  if (now < paysAt) {
    const playing = playingAt(drawn, orderNo, Math.floor((now - startsAt) / rate))
    return { state: 'live', bettingStatus: 'locked', playing, version: now }
  }
  const facts = finalFacts(drawn, orderNo)
  const { clock } = playingAt(drawn, orderNo, filmMs(drawn))
  const playing = { phase: 'ended' as Phase, clock, score: scoreIn(facts), facts }
  return { state: 'ended', bettingStatus: 'locked', playing, version: paysAt }
}

function scoreIn(facts: Facts): Pair {
  return facts['goals.match'] ?? facts['points.match'] ?? [0, 0]
}

/** The match of a batch; `undefined` for a number that the batch does not have. */
export function virtualMatch(
  view: BatchView,
  orderNo: number,
  { now, rate }: { readonly now: number; readonly rate: number },
): WorldMatch | undefined {
  const { plan } = view
  if (orderNo < 1 || orderNo > matchCount(plan)) return undefined
  const { game } = plan.ref
  const { state, bettingStatus, playing, version } = standingAt(view, orderNo, now, rate)
  const { format } = VIRTUAL_GAMES[game]
  return {
    id: virtualMatchId(game, plan.batchNo, orderNo),
    sport: VIRTUAL_GAMES[game].sport,
    league: leagueOf(game),
    teams: teamsOfMatch(plan, orderNo),
    entrants: entrantsOf(plan),
    kickOff: view.startsAt,
    state,
    phase: playing.phase,
    clock: playing.clock === null ? null : { ...playing.clock, at: now },
    bettingStatus,
    score: playing.score,
    facts: playing.facts,
    serving: null,
    neutral: format === 'friendly' || (format !== 'race' && !hasGround(plan, orderNo)),
    video: false,
    animation: false,
    danger: 'none',
    version,
    markets: marketsOf(plan, orderNo, view.opensAt),
    announcedAt: view.opensAt,
  }
}

/** Leagues and the legs of a tie are played at the ground of the home side. */
function hasGround({ ref, pairings }: PlannedBatch, orderNo: number): boolean {
  const tie = pairings[orderNo - 1]?.tie
  return VIRTUAL_GAMES[ref.game].format === 'league' || tie === 'firstLeg' || tie === 'secondLeg'
}

const NOTHING: WorldResult = {
  state: 'notStarted',
  facts: {},
  final: new Set(),
  voided: new Set(),
  winners: [],
}
const TO_QUALIFY: MarketKey = 'goals.toQualify.tie'

/** What is decided of a match of a batch at an instant (docs/virtual-sports.md, 7). */
export function virtualResult(
  batches: Batches,
  view: BatchView,
  orderNo: number,
  now: number,
): WorldResult | undefined {
  const { plan, drawn, paysAt } = view
  if (orderNo < 1 || orderNo > matchCount(plan)) return undefined
  const keys = marketsOf(plan, orderNo, view.opensAt).map(({ key }) => key)
  if (view.status === 'void') return { ...NOTHING, state: 'cancelled', voided: new Set(keys) }
  if (drawn === null || paysAt === null || now < paysAt) {
    return drawn === null ? NOTHING : { ...NOTHING, state: 'live' }
  }
  const places: readonly EntrantSide[] =
    drawn.kind === 'race' ? drawn.race.result.order.map((number) => entrantSide(number)) : []
  const tie = keys.includes(TO_QUALIFY) ? tieAt(batches, plan, orderNo, now) : 'open'
  const facts = finalFacts(drawn, orderNo)
  return {
    state: 'ended',
    facts: typeof tie === 'string' ? facts : { ...facts, 'goals.tie': tie },
    final: new Set(keys.filter((key) => key !== TO_QUALIFY || typeof tie !== 'string')),
    voided: new Set(tie === 'void' ? [TO_QUALIFY] : []),
    winners: places.slice(0, 1),
    ...(drawn.kind === 'race' ? { places } : {}),
  }
}

/** The goals that decide a tie, of the home side of this match first; a first leg waits for the second. */
function tieAt(batches: Batches, plan: PlannedBatch, orderNo: number, now: number): Pair | 'open' | 'void' {
  const { ref } = plan
  const own = batches.played(ref)[orderNo - 1]
  if (own === undefined) return 'open'
  if (own.tie !== 'firstLeg') return tieScore(own.result, own.before)
  const second = { ...ref, index: ref.index + 1 }
  const { calendar } = batches
  if (calendar.isCutOff(second)) return 'void'
  if (calendar.startOf(second) > now || batches.paysAt(second) > now) return 'open'
  const leg = batches.played(second)[orderNo - 1]
  if (leg === undefined) return 'open'
  const [home, away] = tieScore(leg.result, leg.before)
  return [away, home]
}
