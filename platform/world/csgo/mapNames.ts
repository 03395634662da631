import type { Fixture } from '../fixture.ts'
import { parseName } from '../names/localText.ts'
import { hash } from '../random.ts'
import type { AllLanguages } from '../../../streams/domain/localText.ts'

const MAPS: readonly AllLanguages[] = [
  '荒漠迷城|Mirage',
  '炼狱小镇|Inferno',
  '核子危机|Nuke',
  '远古遗迹|Ancient',
  '阿努比斯|Anubis',
  '殒命大厦|Vertigo',
  '炙热沙城|Dust II',
].map(parseName)

/** The part of a fixture's seed that decides the maps. */
const DRAW = 41

/** All maps in the order in which they are played in a match. */
export function mapNames({ seed }: Pick<Fixture, 'seed'>): readonly AllLanguages[] {
  return MAPS.map((name, index) => ({ name, rank: hash(seed, DRAW, index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name)
}
