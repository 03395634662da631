import type { SlipField } from '../../../streams/index.ts'
import type { KeypadKey } from '../../ui/slip/Keypad.tsx'

/** The maximum number of digits before the decimal point while no limit is known. */
const WHOLE_DIGITS = 9

const DECIMALS = 2

/** Why a key or a paste was refused. */
export type KeyRefusal = 'decimals' | 'digits' | 'paste'

export type Keyed = { readonly text: string } | { readonly refused: KeyRefusal }

/**
 * The maximum number of digits before the decimal point: one more than the limit has, so that an amount above
 * the limit can be typed and is then reported.
 */
export function wholeDigits({ limit }: Pick<SlipField, 'limit'>): number {
  return limit === null ? WHOLE_DIGITS : String(Math.floor(limit.max.minor / 100)).length + 1
}

/** The text of a stake field after a key; `done` does not change it. */
export function keyedAmount(text: string, key: KeypadKey, digits: number): Keyed {
  switch (key) {
    case 'done':
      return { text }
    case 'clear':
      return { text: '' }
    case 'backspace':
      return { text: text.slice(0, -1) }
    default:
      return typedAfter(text, key, digits)
  }
}

/** An amount as written elsewhere: with separators, and a currency before or after it. */
const PASTED = /^[¥￥]?\s?(\d[\d,]{0,30}(?:\.\d{0,12})?)\s?(?:元|RMB|USDT)?$/i

/** The text of a stake field after a paste, which replaces it: `¥1,234.50` becomes `1234.50`. */
export function pastedAmount(pasted: string, digits: number): Keyed {
  const figure = PASTED.exec(pasted.trim())?.[1]
  if (figure === undefined) return { refused: 'paste' }
  const [whole = '', decimals = ''] = figure.replace(/[^\d.]/g, '').split('.')
  const significant = whole.replace(/^0+(?=\d)/, '')
  if (significant.length > digits) return { refused: 'digits' }
  return { text: decimals === '' ? significant : `${significant}.${decimals.slice(0, DECIMALS)}` }
}

function typedAfter(text: string, key: string, digits: number): Keyed {
  const [whole = '', decimals] = text.split('.')
  if (decimals !== undefined) {
    return key === '.' || decimals.length >= DECIMALS ? { refused: 'decimals' } : { text: text + key }
  }
  const added = `${whole}${key}`.replace(/^0+(?=\d)/, '')
  return key !== '.' && added.length > digits ? { refused: 'digits' } : { text: text + key }
}
