import { describe, expect, it } from 'vitest'
import { textKeyOf as dptyText } from '../../../streams/venues/dpty/errors.ts'
import { textKeyOf as fbtyText } from '../../../streams/venues/fbty/errors.ts'
import { texts as cmn } from '../../../src/i18n/texts/cmn/texts.ts'
import { texts as english } from '../../../src/i18n/texts/english/texts.ts'
import { texts as zho } from '../../../src/i18n/texts/zho/texts.ts'

/** Limits of a stake, of the member's open bets, of a market, of a day, of series, and of what can be won. */
const LIMITS = [3005, 3008, 3006, 3024, 3007, 3016, 3017, 3018, 3020]

function textAt(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, part) => (node as Readonly<Record<string, unknown>> | undefined)?.[part], texts)
}

describe('a limit that refuses a bet', () => {
  it.each(Object.entries({ cmn, zho, english }))('is told apart from every other one in %s', (_, texts) => {
    const told = LIMITS.map((code) => textAt(texts, fbtyText(code)))
    expect(told.filter((text) => typeof text !== 'string')).toEqual([])
    expect(new Set(told).size).toBe(LIMITS.length)
  })

  it('is told in the same words at every venue that has the code', () => {
    expect(LIMITS.map(dptyText)).toEqual(LIMITS.map(fbtyText))
  })
})
