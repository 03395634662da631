import { createPlatform } from '../../../platform/platform.ts'
import { DEMO_MEMBER, ensureDemoMember } from '../../../platform/store/demoMembers.ts'
import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import type { WorldMatch } from '../../../platform/world/world.ts'
import { openQuickStore, START } from '../../platform/book/testPlatform.ts'
import { createPmtyClient } from '../../platform/venues/pmtyClient.ts'
import * as answers from './esportsAnswers.ts'
import * as matches from './matchAnswers.ts'

export const GAMES = ['dota2', 'lol', 'csgo', 'kog'] as const
export const MINUTE = 60_000

/** A platform with the simulated esports alone, and a client of it. */
export async function createEsportsPlatform() {
  const hand = { at: START }
  const store = await openQuickStore()
  const platform = await createPlatform({
    store,
    seed: 7,
    real: () => hand.at,
    random: () => 0,
    createWorld: (clock, start) => createSimulatedWorld({ ...start, clock, sports: GAMES }),
  })
  await ensureDemoMember(store, '1001', START)
  const launch = () => createPmtyClient(platform, DEMO_MEMBER.name, 'zh', DEMO_MEMBER.password)
  let client = await launch()
  return {
    platform,
    client: () => client,
    /** A new launch, since the token of the last one may have expired. */
    async relaunch() {
      client = await launch()
    },
    async pass(ms: number) {
      hand.at += ms
      await platform.tick()
    },
    /** A match that is wanted, as soon as there is one. */
    matchOf(isWanted: (match: WorldMatch) => boolean): WorldMatch {
      for (let step = 0; step < 80; step += 1) {
        const found = platform.world.matches().find(isWanted)
        if (found !== undefined) return found
        hand.at += 4 * MINUTE
        platform.world.advance()
      }
      throw new Error('no such match')
    },
  }
}

export type EsportsPlatform = Awaited<ReturnType<typeof createEsportsPlatform>>

/** The paths of all fields of a documented value. */
export function pathsOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = path === '' ? name : `${path}.${name}`
    return [place, ...pathsOf(inner, place)]
  })
}

/** What a match and a market have in all sports (docs/pmty.md, 2.2 and 2.3), and the pages of esports do not repeat. */
export const OF_MATCHES = pathsOf({ ...matches.MATCH.fields, hps: matches.MARKETS.fields })
export const OF_MARKETS = pathsOf(matches.MARKETS.fields)

export const PLAYS = Object.values(answers.MARKETS).flatMap(({ fields }) => fields)
export const ROWS = Object.values(answers.MATCHES).map(({ fields }) => ({ ...fields, hps: PLAYS }))

export interface Play {
  readonly hl: readonly { readonly ol: readonly { readonly ov: number }[] }[]
}

export interface Row {
  readonly mid: string
  readonly mfo: string
  readonly mft: number
  readonly hps: readonly Play[]
}
