import type { Leg } from '../../../../streams/domain/leg.ts'
import {
  line,
  type Line,
  type Market,
  marketKey,
  type MarketSpec,
  type Side,
} from '../../../../streams/domain/market.ts'
import type { Match } from '../../../../streams/domain/match.ts'
import type { ListedMatch } from '../../../../streams/domain/menu.ts'
import { money, type Money } from '../../../../streams/domain/money.ts'
import { type Odds, oddsFromScaled } from '../../../../streams/domain/odds.ts'
import type { Order, OrderLeg } from '../../../../streams/domain/order.ts'
import { type MarketResult, resultGroupOf } from '../../../../streams/domain/matchResults.ts'
import { settleSelection } from '../../../../streams/domain/settlement.ts'
import { createSeries, type SeriesKey, seriesOf } from '../../../../streams/domain/parlay.ts'
import type { Quote, QuotedLeg } from '../../../../streams/domain/quote.ts'
import type { ToyGame, ToyPick, ToyQuestion, ToyServer, ToyTicket } from './toyServer.ts'

const SPECS: Readonly<Record<ToyQuestion['about'], MarketSpec>> = {
  who: { kind: 'result', stat: 'goals', period: 'match' },
  many: { kind: 'total', stat: 'goals', period: 'match' },
}

const SIDES: Readonly<Record<string, Side>> = {
  first: 'home',
  nobody: 'draw',
  second: 'away',
  more: 'over',
  less: 'under',
}

const MIN = money(100, 'USDT')
const MAX = money(200_00, 'USDT')

export function centsOf(cents: number): Money {
  return money(cents, 'USDT')
}

function oddsOf(thousandths: number): Odds {
  const odds = oddsFromScaled(thousandths * 100)
  if (odds === null) throw new Error(`no odds: ${String(thousandths)}`)
  return odds
}

export function ticketOdds({ prices }: Pick<ToyTicket, 'prices'>): readonly (Odds | null)[] {
  return prices.map((price) => oddsFromScaled(price * 100))
}

/** The number that the toy venue has for a series. */
export function shapeOf(key: SeriesKey): number {
  return (seriesOf(key)?.sizes ?? []).reduce((shape, size) => shape + 2 ** size, 0)
}

export function seriesOfShape(shape: number, legs: number): SeriesKey | null {
  const sizes = Array.from({ length: legs }, (_, index) => index + 1)
  return (
    createSeries(
      legs,
      sizes.filter((size) => (shape >> size) % 2 === 1),
    )?.key ?? null
  )
}

function lineOf(mark: string | null): Line | null {
  return mark === null ? null : line(Number(mark) * 4)
}

export function listedMatch(game: ToyGame, at: number): ListedMatch {
  return { match: toMatch(game, at), markets: toMarkets(game, at) }
}

export function matchOf(games: readonly ToyGame[], id: string, at: number): Match | null {
  const game = games.find(({ code }) => code === id)
  return game === undefined ? null : toMatch(game, at)
}

export function marketsOf(games: readonly ToyGame[], id: string, at: number): readonly Market[] {
  return games.filter(({ code }) => code === id).flatMap((game) => toMarkets(game, at))
}

/** A game as if it had ended 0:0. */
export function endedMatch(game: ToyGame, at: number): Match {
  return { ...toMatch(game, at), state: 'ended', phase: 'ended', bettingStatus: 'closed' }
}

export function resultsOf(game: ToyGame, at: number): readonly MarketResult[] {
  return toMarkets(game, at).map(({ playId, spec, name, lines }) => ({
    playId,
    spec,
    name,
    group: resultGroupOf(spec.stat),
    lines: lines.map(({ marketId, line: value, selections }) => ({
      marketId,
      line: value,
      selections: selections.map(({ optionId, side }) => ({
        optionId,
        side,
        outcome: settleSelection(spec, side, value, [0, 0], null),
      })),
    })),
  }))
}

function toMatch({ code, teams: [home, away], questions }: ToyGame, at: number): Match {
  return {
    id: code,
    sport: 'football',
    league: { id: 'toy-league', name: 'Toy league', hot: false, favourite: false },
    teams: {
      home: { id: `${code}-1`, name: home, kit: null },
      away: { id: `${code}-2`, name: away, kit: null },
    },
    kickOff: at,
    state: 'live',
    phase: 'firstHalf',
    clock: null,
    bettingStatus: 'open',
    score: [0, 0],
    facts: {},
    serving: null,
    marketCount: questions.length,
    parlayAllowed: true,
    video: false,
    animation: false,
    favourite: false,
    neutral: false,
    asOf: at,
  }
}

function toMarkets({ questions }: ToyGame, at: number): readonly Market[] {
  return questions.map((question, order) => ({
    key: marketKey(SPECS[question.about]),
    spec: SPECS[question.about],
    playId: question.about,
    name: question.about,
    parlayAllowed: true,
    oddsFormats: ['europe', 'american'],
    order,
    lines: [
      {
        marketId: question.code,
        slot: 1,
        handle: null,
        line: lineOf(question.mark),
        status: 'open',
        asOf: at,
        selections: question.answers.map(({ code, word, price }) => ({
          optionId: code,
          side: SIDES[word] ?? 'otherScore',
          odds: oddsOf(price),
          status: 'open',
        })),
      },
    ],
  }))
}

/** Quotes a leg by the code of its answer; if its question no longer exists, the line does not either. */
export function quoteOf(
  { games }: ToyServer,
  { legs, series, at }: { legs: readonly Leg[]; series: readonly SeriesKey[]; at: number },
): Quote {
  const answers = games.flatMap(({ questions }) => questions).flatMap((question) => question.answers)
  const quoted = legs.map((leg): QuotedLeg => {
    const now = answers.find(({ code }) => code === leg.wire.optionId)
    const { choice, wire, score } = leg
    const odds = now === undefined ? null : oddsOf(now.price)
    return {
      choice,
      wire,
      line: choice.line,
      odds,
      status: odds === null ? 'closed' : 'open',
      score,
      live: true,
      reservable: odds !== null,
    }
  })
  const known = series.flatMap((key) => seriesOfShape(shapeOf(key), legs.length) ?? [])
  const limits = [...legs.map(({ wire }) => wire.optionId), ...known].map((key) => ({
    key,
    min: MIN,
    max: MAX,
    seriesOdds: null,
  }))
  return { legs: quoted, limits, at }
}

export function orderOf(games: readonly ToyGame[], ticket: ToyTicket): Order {
  const stake = centsOf(ticket.stake * ticket.combinations)
  return {
    orderNo: String(ticket.number),
    clientOrderId: null,
    state: 'accepted',
    series: seriesOfShape(ticket.shape, ticket.picks.length),
    kind: ticket.picks.length > 1 ? 'parlay' : 'single',
    ticket: ticket.combinations > 1 ? 'multiple' : 'single',
    combinations: ticket.combinations,
    channel: null,
    placedAt: ticket.at * 1000,
    settledAt: null,
    stake,
    openStake: stake,
    cashOut: { state: 'none', amount: centsOf(0) },
    cashable: false,
    maxWin: centsOf(Math.max(0, ticket.pays - stake.minor)),
    returned: null,
    profit: null,
    outcome: null,
    payout: 'unpaid',
    rollbacks: 0,
    movements: [],
    reasonKey: null,
    legs: ticket.picks.map((pick, index) => orderLegOf(games, pick, ticket.prices[index] ?? 0)),
  }
}

function orderLegOf(games: readonly ToyGame[], pick: ToyPick, price: number): OrderLeg {
  const game = games.find(({ code }) => code === pick.game)
  const question = game?.questions.find(({ code }) => code === pick.question)
  const word = question?.answers.find(({ code }) => code === pick.answer)?.word ?? ''
  return {
    matchId: pick.game,
    sport: 'football',
    leagueName: 'Toy league',
    homeName: game?.teams[0] ?? '',
    awayName: game?.teams[1] ?? '',
    marketName: pick.question,
    selectionName: word,
    spec: question === undefined ? null : SPECS[question.about],
    side: SIDES[word] ?? null,
    line: lineOf(pick.mark),
    odds: oddsOf(Math.max(price, 1001)),
    oddsText: '',
    oddsFormat: 'europe',
    live: true,
    kickOff: 0,
    scoreAtBet: null,
    settleScore: null,
    outcome: null,
  }
}
