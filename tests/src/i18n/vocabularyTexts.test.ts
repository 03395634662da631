import { describe, expect, it } from 'vitest'
import type { AllLanguages } from '../../../streams/domain/localText.ts'
import { MATCH_STATES, PHASES } from '../../../streams/domain/match.ts'
import { MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { PERIODS } from '../../../streams/domain/vocabulary/periods.ts'
import { COMPOSED_SIDES, SIDES } from '../../../streams/domain/vocabulary/sides.ts'
import { SPORT_IDS } from '../../../streams/domain/vocabulary/sports.ts'
import { STATS } from '../../../streams/domain/vocabulary/stats.ts'
import { MARKET_NAMES } from '../../../platform/names/marketNames.ts'
import { SIDE_NAMES } from '../../../platform/names/sideNames.ts'
import { SPORT_NAMES } from '../../../platform/names/sportNames.ts'
import { texts as cmn } from '../../../src/i18n/texts/cmn/texts.ts'
import { texts as english } from '../../../src/i18n/texts/english/texts.ts'
import { texts as zho } from '../../../src/i18n/texts/zho/texts.ts'

/** Those of the others are in `composedSides.ts`. */
const WORDED_SIDES = Object.fromEntries(
  Object.entries(SIDES).filter(([side]) => !Object.hasOwn(COMPOSED_SIDES, side)),
)

type Words = Readonly<Record<string, unknown>>

/** Words without a text, and texts without a word. */
function difference(words: Words, texts: Readonly<Record<string, string>>): readonly string[] {
  const named = Object.entries(texts).flatMap(([word, text]) => (text.trim() === '' ? [] : [word]))
  const all = new Set([...Object.keys(words), ...named])
  return [...all].filter((word) => !Object.hasOwn(words, word) || !named.includes(word))
}

const listed = (words: readonly string[]): Words => Object.fromEntries(words.map((word) => [word, true]))

describe.each(Object.entries({ cmn, zho, english }))('the app in %s', (_, { markets, moreMarkets: more }) => {
  it.each([
    ['sport', SPORT_IDS, markets.sport],
    ['stat', STATS, more.stat],
    ['period', PERIODS, { ...markets.period, ...more.period }],
    ['market kind', MARKET_KINDS, { ...markets.caption, ...more.caption }],
    ['side', WORDED_SIDES, markets.side],
    ['side in short', WORDED_SIDES, markets.sideShort],
    ['side that is put together', COMPOSED_SIDES, more.composedSide],
    ['phase', listed(PHASES), markets.phase],
    ['match state', listed(MATCH_STATES), markets.state],
  ])('has a text for every %s', (_word, words, texts) => {
    expect(difference(words, texts)).toEqual([])
  })
})

it.each([
  ['cmn', cmn],
  ['zho', zho],
  ['english', english],
] as const)('app and platform have one word for a draw in %s', (language, { markets }) => {
  expect(SIDE_NAMES.draw[language]).toBe(markets.side.draw)
})

describe('the platform', () => {
  const missing = (words: Words, names: Readonly<Record<string, AllLanguages>>): readonly string[] =>
    Object.keys(words).flatMap((word) =>
      (['cmn', 'zho', 'english'] as const).flatMap((language) =>
        (names[word]?.[language] ?? '') === '' ? [`${word} ${language}`] : [],
      ),
    )

  it('names every sport, side, market kind and part of a match in three languages', () => {
    const { home, away, ...others } = SIDES
    expect([home, away]).toHaveLength(2)
    const { match, ...parts } = PERIODS
    expect(match.part).toBe('match')
    // The omitted words need no text: home and away are shown as team names, and English does not name the
    // whole match.
    expect(missing(SPORT_IDS, SPORT_NAMES)).toEqual([])
    expect(missing(others, SIDE_NAMES)).toEqual([])
    expect(missing(MARKET_KINDS, MARKET_NAMES.kinds)).toEqual([])
    expect(missing(parts, MARKET_NAMES.periods)).toEqual([])
  })

  it('knows every stat', () => {
    expect(Object.keys(MARKET_NAMES.stats).sort()).toEqual(Object.keys(STATS).sort())
  })
})

it.each([
  ['cmn', cmn, '决赛'],
  ['zho', zho, '決賽'],
] as const)(
  'the stages of a knock-out in %s are named by the part of the final that they are',
  (_, texts, final) => {
    const { quarterFinals, eighthFinals, sixteenthFinals, thirtySecondFinals } = texts.statistics.stage
    expect([quarterFinals, eighthFinals, sixteenthFinals, thirtySecondFinals]).toEqual(
      ['四', '八', '十六', '三十二'].map((part) => `${part}分之一${final}`),
    )
  },
)
