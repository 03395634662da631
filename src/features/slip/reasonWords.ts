import type { TFunction } from 'i18next'
import type { SlipView } from '../../../streams/index.ts'
import { blockWords } from '../../words/blockWords.ts'

/**
 * Why the main button cannot be pressed, below it; `null` while it can. For an empty stake the button itself
 * says so.
 */
export function reasonWords(t: TFunction, { action, block }: SlipView): string | null {
  if (action === 'accept' || block === null || block.kind === 'emptyStake') return null
  return blockWords(t, block)
}
