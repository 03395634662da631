import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { anchorRoundGames } from '../../../platform/play/anchorGames/anchorRoundGame.ts'
import { PAST_ROUNDS } from '../../../platform/play/anchorGames/roundCalls.ts'
import { nextOpening, ROUND_DIGITS } from '../../../platform/play/anchorGames/schedule.ts'
import { roundAfter, WASHED_AFTER_MS } from '../../../platform/play/casino/schedule.ts'
import { tableRoundGames } from '../../../platform/play/casino/tableRoundGame.ts'
import { lotteryRoundGames } from '../../../platform/play/lottery/lotteryRoundGame.ts'
import { LATE_MS, RETRY_MS } from '../../../platform/rounds/nextState.ts'
import { ROUND_GIVEN_BACK_MS, type RoundGame } from '../../../platform/rounds/roundGame.ts'
import { MAX_UNSENT_FRAMES, SIGN_IN_MS, SILENCE_MS } from '../../../platform/roundsPush/gamesSocket.ts'
import { LAUNCHED_PRODUCTS } from '../../../platform/site/venueDesk.ts'
import { TICK_MS } from '../../../platform/tick.ts'
import { TRANSFER_RETURNED_MS } from '../../../platform/wallet/heldTransfers.ts'
import { ANCHOR_TIMES } from '../../../streams/domain/anchorGames/states.ts'
import { ROAD_ROWS } from '../../../streams/domain/baccarat/roads/layout.ts'
import { cardsLeft, drawCut, FULL_SHOE } from '../../../streams/domain/baccarat/shoe.ts'
import { casinoTables, MOST_TABLES, MOST_TOGETHER } from '../../../streams/domain/casino/tables.ts'
import { RETURN_PER_MILLION } from '../../../streams/domain/lottery/chance.ts'
import { MAX_CHASED, MIN_CHASED } from '../../../streams/domain/lottery/chase.ts'
import { MAX_BETS, MAX_MULTIPLE, MAX_NOTES } from '../../../streams/domain/lottery/limits.ts'
import { lotteryOf, SHOWING_MS } from '../../../streams/domain/lottery/lotteries.ts'
import { drawOnSale } from '../../../streams/domain/lottery/plannedDraws.ts'
import { COUNTED_DRAWS } from '../../../streams/domain/lottery/statistics.ts'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { betValidUntil } from '../../../streams/domain/rounds/roundPhase.ts'
import { TRANSFERS_PER_MINUTE } from '../../../streams/domain/walletLimits.ts'
import { LOTTERY_EVERY_MS } from '../../../streams/feeds/lottery/index.ts'
import { feedTimes } from '../../../streams/feeds/times.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { LABEL_GUARD_MS } from '../../../streams/machines/anchorPanel/createAnchorPanel.ts'
import { EXIT_TIMES } from '../../../streams/machines/anchorPanel/panelExit.ts'
import { FAST_BET_MS } from '../../../streams/machines/casinoBets/createTableBets.ts'
import { LOOK_UP_TIMES } from '../../../streams/machines/gameBets/createGameBets.ts'
import { TRANSFER_DEFAULTS } from '../../../streams/machines/transfer/createTransfers.ts'
import { casinoBetRequest } from '../../../streams/wire/casino/bet.ts'
import { clientOrderId } from '../../../streams/wire/games/bets.ts'
import {
  GAMES_PUSH_VERSIONS,
  MAX_GAMES_FRAME_BYTES,
  MAX_WATCHED_GAMES,
} from '../../../streams/wire/games/push.ts'
import { RECORD_PAGE } from '../../../streams/wire/games/records.ts'
import { HISTORY_SIZE } from '../../../streams/wire/lottery/history.ts'
import { anchorBetRequest } from '../../../streams/wire/site/anchorGameBets.ts'
import { anchorPastRequest, anchorStatusRequest } from '../../../streams/wire/site/anchorGames.ts'
import { limitDifferences } from '../tables.ts'
import * as anchor from './anchorCodes.ts'
import * as casino from './casinoCodes.ts'
import * as lottery from './lotteryCodes.ts'
import * as rounds from './roundCodes.ts'
import * as wallet from './walletCodes.ts'

const NOW = Date.UTC(2026, 10, 20)
const RATE = 1
const on = { of: () => ({ maintain: 'on', message: '' }) as const }

/** The lowest and the highest number that a call takes. */
function taken(most: number, isTaken: (count: number) => boolean): readonly number[] {
  const numbers = Array.from({ length: most }, (_, index) => index + 1).filter(isTaken)
  return [numbers.at(0) ?? 0, numbers.at(-1) ?? 0]
}
const [, mostPast = 0] = taken(200, (size) => v.is(anchorPastRequest, { gameCode: 'penalty', size }))
const [, mostGames = 0] = taken(20, (count) =>
  v.is(anchorStatusRequest, { gameCodes: Array.from({ length: count }, () => 'penalty') }),
)
const [leastId = 0, mostId = 0] = taken(100, (length) => v.is(clientOrderId, 'a'.repeat(length)))
const bets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ clientOrderId: `bet-000${index}`, option: String(3001 + index), betAmount: '10.00', odds: 195_000 },
  }))
const [, mostAnchorBets = 0] = taken(9, (count) =>
  v.is(anchorBetRequest, {
    ...{ gameCode: 'baccarat', roundNo: '1', imId: '8801', currency: 1, validUntil: NOW, bets: bets(count) },
  }),
)
const [, mostCasinoBets = 0] = taken(9, (count) =>
  v.is(casinoBetRequest, {
    ...{ tableId: 'A12', roundNo: '1', currencyCode: 1, validUntil: NOW, bets: bets(count) },
  }),
)
/** The draw of a cut with the lowest and with the highest number. */
const [leastCut, mostCut] = [() => 0, (of: number) => of - 1].map((below) => drawCut({ below }))
/** Cards of the longest hand, and those that are left when the cut card has come. */
const LONGEST_HAND = 6
const afterCut = (leastCut ?? 0) + 1

const givenBackOf = (games: readonly RoundGame[]) => [...new Set(games.map(({ givenBackMs }) => givenBackMs))]
const perYear = (ticketId: string): string => {
  const known = lotteryOf(ticketId)
  return known === null ? '' : (drawOnSale(known, Date.UTC(2026, 0, 5)).planId.split('-')[1] ?? '')
}

describe('client and platform keep to the times and limits', () => {
  it('of rounds', () => {
    expect(
      limitDifferences(rounds.LIMITS, {
        ...{ stepMs: TICK_MS, togetherMs: TICK_MS, lateMs: LATE_MS, retryMs: RETRY_MS },
        givenBackMs: ROUND_GIVEN_BACK_MS,
        lotteryGivenBackMs: lotteryRoundGames({ rate: RATE } as never)[0]?.givenBackMs ?? 0,
        firstRoundMs: (nextOpening(null, NOW, RATE) ?? 0) - NOW,
        roundDigits: ROUND_DIGITS,
        yearDigits: perYear('601').length,
        ...{ leastIdCharacters: leastId, mostIdCharacters: mostId },
        validForMs: betValidUntil({ sealsAt: Number.MAX_SAFE_INTEGER }, 0, RATE),
        lookUpMs: LOOK_UP_TIMES.everyMs,
        lookUpFastMs: LOOK_UP_TIMES.oftenForMs,
        laterLookUpMs: LOOK_UP_TIMES.slowEveryMs,
        recordsInAPage: RECORD_PAGE.usual,
        mostRecordsInAPage: RECORD_PAGE.most,
        idsInACall: RECORD_PAGE.mostIds,
        daysOfARange: RECORD_PAGE.mostDays,
        oddsScale: ODDS_SCALE,
        protocol: GAMES_PUSH_VERSIONS.current,
        frameBytes: MAX_GAMES_FRAME_BYTES,
        heartbeatMs: linkDefaults.socketHeartbeatEveryMs,
        ...{ authenticateMs: SIGN_IN_MS, silentMs: SILENCE_MS, waitingFrames: MAX_UNSENT_FRAMES },
        watchedGames: MAX_WATCHED_GAMES,
        pollMs: feedTimes.roundsEveryMs,
        pollBesidePushMs: feedTimes.pushedRoundsEveryMs,
        // In roundCode.test.ts.
        storedCommitments: null,
      }),
    ).toEqual([])
  })

  it('of rounds in each product: when one is given back, and when the first one opens', () => {
    const { givenBackMs, firstRoundMs } = rounds.LIMITS
    expect(givenBackOf(anchorRoundGames({ switches: on, rate: RATE }))).toEqual([givenBackMs.value])
    const tables = casinoTables()
    expect(givenBackOf(tableRoundGames({ tables, switches: { of: () => 'on' }, rate: RATE }))).toEqual([
      givenBackMs.value,
    ])
    const first = roundAfter(null, { pace: 'slow', place: 0 }, { now: NOW, rate: RATE })
    expect((first?.opensAt ?? 0) - NOW).toBe(firstRoundMs.value)
  })

  it('of anchor games', () => {
    const { bet, seal, animation, net, wait } = ANCHOR_TIMES
    expect(
      limitDifferences(anchor.LIMITS, {
        roundsInADay: 86_400_000 / (bet + seal + animation + net + wait),
        switchPollMs: feedTimes.roomsEveryMs,
        statusPollMs: feedTimes.roundsEveryMs,
        statusPollBesidePushMs: feedTimes.pushedRoundsEveryMs,
        gamesInACall: mostGames,
        betsInACall: mostAnchorBets,
        recordsInAPage: mostPast,
        roundsBack: PAST_ROUNDS,
        tapsIgnoredMs: LABEL_GUARD_MS,
        exitMs: EXIT_TIMES.signedOutMs,
        pageExitMs: EXIT_TIMES.restrictedMs,
      }),
    ).toEqual([])
  })

  it('of the casino', () => {
    expect(
      limitDifferences(casino.LIMITS, {
        tables: casinoTables().length,
        mostTables: MOST_TABLES,
        decks: FULL_SHOE[0] ?? 0,
        cards: cardsLeft(FULL_SHOE),
        ...{ leastCut: leastCut ?? 0, mostCut: mostCut ?? 0, leastOfLastRound: afterCut - LONGEST_HAND },
        washedAfterMs: WASHED_AFTER_MS,
        fastBetMs: FAST_BET_MS,
        rows: ROAD_ROWS,
        listPollMs: feedTimes.menuEveryMs,
        betsInACall: mostCasinoBets,
        tablesTogether: MOST_TOGETHER,
      }),
    ).toEqual([])
    expect(casino.VENUE.map(({ code }) => code)).toEqual([LAUNCHED_PRODUCTS.casino])
  })

  it('of the lottery', () => {
    expect(
      limitDifferences(lottery.LIMITS, {
        paidAfterMs: SHOWING_MS,
        notes: MAX_NOTES,
        betsInACall: MAX_BETS,
        mostMultiple: MAX_MULTIPLE,
        basket: MAX_BETS,
        drawsCounted: COUNTED_DRAWS,
        leastDrawsOfAChase: MIN_CHASED,
        mostDrawsOfAChase: MAX_CHASED,
        listPollMs: LOTTERY_EVERY_MS,
        // A page has the draw on sale, and the others of the longest chase.
        nextDraws: MAX_CHASED - 1,
        drawsInAPage: HISTORY_SIZE.most,
        drawsOfADay: HISTORY_SIZE.mostOfDay,
        rtp: RETURN_PER_MILLION,
      }),
    ).toEqual([])
  })

  it('of the wallet', () => {
    const { findEveryMs, findTries, slowFindEveryMs } = TRANSFER_DEFAULTS
    expect(
      limitDifferences(wallet.LIMITS, {
        balancePollMs: feedTimes.pushedEveryMs,
        heldForMs: TRANSFER_RETURNED_MS,
        transfersAMinute: TRANSFERS_PER_MINUTE,
        ...{ lookUpMs: findEveryMs, lookUpFastMs: findTries * findEveryMs, laterLookUpMs: slowFindEveryMs },
        // In walletPlatform.test.ts.
        minorUnitsOfACoin: null,
      }),
    ).toEqual([])
  })
})
