import * as v from 'valibot'
import { minorUnits } from '../amounts.ts'
import { nameOf, numeric, whole } from '../decode.ts'
import { looseHex, looseJsonObject } from '../games/round.ts'
import {
  looseFlag,
  looseId,
  looseList,
  looseNested,
  looseNumber,
  looseObject,
  looseRecord,
  looseText,
  looseTextOrNull,
} from '../lenient.ts'

/** The calls of the anchor games that are read (docs/games/anchor.md, 4). Times are platform ms. */

const MAX_GAMES = 10
const MAX_PAGE_SIZE = 100

/** Numbers of a game's switch. */
export const maintainCodes = { off: 0, on: 1, maintain: 2 } as const

/** Numbers of a game's state. */
export const gameStatusCodes = { bet: 1, seal: 2, result: 3, retry: 4, waitNext: 5 } as const

const gameCode = v.pipe(v.string(), v.maxLength(20))
const someGames = v.pipe(v.array(gameCode), v.maxLength(MAX_GAMES))

/** Body of the rooms' games. */
export const anchorRoomsRequest = v.object({ siteId: whole })
/** Body of the limits and rules; without a game, of all. */
export const anchorConfigRequest = v.object({ gameCode: v.exactOptional(gameCode) })
/** Body of the present rounds and of the next ones. */
export const anchorStatusRequest = v.object({ gameCodes: someGames })
/** Body of the past rounds. */
export const anchorPastRequest = v.object({
  gameCode,
  page: v.optional(v.pipe(whole, v.minValue(1)), 1),
  size: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(MAX_PAGE_SIZE)), 10),
})
/** Body of the background pictures. */
export const anchorBackgroundRequest = v.object({ gameCode })

/** An amount as text in units with two decimals, or a number of units; minor units. */
export const unitsAmount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => minorUnits(value)),
  v.check((minor): minor is number => minor !== null, 'no amount'),
  v.transform(Number),
)

/** `data` of the rooms' games. */
export const anchorRooms = v.object({
  venueName: v.string(),
  rooms: looseList(looseObject({ imId: looseId, gameCodes: looseList(looseId) })),
})

/** `data` of the switches. */
export const anchorSwitches = v.object({
  games: looseList(looseObject({ gameCode: looseId, maintain: nameOf(maintainCodes), message: looseText })),
})

/** An option with its price. `rtp` is its return × 1 000 000. */
export const anchorOptionRow = looseObject({
  option: looseId,
  name: looseText,
  odds: whole,
  rtp: looseNumber(null),
})

export type AnchorOptionRow = v.InferOutput<typeof anchorOptionRow>

const limitsRow = looseObject({
  /** The site's number of the currency. */
  currency: whole,
  min: unitsAmount,
  max: unitsAmount,
  /** Options whose most differs. */
  maxOf: looseRecord(unitsAmount),
  roundMax: unitsAmount,
})

const configRow = looseObject({
  gameCode: looseId,
  gameName: looseText,
  options: looseList(anchorOptionRow),
  limits: looseList(limitsRow),
  quickAmounts: looseList(whole),
  /** Real ms. */
  times: looseNested({
    bet: looseNumber(0),
    seal: looseNumber(0),
    animation: looseNumber(0),
    net: looseNumber(0),
    wait: looseNumber(0),
  }),
  rules: looseText,
})

/** `data` of the limits and rules. */
export const anchorConfig = v.object({ games: looseList(configRow), ts: whole })

export type AnchorConfigRow = v.InferOutput<typeof configRow>

const crowdRow = looseObject({ option: looseId, members: whole })
const ownRow = looseObject({
  option: looseId,
  currency: whole,
  betAmount: unitsAmount,
  backAmount: unitsAmount,
})

const statusRow = looseObject({
  gameCode: looseId,
  maintain: nameOf(maintainCodes),
  gameStatus: nameOf(gameStatusCodes),
  /** `null` where no round is announced because the game is not on; so is the rest. */
  roundNo: looseTextOrNull,
  opensAt: looseNumber(null),
  sealsAt: looseNumber(null),
  resultAt: looseNumber(null),
  paysAt: looseNumber(null),
  endsAt: looseNumber(null),
  retryAt: looseNumber(null),
  voided: looseFlag,
  commitment: looseHex,
  seed: looseHex,
  result: looseJsonObject,
  winOptions: looseList(looseId),
  /** How many members have bet on each option. */
  crowd: looseList(crowdRow),
  /** The member's accepted bets of the round. */
  mine: looseList(ownRow),
})

/** `data` of the present rounds. */
export const anchorStatus = v.object({ games: looseList(statusRow), ts: numeric })

export type AnchorStatusRow = v.InferOutput<typeof statusRow>

/** `data` of the rounds that are announced and not open. */
export const anchorNext = v.object({
  games: looseList(
    looseObject({
      gameCode: looseId,
      roundNo: looseId,
      opensAt: whole,
      sealsAt: whole,
      commitment: looseHex,
      announcedAt: looseNumber(null),
    }),
  ),
  ts: numeric,
})

const pastRow = looseObject({
  roundNo: looseId,
  drawTime: looseNumber(null),
  result: looseJsonObject,
  winOptions: looseList(looseId),
  voided: looseFlag,
  commitment: looseHex,
  seed: looseHex,
})

/** `data` of the past rounds, newest first. */
export const anchorPast = v.object({ total: looseNumber(0), records: looseList(pastRow), ts: numeric })

export type AnchorPastRow = v.InferOutput<typeof pastRow>

/** `data` of the banners. */
export const anchorBanners = v.object({
  banners: looseList(
    looseObject({
      bannerId: looseId,
      gameCode: looseId,
      imId: looseId,
      title: looseText,
      img: looseText,
      sort: looseNumber(0),
    }),
  ),
})

/** `data` of the background pictures. */
export const anchorBackground = v.object({ bgImg: looseText, bgImgLight: looseText })
