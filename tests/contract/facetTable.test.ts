import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { venueRegistry } from '../../streams/venues/registry.ts'
import type { Venue } from '../../streams/venues/venue.ts'
import { createDepsUnderTest } from '../streams/venues/depsUnderTest.ts'

type Has = (venue: Venue) => string | boolean

/** A rule of bets, which says nothing of a venue that takes none. */
const ofBets =
  (has: Has): Has =>
  (venue) =>
    venue.lobby === undefined ? has(venue) : '–'

/** What a venue has of each facet, in the words of the README. */
const FACETS: readonly (readonly [name: string, has: Has])[] = [
  ['sport menu', ({ lobby }) => lobby === undefined],
  ['push', ({ sports }) => sports.push !== undefined],
  ['esports', ({ esports }) => esports !== undefined],
  ['virtual sports', ({ virtual }) => virtual !== undefined],
  ['odds formats', ofBets(({ rules }) => String(rules.oddsFormats.length))],
  ['legs in a slip', ofBets(({ rules }) => String(rules.maxLegs))],
  ['series', ({ rules }) => seriesOf(rules.parlay)],
  ['league filter', ({ sports }) => sports.leagues !== undefined],
  ['search', ({ search }) => search !== undefined],
  ['favourites', ({ favourites }) => favourites !== undefined],
  ['cash-out', ({ cashOut }) => cashOut !== undefined],
  ['reservations', ({ reservations }) => reservationsOf(reservations)],
  ['results', ({ results }) => results !== undefined],
  ['announcements', ({ announcements }) => announcements !== undefined],
  ['settings kept there', ({ settings, preferences }) => settings !== undefined || preferences !== undefined],
  [
    'bet without an answer is found by',
    ofBets(({ bets }) => (bets.orderLookUp.by === 'list' ? 'list of orders' : 'client order id')),
  ],
]

function seriesOf(parlay: Venue['rules']['parlay']): string | boolean {
  if (parlay === null) return false
  return parlay.systems ? 'with systems' : 'one fold'
}

function reservationsOf(reservations: Venue['reservations']): string | boolean {
  if (reservations === undefined) return false
  return reservations.edit === undefined ? 'without edit' : true
}

function cell(value: string | boolean): string {
  if (typeof value === 'string') return value
  return value ? 'yes' : 'no'
}

describe('the facets of the venues', () => {
  let table = ''

  beforeAll(async () => {
    const { deps } = createDepsUnderTest(() => '{}')
    const venues = await Promise.all(
      venueRegistry.map(async (venue) => ('make' in venue ? venue.make : await venue.load())(deps)),
    )
    const rows = [
      ['feature', ...venues.map(({ code }) => code)],
      ...FACETS.map(([name, has]) => [name, ...venues.map((venue) => cell(has(venue)))]),
    ]
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    )
    const lines = rows.map(
      (row) => `| ${row.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`,
    )
    const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
    table = [lines[0], rule, ...lines.slice(1)].join('\n')
    process.stdout.write(`${table}\n`)
  })

  it('stand in the README as they are', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    expect(readme).toContain(table)
  })
})
