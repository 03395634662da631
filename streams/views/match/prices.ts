import type { Leg } from '../../domain/leg.ts'
import { marketKey } from '../../domain/market.ts'
import { type Match, teamNames } from '../../domain/match.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import { oddsDisplayOf } from '../../domain/oddsFormat.ts'
import { isEsport } from '../../domain/vocabulary/sports.ts'
import type { OddsBook, PriceCell } from '../../feeds/odds/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { State$ } from '../../kernel/state.ts'
import { legKey, selectionKey } from '../../machines/slip/legKeys.ts'
import type { Notices } from '../notices.ts'
import { NO_PRICE, type PriceRef, type PriceView, priceView, samePrice } from './priceView.ts'

export interface PricesDeps {
  readonly venue: string
  readonly book: Pick<OddsBook, 'selection$' | 'match$' | 'layout$'>
  readonly oddsFormat$: State$<OddsFormat>
  readonly chosen$: State$<ReadonlySet<string>>
  readonly toggleLeg: (leg: Leg) => void
  /** Makes a slip of several legs a series, unless it is one. */
  readonly toSeries: () => void
  /** Removes the leg with this key (`legKey`) from the slip. */
  readonly removeLeg: (key: string) => void
  readonly notices: Pick<Notices, 'say'>
}

export interface Prices {
  /** One shared stream per place, while it has subscribers. */
  price$(ref: PriceRef): State$<PriceView>
  /** Handles a tap: adds the selection to the slip or removes it. A price that is not open shows a notice. */
  toggle(ref: PriceRef): void
}

/** How long a price without subscribers is kept, for rows that scroll out and back, ms. */
const GRACE_MS = 2000

export function createPrices(deps: PricesDeps): Prices {
  const cellOf$ = (ref: PriceRef): State$<PriceCell | null> =>
    deps.book.selection$(ref.matchId, marketKey(ref.spec), ref.slot, ref.side)
  const price$ = keyed(
    (ref: PriceRef) =>
      combineStates(
        { cell: cellOf$(ref), format: deps.oddsFormat$, chosen: deps.chosen$ },
        ({ cell, format, chosen }) =>
          priceView(ref, cell, {
            format,
            display: oddsDisplayOf(deps.book.match$(ref.matchId).value?.sport),
            chosen: isChosen(ref, cell, chosen),
          }),
        samePrice,
      ),
    { initial: () => NO_PRICE, graceMs: GRACE_MS, keyOf: placeOf },
  )
  return {
    price$,
    toggle: (ref) => {
      const cell = cellOf$(ref).value
      const match = deps.book.match$(ref.matchId).value
      // A chosen price can always be removed, whatever its state.
      if (isChosen(ref, cell, deps.chosen$.value)) {
        deps.removeLeg(legKey(ref))
        return
      }
      if (cell === null || match === null) return
      if (cell.stale) {
        deps.notices.say('markets.tapped.stale')
        return
      }
      if (cell.odds === null || cell.status !== 'open') {
        deps.notices.say(`markets.tapped.${cell.status === 'open' ? 'locked' : cell.status}`)
        return
      }
      deps.toggleLeg(legOf(deps.venue, ref, { ...cell, odds: cell.odds }, match, marketName(deps.book, ref)))
      if (ref.series === true) deps.toSeries()
    },
  }
}

/** The identity of a place. */
function placeOf({ matchId, spec, slot, side, series = false }: PriceRef): string {
  return [matchId, marketKey(spec), slot, side, series].join('|')
}

/** The market's name in the member's language. */
function marketName(book: PricesDeps['book'], { matchId, spec }: PriceRef): string {
  const key = marketKey(spec)
  return book.layout$(matchId).value.find((market) => market.key === key)?.name ?? ''
}

function isChosen(ref: PriceRef, cell: PriceCell | null, chosen: ReadonlySet<string>): boolean {
  return chosen.size > 0 && chosen.has(selectionKey({ ...ref, line: cell?.line ?? null }))
}

function legOf(
  venue: string,
  ref: PriceRef,
  cell: PriceCell & { readonly odds: Leg['agreedOdds'] },
  match: Match,
  marketName: string,
): Leg {
  return {
    venue,
    choice: {
      matchId: match.id,
      sport: match.sport,
      spec: ref.spec,
      handle: cell.handle,
      line: cell.line,
      side: ref.side,
    },
    wire: { marketId: cell.marketId, optionId: cell.optionId, playId: cell.playId },
    agreedOdds: cell.odds,
    timing: timingOfMatch(match),
    parlayAllowed: match.parlayAllowed && cell.parlayAllowed,
    oddsFormats: cell.oddsFormats,
    score: match.teams === null || match.state === 'notStarted' ? null : match.score,
    leagueId: match.league.id,
    kickOff: match.kickOff,
    ...(match.sealsAt === undefined ? {} : { sealsAt: match.sealsAt }),
    ...(ref.channel === undefined ? {} : { channel: ref.channel }),
    names: {
      ...teamNames(match),
      ...(cell.name === '' ? {} : { entrant: cell.name }),
      league: match.league.name,
      market: marketName,
    },
  }
}

export function timingOfMatch({ sport, teams, state, sealsAt }: Match): Leg['timing'] {
  if (sealsAt !== undefined) return 'virtual'
  if (isEsport(sport)) return 'esports'
  if (teams === null) return 'champion'
  return state === 'notStarted' ? 'early' : 'live'
}
