import { map, type Observable } from 'rxjs'
import { compareRounds } from '../domain/casino/roundNumbers.ts'
import { addStakes, NO_STAKES, type Stakes, stakesOf } from '../domain/casino/stakes.ts'
import { type Currency, CURRENCY_IDS } from '../domain/money.ts'
import { ok } from '../domain/result.ts'
import type { GameBetRecord } from '../domain/rounds/gameBet.ts'
import { playOf } from '../feeds/casino/index.ts'
import { polledFeed$ } from '../feeds/polledFeed.ts'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import { gameBetRecord } from '../venues/gameBetRecord.ts'
import type { ReadRecords } from '../venues/gameRecords.ts'
import { RECORD_TIMES } from '../wire/games/records.ts'
import type { VenueCore } from './venueCore.ts'

const OWN_BETS = 50
const OWN_BETS_EVERY_MS = 10_000
/** Number of the newest records, among which are all bets of a round. */
const LAST_BETS = 20

/** The accepted bets of the newest round before the present one. Nothing where they cannot be read. */
export function lastBets(records: ReadRecords, tableId: string, currency$: State$<Currency>) {
  return (present: () => string | null): Observable<Stakes> =>
    records({
      tableId,
      size: LAST_BETS,
      timeType: RECORD_TIMES.month,
      currencyCode: CURRENCY_IDS[currency$.value],
    }).pipe(
      map((result) => {
        if (!result.ok) return NO_STAKES
        const own = result.value.value.records.flatMap((row) => gameBetRecord(row) ?? [])
        const earlier = own.filter(({ round }) => isEarlier(round, present()))
        return earlier
          .filter(({ round }) => round === earlier[0]?.round)
          .map(stakeOf)
          .reduce(addStakes, NO_STAKES)
      }),
    )
}

function isEarlier(round: string, present: string | null): boolean {
  const order = present === null ? null : compareRounds(round, present)
  return order === null || order < 0
}

function stakeOf({ option, stake }: GameBetRecord): Stakes {
  const play = playOf(option)
  return play === null ? NO_STAKES : stakesOf((each) => (each === play ? stake.minor : 0))
}

interface OwnBetsDeps extends Pick<VenueCore, 'currency$' | 'conditions'> {
  readonly records: ReadRecords
  readonly tableId: string
}

/** The member's bets at a table, newest first; read until the screen is closed. */
export function ownBets$(
  screen: Scope,
  { records, tableId, currency$, conditions }: OwnBetsDeps,
): State$<Feed<readonly GameBetRecord[]>> {
  const read = () =>
    records({
      tableId,
      size: OWN_BETS,
      timeType: RECORD_TIMES.month,
      currencyCode: CURRENCY_IDS[currency$.value],
    }).pipe(
      map((result) =>
        result.ok ? ok(result.value.value.records.flatMap((row) => gameBetRecord(row) ?? [])) : result,
      ),
    )
  return screen.state<Feed<readonly GameBetRecord[]>>(
    polledFeed$(read, { everyMs: OWN_BETS_EVERY_MS, conditions }),
    CONNECTING,
  )
}
