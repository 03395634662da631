import { expect } from 'vitest'
import { VIRTUAL_GAME_IDS } from '../../../platform/world/virtual/games.ts'
import { PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import { createTestPlatform } from '../../platform/book/testPlatform.ts'
import { ORIGIN } from '../../platform/site/siteClient.ts'
import { createPmtyClient } from '../../platform/venues/pmtyClient.ts'
import { shapeDifferences } from '../shapes.ts'
import { MARKETS, MATCH } from './matchAnswers.ts'
import { OWN_OUTRIGHT_MARKETS } from './outrightAnswers.ts'
import * as codes from './virtualCodes.ts'
import { commitmentOf, drawsOf, type Key } from './virtualDraws.ts'
import type * as matches from './virtualMatchAnswers.ts'
import type * as races from './virtualRaceAnswers.ts'

export type RaceBatch = (typeof races.RACE_BATCHES.open.fields)[number]
export type MatchBatch = (typeof matches.LEAGUE_BATCHES.open.fields)[number]

/** The film of a race, and of a match. */
export type RaceFilm =
  (typeof races.RACE_REPLAY.answer.fields.detail)[keyof typeof races.RACE_REPLAY.answer.fields.detail]
export interface MatchFilm {
  readonly list: readonly { readonly time: number; readonly kind: string; readonly score: string }[]
}

export const gameOf = (tid: number) => {
  const game = codes.SCHEDULES.find((each) => each.tid === tid)
  if (game === undefined) throw new Error(`no ${tid}`)
  return game
}

const fieldsOf = (rows: readonly object[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))]
const optionsOf = (rows: readonly object[]) => rows as readonly { readonly ol?: readonly object[] }[]
const LINES = MARKETS.fields.flatMap(({ hl }): readonly object[] => hl)
const OPTIONS = [...optionsOf(LINES), ...optionsOf(OWN_OUTRIGHT_MARKETS.fields)].flatMap(({ ol = [] }) => ol)

/** Fields that pages 2.2, 2.3 and 1.5 of the venue name, wherever a match or play of virtual sports has them. */
export const FURTHER = (() => {
  const plays = fieldsOf([...MARKETS.fields, ...OWN_OUTRIGHT_MARKETS.fields])
  const ofPlay = [
    ...plays,
    ...fieldsOf(LINES).map((name) => `hl.${name}`),
    ...fieldsOf(OPTIONS).flatMap((name) => [`hl.ol.${name}`, `ol.${name}`]),
  ]
  const ofMatch = fieldsOf([MATCH.fields])
  return {
    match: ofMatch,
    plays: ofPlay.map((name) => `plays.${name}`),
    batch: [...ofMatch, ...ofPlay.map((name) => `hps.${name}`)].map((name) => `matchs.${name}`),
  }
})()

export const batchDifferences = (documented: unknown, real: unknown) =>
  shapeDifferences(documented, real, FURTHER.batch)

/** What was committed of a batch, and what it was drawn from. */
export interface Proof {
  readonly commitment: string
  readonly seed: string
  readonly result: unknown
  readonly entry: {
    readonly weights: readonly number[]
    readonly matches: readonly {
      readonly chances: readonly [number, number]
      readonly before: readonly [number, number] | null
      readonly decides: boolean
    }[]
  }
}

/** The draws of a batch that has started, after its commitment was compared. */
export function provenDraws(
  { commitment, seed }: Proof,
  tid: number,
  batch: { readonly batchNo: string; readonly commitment: string },
) {
  const key: Key = ['virtual', String(tid), batch.batchNo]
  const bytes = Buffer.from(seed, 'hex')
  expect(commitment).toBe(batch.commitment)
  expect(commitmentOf(key, bytes)).toBe(batch.commitment)
  return drawsOf(key, bytes)
}

/** A session is renewed after so long, ms. */
const SESSION_MS = 600_000
const STEP_MS = 5_000

export type VirtualVenue = Awaited<ReturnType<typeof openVirtualVenue>>

/** A running platform with all virtual sports, and a member who watches it. */
export async function openVirtualVenue(name: string) {
  const testPlatform = await createTestPlatform({ virtualGames: VIRTUAL_GAME_IDS })
  const { platform, hand } = testPlatform
  const member = await testPlatform.newMember(name)
  let client = await createPmtyClient(platform, name)
  let since = hand.at

  /** Nothing of a batch is stored, so the clock may jump. */
  async function goTo(at: number): Promise<void> {
    expect(at).toBeGreaterThanOrEqual(hand.at)
    hand.at = at
    if (at - since < SESSION_MS) return
    since = at
    client = await createPmtyClient(platform, name)
  }

  async function ask<T>(path: string, body: object): Promise<T> {
    const { code, data } = await client.post(path, body)
    expect([path, code]).toEqual([path, '0000000'])
    return data as T
  }

  const batchesOf = <B extends RaceBatch | MatchBatch>(tid: number) =>
    ask<readonly B[]>(PMTY_VIRTUAL_PATHS.matches, { csid: String(gameOf(tid).csid), tid: String(tid) })

  const openBatches = async <B extends RaceBatch | MatchBatch>(tid: number): Promise<readonly B[]> =>
    (await batchesOf<B>(tid)).filter(({ status }) => status === 'open')

  return {
    ...{ testPlatform, hand, member, goTo, ask, batchesOf, openBatches },
    client: () => client,
    /** The batch that starts next but one, or as soon as there is one the next. */
    async openBatch<B extends RaceBatch | MatchBatch>(tid: number): Promise<B> {
      for (;;) {
        const [next, later = next] = await openBatches<B>(tid)
        if (later !== undefined) return later
        await goTo(hand.at + STEP_MS)
      }
    },
    /** As it is listed now; `undefined` when it is not. */
    sameBatch: async <B extends RaceBatch | MatchBatch>(tid: number, batchNo: string) =>
      (await batchesOf<B>(tid)).find((batch) => batch.batchNo === batchNo),
    async proofOf(tid: number, batchNo: string): Promise<Proof> {
      const url = `${ORIGIN}/games/proof/virtual/${tid}/${batchNo}`
      return (await (await platform.app.fetch(new Request(url))).json()) as Proof
    },
    replayOf: <F extends RaceFilm | MatchFilm>(tid: number, batchNo: string, orderNo: number | '' = '') =>
      ask<{ readonly detail: Readonly<Record<string, F>> }>(PMTY_VIRTUAL_PATHS.replay, {
        ...{ csid: String(gameOf(tid).csid), tid: String(tid), batchNo },
        orderNo,
      }),
  }
}
