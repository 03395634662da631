import type { World, WorldMatch } from '../../platform/world/world.ts'

/** A world that lists a given number of matches, each a copy of a simulated match under its own id. */
export interface GrownWorld {
  readonly world: World
  /** Lists this many matches from now on. */
  grow(count: number): void
}

/** The last digits of a copy's id. */
const PLACES = 4

export function createGrownWorld(simulated: World): GrownWorld {
  const originals = simulated.matches().filter(({ teams }) => teams !== null)
  const grown = new Map<number, readonly WorldMatch[]>()
  let byId = new Map<string, WorldMatch>()
  let listed: readonly WorldMatch[] = []
  return {
    world: { ...simulated, matches: () => listed, match: (id) => byId.get(id), advance: () => true },
    grow(count) {
      const made = grown.get(count) ?? copies(originals, count)
      grown.set(count, made)
      listed = made
      byId = new Map(made.map((match) => [match.id, match]))
    },
  }
}

/** Every size has the same mix of sports, states and kick-offs. */
function copies(originals: readonly WorldMatch[], count: number): readonly WorldMatch[] {
  return Array.from({ length: count }, (_, index) => {
    const original = originals[Math.floor((index * PHI) % originals.length)]
    if (original === undefined) throw new Error('the simulated world lists no match')
    return { ...original, id: `${original.id}${String(index).padStart(PLACES, '0')}` }
  }).sort((one, other) => one.kickOff - other.kickOff)
}

/** Steps through the originals so that any number of steps is spread over all of them. */
const PHI = 61.803_398_875
