import { map, tap } from 'rxjs'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { sitePaths } from '../../wire/site/paths.ts'
import { balances } from '../../wire/site/member.ts'
import { noBets, noSports } from '../noSports.ts'
import { unitsMoney } from '../unitsMoney.ts'
import type { Venue, VenueRules } from '../venue.ts'
import type { VenueDeps } from '../venueDeps.ts'

/** Nothing is bet on here; both wallets are shown. */
const RULES: VenueRules = {
  betTypes: ['live'],
  oddsFormats: ['europe'],
  acceptanceModes: ['none'],
  currencies: ['RMB', 'USDT'],
  maxLegs: 1,
  parlay: null,
}

/**
 * The venue ZBYX, which has no sport menu: it is launched, and leads to the rooms of the anchors. It has no calls of
 * its own, so its balance is that of the site (docs/decisions/0094-the-bridge-is-a-way-to-a-venue.md).
 */
export function createZbyx({ session, serverNow, siteCall$ }: VenueDeps) {
  return {
    code: 'ZBYX',
    rules: RULES,
    sports: noSports(serverNow),
    bets: {
      ...noBets(serverNow),
      balance: (currency) =>
        siteCall$({ path: sitePaths.balances, body: {}, data: balances, kind: 'read' }).pipe(
          map((result) => {
            if (!result.ok) return result
            const row = result.value.items.find((each) => each.currency === currency)
            const amount = unitsMoney(row?.balance ?? null, currency)
            return amount === null ? err(transportFailure('badData')) : ok(amount)
          }),
        ),
    },
    lobby: {
      enter: () =>
        session.launched().pipe(
          tap((access) => {
            if (access.ok) session.reportCall('ok')
          }),
          map((access) => (access.ok ? ok(null) : access)),
        ),
    },
  } satisfies Venue
}
