import { describe, expect, it } from 'vitest'
import { createMatchRecords as createDptyRecords } from '../../platform/venues/dpty/matchRecords.ts'
import { createMatchRecords as createFbtyRecords } from '../../platform/venues/fbty/matchRecords.ts'
import { createEventRecords } from '../../platform/venues/imty/eventRecords.ts'
import { sportNumber } from '../../platform/venues/imty/numbers.ts'
import { createMatchRecords as createPmtyRecords } from '../../platform/venues/pmty/matchRecords.ts'
import type { WorldMatch } from '../../platform/world/world.ts'
import type { Match, Pair } from '../../streams/domain/match.ts'
import { descriptorOf, gameScore } from '../../streams/domain/sports/descriptorOf.ts'
import { readMatch as readDpty } from '../../streams/venues/dpty/map/match.ts'
import { readMatch as readFbty } from '../../streams/venues/fbty/map/match.ts'
import { readMatch as readImty } from '../../streams/venues/imty/map/event.ts'
import { readMatch as readPmty } from '../../streams/venues/pmty/map/match.ts'
import { decode } from '../../streams/wire/decode.ts'
import { md } from '../../streams/wire/dpty/match.ts'
import { match as fbtyMatch } from '../../streams/wire/fbty/match.ts'
import { event as imtyEvent } from '../../streams/wire/imty/event.ts'
import { match as pmtyMatch } from '../../streams/wire/pmty/match.ts'
import { found, worldAfter, HOUR } from '../platform/world/builders.ts'

const { world, now } = worldAfter(6 * HOUR, { sports: ['tennis'] })

/** A live match of tennis in its second set, with this score of the game. */
function playing(game: Pair): WorldMatch {
  const live = found(
    world.matches().find(({ state }) => state === 'live'),
    'a live match',
  )
  const facts = {
    'sets.match': [1, 0],
    'games.set1': [6, 4],
    'games.set2': [2, 3],
    'points.match': game,
  } as const
  return { ...live, phase: 'set2', score: [1, 0], facts, markets: [] }
}

function decoded<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** What the client reads of the match that the platform sends. */
const VENUES: Readonly<Record<string, (match: WorldMatch) => Match | null>> = {
  PMTY: (match) => {
    const row = createPmtyRecords().row(match, 'english', 'none', now())
    return readPmty(decoded(decode(pmtyMatch, row)), now())
  },
  FBTY: (match) => {
    const record = createFbtyRecords().record(match, { language: 'english' }, 'none', now())
    return readFbty(decoded(decode(fbtyMatch, record)), now())
  },
  IMTY: (match) => {
    const terms = { language: 'english', format: 'europe', orderBy: 1, lines: { kind: 'none' } } as const
    const marks = { favourite: false, leagueFavourite: false, video: false }
    const [record] = createEventRecords().of(match, terms, marks, now())
    const event = decoded(decode(imtyEvent, record))
    return readImty({ sport: sportNumber('tennis'), event, at: now() }, now())
  },
  DPTY: (match) => {
    const record = createDptyRecords().md(match, {
      language: 'english',
      now: now(),
      favourites: { leagues: new Set(), matches: new Map() },
      hasVideo: () => false,
    })
    return readDpty(decoded(decode(md, record)), now())
  },
}

describe.each(Object.entries(VENUES))('the score of a game of tennis at %s', (_, read) => {
  it.each([
    ['as it is called', [30, 15]],
    ['with an advantage', [40, 50]],
    ['of a tiebreak, by points', [11, 10]],
  ] as const)('is told %s', (_name, game) => {
    const match = found(read(playing(game)), 'the match')
    expect(gameScore(match)).toEqual(game)
    expect([match.score, match.facts['games.set2']]).toEqual([
      [1, 0],
      [2, 3],
    ])
  })
})

describe('the score of a game', () => {
  it('is one of tennis alone, and of a match that is played', () => {
    const facts = { 'points.match': [30, 15] } as const
    expect(gameScore({ sport: 'basketball', state: 'live', facts })).toBeNull()
    expect(gameScore({ sport: 'tennis', state: 'ended', facts })).toBeNull()
    expect(gameScore({ sport: 'tennis', state: 'live', facts: {} })).toBeNull()
    // What is counted is listed with a result, where the score of the last game means nothing.
    expect(descriptorOf('tennis').stats).not.toContain('points')
  })
})
