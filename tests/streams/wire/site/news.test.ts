import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_PREDICTED_GOALS } from '../../../../streams/domain/scorePrediction.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { MOST_GOALS } from '../../../../streams/wire/predictedGoals.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { sequencedMessage } from '../../../../streams/wire/room/messages.ts'
import * as news from '../../../../streams/wire/site/news.ts'
import * as predictions from '../../../../streams/wire/site/predictions.ts'
import { newsHead } from '../../../support/fakeNews.ts'
import { aPrediction } from '../../../support/fakePredictions.ts'

const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, maxDepth: 4 })
const answers = [
  news.newsList,
  news.article,
  predictions.predictions,
  predictions.scorePrediction,
  predictions.predictionRank,
  predictions.roomPrediction,
]

const sentPrediction = { ...aPrediction(), state: 2, result: { home: 2, away: 1 } }
const list = { total: 1, items: [sentPrediction], points: 3, exact: 1, place: 1, share: null }

/** A value with another one somewhere in it. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return anything
  const fields = Object.entries(value).map(([key, field]) =>
    spoilt(field).map((bad): unknown =>
      Array.isArray(value) ? value.with(Number(key), bad) : { ...value, [key]: bad },
    ),
  )
  return fc.oneof(anything, ...fields)
}

describe('hostile answers', () => {
  it.each(answers)('of schema %# are refused or read, and never throw', (schema) => {
    fc.assert(
      fc.property(anything, (input) => {
        expect(typeof decode(schema, input).ok).toBe('boolean')
      }),
    )
  })

  it('never give a score out of range, a time that is no time, or a negative count', () => {
    fc.assert(
      fc.property(spoilt(list), (input) => {
        const read = decode(predictions.predictions, input)
        if (!read.ok) return
        const { total, points, exact, place, items } = read.value
        for (const count of [total, points, exact, place ?? 1]) expect(count).toBeGreaterThanOrEqual(0)
        for (const { home, away, kickOff } of items.items) {
          for (const goals of [home, away]) {
            expect(Number.isInteger(goals) && goals >= 0 && goals <= MOST_PREDICTED_GOALS).toBe(true)
          }
          expect(Number.isNaN(new Date(kickOff).getTime())).toBe(false)
        }
      }),
    )
  })

  it('lose a broken item and keep the others', () => {
    const broken = [
      null,
      { ...sentPrediction, home: 21 },
      { ...sentPrediction, away: -1 },
      'x',
      sentPrediction,
    ]
    const read = decode(predictions.predictions, { ...list, items: broken })
    expect(read.ok && read.value.items).toMatchObject({ items: [{ state: 'exact' }], dropped: 4 })
    const heads = decode(news.newsList, {
      total: 3,
      items: [newsHead('1'), { ...newsHead('2'), title: {} }, 1],
    })
    expect(heads.ok && heads.value.items).toMatchObject({ items: [{ id: '1' }], dropped: 2 })
  })

  it('with a state or a kind of the future are read as unknown', () => {
    const read = decode(predictions.scorePrediction, { ...sentPrediction, state: 9 })
    expect(read.ok && read.value.state).toBe('unknown')
    const head = decode(news.articleHead, { ...newsHead('1'), kind: 'film' })
    expect(head.ok && head.value).toMatchObject({ id: '1', kind: 'unknown' })
  })

  it('without a date that can be shown are refused', () => {
    for (const publishedAt of [9e15, -1, 1.5, 'soon', null]) {
      expect(decode(news.articleHead, { ...newsHead('1'), publishedAt }).ok).toBe(false)
    }
  })
})

describe('hostile requests', () => {
  it('are refused outside of what can be predicted and listed', () => {
    const asked = { memberId: '7', matchId: '1', home: 0, away: MOST_GOALS }
    expect(MOST_GOALS).toBe(MOST_PREDICTED_GOALS)
    expect(decode(predictions.addPredictionRequest, asked).ok).toBe(true)
    for (const bad of [
      { home: -1 },
      { home: 0.5 },
      { away: MOST_GOALS + 1 },
      { matchId: '' },
      { memberId: 'x'.repeat(65) },
    ]) {
      expect(decode(predictions.addPredictionRequest, { ...asked, ...bad }).ok).toBe(false)
    }
    for (const bad of [
      { page: 0, size: 1 },
      { page: 1, size: 51 },
      { page: 1, size: 0 },
      { page: 1.5, size: 5 },
    ]) {
      expect(decode(news.newsRequest, bad).ok).toBe(false)
      expect(decode(predictions.predictionsRequest, { memberId: '7', ...bad }).ok).toBe(false)
    }
    expect(decode(predictions.predictionRankRequest, { period: 'year' }).ok).toBe(false)
  })
})

it('a message with a score out of range is not read', () => {
  const from = { id: '1', name: 'a', level: 0, role: 'member' }
  const body = { matchId: '1', league: 'l', homeName: 'h', awayName: 'a', home: 2, away: 1 }
  const message = { type: messageTypes.scorePrediction, seq: 1, id: 'm', at: 1, from, body }
  expect(decode(sequencedMessage, message).ok).toBe(true)
  fc.assert(
    fc.property(fc.oneof(anything, fc.integer({ min: 21 }), fc.integer({ max: -1 })), (home) => {
      const read = decode(sequencedMessage, { ...message, body: { ...body, home } })
      if (!read.ok || read.value.type !== messageTypes.scorePrediction) return
      expect(read.value.body.home).toBeGreaterThanOrEqual(0)
      expect(read.value.body.home).toBeLessThanOrEqual(MOST_PREDICTED_GOALS)
    }),
  )
})
