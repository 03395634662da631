import { type AnchorGame, isAnchorGame, optionsOf } from '../../../streams/domain/anchorGames/games.ts'
import { GAME_STATUS, gameStatusOf, MAINTAIN } from '../../../streams/domain/anchorGames/states.ts'
import { winOptions } from '../../../streams/domain/anchorGames/settlement.ts'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { anchorPastRequest, anchorStatusRequest } from '../../../streams/wire/site/anchorGames.ts'
import { anchorGamePaths } from '../../../streams/wire/site/anchorGamePaths.ts'
import { anyoneCall, knownMemberCall, type SiteCall } from '../../site/siteCall.ts'
import { refusal, success } from '../../site/siteReply.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import type { AnchorCallDeps } from './anchorCallDeps.ts'
import { PRODUCT } from './anchorRoundGame.ts'
import { createBettorCounts } from './bettorCounts.ts'
import { selectionOf } from './selection.ts'
import { storedRound } from './storedResult.ts'

const BAD_BODY = refusal('validation', 'badBody')
export const PAST_ROUNDS = 1_000

const keyOf = (game: AnchorGame) => ({ product: PRODUCT, game }) as const

/** The present, the coming and the past rounds (docs/games/anchor.md, 4.4, 4.5 and 4.7). */
export function roundCalls(deps: AnchorCallDeps): readonly SiteCall[] {
  const { rounds, store, clock, switches } = deps
  const counts = createBettorCounts(deps)

  async function statusRow(game: AnchorGame, round: StoredRound | undefined, memberId: number | null) {
    const { maintain } = switches.of(game)
    const head = { gameCode: game, maintain: MAINTAIN[maintain] }
    if (round === undefined) return { ...head, ...NO_ROUND }
    const present = presentFields(game, round)
    const mine = memberId === null ? [] : await store.positions.ofMember(memberId, round)
    return { ...head, ...present, crowd: await counts.of(game, round), mine: ownRows(mine) }
  }

  return [
    knownMemberCall(anchorGamePaths.status, anchorStatusRequest, async ({ gameCodes }, holder) => {
      const games = [...new Set(gameCodes)]
      if (!games.every(isAnchorGame)) return BAD_BODY
      const ts = clock.now()
      const present = new Map((await rounds.presentOf(games.map(keyOf))).map((each) => [each.game, each]))
      const memberId = holder?.memberId ?? null
      const rows = await Promise.all(games.map((game) => statusRow(game, present.get(game), memberId)))
      return success({ games: rows, ts })
    }),

    anyoneCall(anchorGamePaths.next, anchorStatusRequest, async ({ gameCodes }) => {
      const games = [...new Set(gameCodes)]
      if (!games.every(isAnchorGame)) return BAD_BODY
      const ts = clock.now()
      const announced = await rounds.announced(games.map(keyOf))
      const rows = announced.map(({ game, round, opensAt, sealsAt, commitment, announcedAt }) => ({
        gameCode: game,
        roundNo: round,
        opensAt,
        sealsAt,
        commitment,
        announcedAt,
      }))
      return success({ games: rows, ts })
    }),

    anyoneCall(anchorGamePaths.past, anchorPastRequest, async ({ gameCode, page, size }) => {
      if (!isAnchorGame(gameCode)) return BAD_BODY
      const ts = clock.now()
      const offset = (page - 1) * size
      const limit = Math.max(0, Math.min(size, PAST_ROUNDS - offset))
      const past = await rounds.past(keyOf(gameCode), { offset, limit })
      return success({
        total: Math.min(past.total, PAST_ROUNDS),
        records: past.rounds.map((round) => pastRow(gameCode, round)),
        ts,
      })
    }),
  ]
}

/** Where no round is announced because the game is not on. */
const NO_ROUND = {
  gameStatus: GAME_STATUS.waitNext,
  roundNo: null,
  opensAt: null,
  sealsAt: null,
  resultAt: null,
  paysAt: null,
  endsAt: null,
  retryAt: null,
  voided: false,
  commitment: null,
  seed: null,
  result: null,
  winOptions: [],
  crowd: [],
  mine: [],
} as const

function presentFields(game: AnchorGame, round: StoredRound) {
  const { opensAt, sealsAt, resultAt, paysAt, endsAt, retryAt, commitment, seed, result } = round
  return {
    gameStatus: gameStatusOf(round.state),
    roundNo: round.round,
    opensAt,
    sealsAt,
    resultAt,
    paysAt,
    endsAt,
    retryAt,
    voided: round.state === 'void',
    commitment,
    seed,
    result,
    winOptions: wonBy(game, round),
  }
}

function wonBy(game: AnchorGame, { result }: StoredRound): readonly string[] {
  const round = result === null ? null : storedRound(game, result)
  return round === null ? [] : winOptions(round)
}

function pastRow(game: AnchorGame, round: StoredRound) {
  const { resultAt, decidedAt, result, state, commitment, seed } = round
  return {
    roundNo: round.round,
    drawTime: decidedAt ?? resultAt,
    result,
    winOptions: wonBy(game, round),
    voided: state === 'void',
    commitment,
    seed,
  }
}

/** A member's accepted bets by option and currency, in the order of the panel. */
function ownRows(positions: readonly StoredPosition[]) {
  const rows = new Map<
    string,
    { stake: number; returned: number } & Pick<StoredPosition, 'game' | 'currency'> & { option: string }
  >()
  for (const { game, selection, currency, stake, returned } of positions) {
    const { option } = selectionOf(selection)
    const key = `${option} ${currency}`
    const row = rows.get(key) ?? { game, option, currency, stake: 0, returned: 0 }
    rows.set(key, { ...row, stake: row.stake + stake, returned: row.returned + returned })
  }
  const place = ({ game, option }: { game: string; option: string }): number =>
    isAnchorGame(game) ? optionsOf(game).findIndex((each) => each === option) : 0
  return [...rows.values()]
    .toSorted((one, other) => place(one) - place(other))
    .map(({ option, currency, stake, returned }) => ({
      option,
      currency: CURRENCY_IDS[currency],
      betAmount: unitsText(stake),
      backAmount: unitsText(returned),
    }))
}
