import { map, merge, type Observable, skip } from 'rxjs'
import { ok } from '../domain/result.ts'
import type { GameBetRecord } from '../domain/rounds/gameBet.ts'
import { polledFeed$ } from '../feeds/polledFeed.ts'
import { createProtectionFeed, type ProtectionState } from '../feeds/protection/index.ts'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Link } from '../link/createLink.ts'
import type { GamesPush } from '../link/gamesPush.ts'
import type { GameBets } from '../machines/gameBets/createGameBets.ts'
import { gameBetRecord } from '../venues/gameBetRecord.ts'
import type { ReadRecords } from '../venues/gameRecords.ts'
import type { VenueCore } from './venueCore.ts'

const EVERY_MS = 10_000

/** The newest own bets on a game, from the record list of its product; read while a screen shows them. */
export function ownGameBets$(
  screen: Scope,
  read: () => ReturnType<ReadRecords>,
  { conditions }: Pick<VenueCore, 'conditions'>,
): State$<Feed<readonly GameBetRecord[]>> {
  const records = () =>
    read().pipe(
      map((result) =>
        result.ok ? ok(result.value.value.records.flatMap((row) => gameBetRecord(row) ?? [])) : result,
      ),
    )
  return screen.state<Feed<readonly GameBetRecord[]>>(
    polledFeed$(records, { everyMs: EVERY_MS, conditions }),
    CONNECTING,
  )
}

/** `bets` changes when a bet is taken; `push` reports when one is paid. */
interface Played {
  readonly push: Pick<GamesPush, 'bets$'>
  readonly bets: Pick<GameBets, 'calls$'>
}

/** What the member has played today, to be shown wherever a stake is set; the net follows each return at once. */
export function playedToday$(
  screen: Scope,
  { link, conditions }: Pick<VenueCore, 'conditions'> & { readonly link: Pick<Link, 'call'> },
  { push, bets }: Played,
): State$<Feed<ProtectionState>> {
  const changed$: Observable<unknown> = merge(push.bets$, bets.calls$.pipe(skip(1)))
  return createProtectionFeed(screen, {
    link,
    conditions,
    changed$,
    onSaved: () => undefined,
    onFailure: () => undefined,
  }).protection$
}
