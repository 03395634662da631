import type { TFunction } from 'i18next'
import type { PriceView } from '../../../streams/index.ts'

/**
 * The accessible label of a price: `阿森纳 -0.5，1.95，上升`. Hundreds of prices change at a time, and a lookup by
 * i18next costs more than rendering the price, so the fixed words are cached for each language.
 */
export function spokenPrice(t: TFunction, name: string, { price, state, move, chosen }: PriceView): string {
  const words = wordsOf(t)
  const said = [
    state === 'open' || state === 'stale' ? words.priced(name, price) : name,
    state === 'open' ? '' : words.states[state],
    move === null ? '' : words.moves[move],
    chosen ? words.chosen : '',
  ]
  return said.filter((each) => each !== '').join(words.separator)
}

interface Words {
  readonly priced: (name: string, price: string) => string
  readonly states: Readonly<Record<Exclude<PriceView['state'], 'open'>, string>>
  readonly moves: Readonly<Record<'up' | 'down', string>>
  readonly chosen: string
  readonly separator: string
}

/** i18next creates a new `t` for each language, so the cache is keyed by it. */
const known = new WeakMap<TFunction, Words>()

function wordsOf(t: TFunction): Words {
  const found = known.get(t)
  if (found !== undefined) return found
  const made = lookUp(t)
  known.set(t, made)
  return made
}

const NAME = '\u0001'
const PRICE = '\u0002'

function lookUp(t: TFunction): Words {
  const sentence = t('markets.spoken.price', { selection: NAME, price: PRICE })
  return {
    priced: (name, price) => sentence.replace(NAME, () => name).replace(PRICE, () => price),
    states: {
      suspended: t('markets.spoken.suspended'),
      locked: t('markets.spoken.locked'),
      closed: t('markets.spoken.closed'),
      stale: t('markets.spoken.stale'),
    },
    moves: { up: t('markets.spoken.up'), down: t('markets.spoken.down') },
    chosen: t('markets.spoken.selected'),
    separator: t('common.separator'),
  }
}
