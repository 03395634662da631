import * as v from 'valibot'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { hashText } from '../../world/random.ts'
import type { World, WorldMatch } from '../../world/world.ts'
import type { Settings } from '../../store/settings.ts'
import type { PredictionTotals } from '../../store/rooms/room.ts'
import { type Persona, personaOf } from './personas.ts'
import { winnerSides } from './winnerSides.ts'

/** A simulated crowd that predicts, follows and talks, in addition to the members. Part of the bots. */
export interface Crowd {
  guesses(matchId: string): Promise<PredictionTotals>
  /** How many follow a share that a bot made. */
  followers(share: { readonly id: string; readonly at: number; readonly byMember: boolean }): number
  /** The simulated member with this id; `null` for anybody else. */
  persona(id: string): Persona | null
}

/** Used when there are no bots. */
export const NO_CROWD: Crowd = {
  guesses: () => Promise.resolve({ home: 0, draw: 0, away: 0 }),
  followers: () => 0,
  persona: () => null,
}

interface CrowdDeps {
  readonly settings: Pick<Settings, 'ensure'>
  readonly world: Pick<World, 'match'>
  /** Platform ms. */
  readonly now: () => number
}

const MINUTE_MS = 60_000
/** Predictions start three hours before kick-off, and are complete well before predictions close. */
const FROM_MS = 180 * MINUTE_MS
const ALL_AFTER_KICK_OFF_MS = 60 * MINUTE_MS
const FEWEST = 180
const SPREAD = 700
const FOLLOW_MS = 4 * MINUTE_MS
const FEWEST_FOLLOWERS = 2
const FOLLOWER_SPREAD = 31

const storedShares = v.object({ home: v.number(), draw: v.number(), away: v.number() })
type Shares = v.InferOutput<typeof storedShares>
const EVEN: Shares = { home: 0.4, draw: 0.25, away: 0.35 }

/**
 * The division is taken from the prices on the first call for a match, and stored: it is the same in every
 * process, and a count never falls.
 */
export function createCrowd({ settings, world, now }: CrowdDeps): Crowd {
  const known = new Map<string, Shares>()

  async function sharesOf(match: WorldMatch): Promise<Shares> {
    const held = known.get(match.id)
    if (held !== undefined) return held
    const kept = v.safeParse(storedShares, await settings.ensure(`crowd.${match.id}`, priced(match)))
    const shares = kept.success ? kept.output : EVEN
    known.set(match.id, shares)
    return shares
  }

  return {
    persona: personaOf,
    async guesses(matchId) {
      const match = world.match(matchId)
      if (match === undefined) return { home: 0, draw: 0, away: 0 }
      const shares = await sharesOf(match)
      const all = FEWEST + (hashText(matchId) % SPREAD)
      const share = (now() - match.kickOff + FROM_MS) / (FROM_MS + ALL_AFTER_KICK_OFF_MS)
      const come = all * Math.min(1, Math.max(0, share))
      return {
        home: Math.floor(come * shares.home),
        draw: Math.floor(come * shares.draw),
        away: Math.floor(come * shares.away),
      }
    },
    followers({ id, at, byMember }) {
      if (byMember) return 0
      const all = FEWEST_FOLLOWERS + (hashText(id) % FOLLOWER_SPREAD)
      return Math.floor(all * Math.min(1, Math.max(0, (now() - at) / FOLLOW_MS)))
    },
  }
}

/** By the prices; a typical division when there are none. */
function priced(match: WorldMatch): Shares {
  const chances: { home: number; draw: number; away: number } = { home: 0, draw: 0, away: 0 }
  for (const { side, odds } of winnerSides(match)) chances[side] = odds > 0 ? 1 / odds : 0
  const all = chances.home + chances.draw + chances.away
  if (all === 0) return descriptorOf(match.sport).canDraw ? EVEN : { home: 0.55, draw: 0, away: 0.45 }
  return { home: chances.home / all, draw: chances.draw / all, away: chances.away / all }
}
