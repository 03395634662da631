import type { TFunction } from 'i18next'
import type { SlipView } from '../../../streams/index.ts'

/** The legs with moved prices that a tap on the main button would accept. */
export function movedOf({ legs, counted }: SlipView) {
  const places = new Set(counted.flatMap((field) => field.legs))
  return legs.filter(({ block }, index) => block?.kind === 'priceChanged' && places.has(index))
}

function acceptWords(t: TFunction, moved: SlipView['legs']): string {
  const [only] = moved
  if (moved.length !== 1 || only === undefined) return t('slip.acceptAllAndPlace')
  return t('slip.acceptAndPlace', { price: only.presentOdds })
}

/** The props of the button that accepts moved prices; its guard key changes with each new offer. */
export function acceptProps(t: TFunction, moved: SlipView['legs']) {
  return {
    label: acceptWords(t, moved),
    guardKey: ['accept', ...moved.map(({ key, offered }) => `${key}@${String(offered)}`)].join(' '),
  }
}
