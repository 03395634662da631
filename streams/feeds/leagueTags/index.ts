import { concat, map, type Observable, of, tap } from 'rxjs'
import type { LeagueTag, SeriesType } from '../../domain/leagueTag.ts'
import { SERIES_TYPES } from '../../domain/leagueTag.ts'
import type { Failure } from '../../domain/failure.ts'
import { BET_TYPES } from '../../domain/menu.ts'
import type { Result } from '../../domain/result.ts'
import { sportOfId } from '../../domain/vocabulary/sports.ts'
import { readWebAddress } from '../../domain/webAddress.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { decode } from '../../wire/decode.ts'
import { type LeagueTagRow, leagueTags } from '../../wire/site/leagueTags.ts'

interface LeagueTagsDeps {
  /** Requests the tags of the venue. */
  readonly ask: () => Observable<Result<{ readonly items: readonly LeagueTagRow[] }, Failure>>
  readonly device: KeyValue
  readonly venue: string
  /** The names of tags are in this language. */
  readonly language: string
}

/** The most tags that are shown. */
const MAX_TAGS = 20

/**
 * The league tags of a venue: those that this device has from last time at once, then those of the site. The
 * device's stay when the site does not answer.
 */
export function createLeagueTags$(
  scope: Scope,
  { ask, device, venue, language }: LeagueTagsDeps,
): State$<readonly LeagueTag[]> {
  const key = `league-tag.${venue}.${language}`
  const kept = decode(leagueTags, parseJson(device.get(key)) ?? [])
  const before = kept.ok ? kept.value.items : []
  const now$: Observable<readonly LeagueTagRow[]> = ask().pipe(
    map((result) => (result.ok ? result.value.items : before)),
    tap((rows) => {
      if (rows !== before) device.set(key, JSON.stringify(rows))
    }),
  )
  return scope.state(
    concat(of(before), now$).pipe(map((rows) => readTags(rows, venue))),
    readTags(before, venue),
  )
}

function readTags(rows: readonly LeagueTagRow[], venue: string): readonly LeagueTag[] {
  return rows
    .filter(({ venueCode }) => venueCode === venue)
    .toSorted((a, b) => a.sorting - b.sorting)
    .flatMap((row) => readTag(row) ?? [])
    .slice(0, MAX_TAGS)
}

/** `null` for a tag of a kind or of a sport that is not known. */
function readTag(row: LeagueTagRow): LeagueTag | null {
  const types: readonly SeriesType[] = ['league', 'champion']
  const seriesType = types.find((type) => SERIES_TYPES[type] === row.category)
  const sport = row.race === 0 ? null : sportOfId(row.race)
  if (seriesType === undefined || (row.race !== 0 && sport === null)) return null
  return {
    name: row.leagueTagName,
    seriesType,
    sport,
    leagueIds: partsOf(row.leagueId),
    keywords: partsOf(row.keywords),
    betTypes: partsOf(row.displayRules).flatMap((index) => BET_TYPES[Number(index)] ?? []),
    icons: {
      dark: pictureOf(row.icon),
      light: pictureOf(row.iconLight),
      chosen: pictureOf(row.iconChosen),
    },
  }
}

function partsOf(text: string): readonly string[] {
  return text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

/** A path on this site or a web address; empty for anything else. */
function pictureOf(given: string): string {
  return /^\/[\w.-]+(?:\/[\w.-]+)*$/.test(given) ? given : (readWebAddress(given) ?? '')
}
