import type { Logger } from 'pino'
import * as v from 'valibot'
import { isMarketKey } from '../../streams/domain/market.ts'
import { type Facts, isFactKey, MATCH_STATES, type Pair } from '../../streams/domain/match.ts'
import { isEntrantSide } from '../../streams/domain/vocabulary/sides.ts'
import type { JsonObject } from '../store/json.ts'
import type { Store } from '../store/store.ts'
import type { ForcedResults, World, WorldEvent, WorldResult } from '../world/world.ts'
import { isOver } from './matchState.ts'

/** Keeps the results of matches that control has changed, so that they are the same after a restart. */
export interface ForcedResultStore {
  note(event: WorldEvent): void
  /** Stores what has ended since the last step; a failure is tried again. */
  step(): Promise<void>
}

interface KeepingDeps {
  readonly world: World
  readonly worldKey: string
  readonly store: Pick<Store, 'matchResults'>
  readonly now: () => number
  readonly log: Logger
}

export function createForcedResultStore(deps: KeepingDeps): ForcedResultStore {
  const { world, worldKey, store, now, log } = deps
  const ended = new Set<string>()

  async function keep(matchId: string): Promise<void> {
    const result = world.result(matchId)
    if (result?.forced !== true) return
    await store.matchResults.keep(worldKey, matchId, toStored(result), now())
  }

  /** Also a postponed match whose time for being played has passed. */
  function isDecided(matchId: string): boolean {
    const match = world.match(matchId)
    return match !== undefined && (isOver(match) || match.bettingStatus === 'closed')
  }

  return {
    note(event) {
      if (event.type === 'revised' || (event.type === 'match' && isDecided(event.matchId)))
        ended.add(event.matchId)
    },
    async step() {
      for (const matchId of ended) {
        try {
          await keep(matchId)
          ended.delete(matchId)
        } catch (error) {
          log.error({ err: error, matchId }, 'the result of a match could not be kept')
        }
      }
    },
  }
}

/** The kept results of a world; one that cannot be read is left out. */
export async function readForcedResults(
  store: Pick<Store, 'matchResults'>,
  worldKey: string,
): Promise<ForcedResults> {
  const kept = await store.matchResults.of(worldKey)
  return new Map(
    [...kept].flatMap(([matchId, json]) => {
      const read = v.safeParse(storedResult, json)
      return read.success ? [[matchId, fromStored(read.output)] as const] : []
    }),
  )
}

const pair = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.transform((counts): Pair => counts),
)
const storedResult = v.object({
  state: v.picklist(MATCH_STATES),
  facts: v.record(v.string(), pair),
  final: v.array(v.string()),
  voided: v.array(v.string()),
  winners: v.array(v.string()),
  withdrawn: v.optional(v.boolean(), false),
})

function fromStored(stored: v.InferOutput<typeof storedResult>): WorldResult {
  const counts = Object.entries(stored.facts).filter(([key]) => isFactKey(key))
  const facts: Facts = Object.fromEntries(counts)
  return {
    state: stored.state,
    facts,
    final: new Set(stored.final.filter(isMarketKey)),
    voided: new Set(stored.voided.filter(isMarketKey)),
    winners: stored.winners.filter(isEntrantSide),
    ...(stored.withdrawn && { withdrawn: true }),
    forced: true,
  }
}

function toStored({ state, facts, final, voided, winners, withdrawn = false }: WorldResult): JsonObject {
  const sets = { final: [...final], voided: [...voided], winners: [...winners] }
  return { state, facts: { ...facts }, ...sets, withdrawn }
}
