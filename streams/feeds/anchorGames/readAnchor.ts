import {
  type AnchorGame,
  type AnchorOption,
  isAnchorGame,
  isBaccaratOption,
  isGoalOption,
} from '../../domain/anchorGames/games.ts'
import type { AnchorRound } from '../../domain/anchorGames/results.ts'
import { type Currency, CURRENCY_IDS, money } from '../../domain/money.ts'
import type { Round } from '../../domain/rounds/round.ts'
import type { RoundState } from '../../domain/rounds/roundState.ts'
import { decode } from '../../wire/decode.ts'
import type { AnchorConfigRow, AnchorPastRow, AnchorStatusRow } from '../../wire/site/anchorGames.ts'
import { baccaratResult, buzzerResult, penaltyResult } from '../../wire/site/anchorResults.ts'
import type {
  AnchorGameConfig,
  GameStatusAnswer,
  MemberLimits,
  OwnStake,
  PastAnchorRound,
  RoundCompany,
} from './anchorGame.ts'

/** The result of a round as its game writes it; `null` before it is decided, and for one that cannot be read. */
export function drawnRound(game: AnchorGame, result: Round['result']): AnchorRound | null {
  if (result === null) return null
  switch (game) {
    case 'penalty': {
      const read = decode(penaltyResult, result)
      return read.ok ? { game, result: read.value } : null
    }
    case 'buzzer': {
      const read = decode(buzzerResult, result)
      return read.ok ? { game, result: read.value } : null
    }
    case 'baccarat': {
      const read = decode(baccaratResult, result)
      return read.ok ? { game, result: read.value } : null
    }
  }
}

/** An option of this game; `null` for any other text. */
export function optionIn(game: AnchorGame, text: string): AnchorOption | null {
  if (game === 'baccarat') return isBaccaratOption(text) ? text : null
  return isGoalOption(text) ? text : null
}

export function currencyOf(number: number): Currency | null {
  const names = Object.keys(CURRENCY_IDS) as Currency[]
  return names.find((name) => CURRENCY_IDS[name] === number) ?? null
}

const STATES: Readonly<Record<AnchorStatusRow['gameStatus'], RoundState | null>> = {
  bet: 'open',
  seal: 'sealed',
  result: 'decided',
  retry: 'interrupted',
  waitNext: 'announced',
  unknown: null,
}

/** A game of an answer; `null` for one that is not known. */
export function statusOf(row: AnchorStatusRow): GameStatusAnswer | null {
  const { gameCode: game, maintain } = row
  if (!isAnchorGame(game)) return null
  const round = roundOf(game, row)
  return {
    game,
    maintain: maintain === 'unknown' ? 'off' : maintain,
    round,
    company: round === null ? null : companyOf(game, round.round, row),
  }
}

/** `null` for a row without the times or the commitment of a round. */
function roundOf(game: AnchorGame, row: AnchorStatusRow): Round | null {
  const { roundNo, opensAt, sealsAt, resultAt, paysAt, endsAt, retryAt, commitment, seed, result } = row
  const state = row.voided ? 'void' : STATES[row.gameStatus]
  if (state === null || roundNo === null || commitment === null) return null
  if (opensAt === null || sealsAt === null || resultAt === null) return null
  return {
    product: 'anchorGame',
    game,
    round: roundNo,
    state,
    opensAt,
    sealsAt,
    resultAt,
    paysAt,
    endsAt,
    retryAt,
    commitment,
    seed,
    result,
    shoe: null,
    version: null,
  }
}

function companyOf(game: AnchorGame, round: string, { crowd, mine }: AnchorStatusRow): RoundCompany {
  return {
    round,
    crowd: new Map(
      crowd.flatMap(({ option: text, members }) => {
        const option = optionIn(game, text)
        return option === null ? [] : [[option, members] as const]
      }),
    ),
    mine: mine.flatMap(({ option: text, currency: number, betAmount, backAmount }): OwnStake[] => {
      const option = optionIn(game, text)
      const currency = currencyOf(number)
      if (option === null || currency === null) return []
      return [{ option, stake: money(betAmount, currency), returned: money(backAmount, currency) }]
    }),
  }
}

/** A game with its options and limits; `null` for one that is not known. */
export function configOf(row: AnchorConfigRow): AnchorGameConfig | null {
  const { gameCode: game, gameName, options, limits, quickAmounts, rules } = row
  if (!isAnchorGame(game)) return null
  return {
    game,
    name: gameName,
    options: options.flatMap(({ option: text, name, odds, rtp }) => {
      const option = optionIn(game, text)
      return option === null ? [] : [{ option, name, odds, rtp }]
    }),
    limits: new Map(limits.flatMap((row) => limitsOf(game, row))),
    quickAmounts,
    rules,
  }
}

function limitsOf(
  game: AnchorGame,
  { currency: number, min, max, maxOf, roundMax }: AnchorConfigRow['limits'][number],
): readonly (readonly [Currency, MemberLimits])[] {
  const currency = currencyOf(number)
  if (currency === null) return []
  const of = [...maxOf].flatMap(([text, most]) => {
    const option = optionIn(game, text)
    return option === null ? [] : [[option, most] as const]
  })
  return [[currency, { min, max, maxOf: Object.fromEntries(of), roundMax }]]
}

export function pastRoundOf(game: AnchorGame, row: AnchorPastRow): PastAnchorRound {
  const { roundNo: round, drawTime: drawnAt, result, voided } = row
  return { round, drawnAt, drawn: drawnRound(game, result), voided }
}
