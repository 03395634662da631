import { filter, merge, skip, tap } from 'rxjs'
import type { RoundProduct } from '../domain/rounds/round.ts'
import { createToldCommitments, type ToldCommitments } from '../feeds/rounds/index.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Link } from '../link/createLink.ts'
import { createGamesPush, type GamesPush } from '../link/gamesPush.ts'
import { createGameBets, type GameBets } from '../machines/gameBets/createGameBets.ts'
import { createGameBetStore } from '../machines/gameBets/gameBetStore.ts'
import { anchorGameRecords, lookUpBets, productRecords, type ReadRecords } from '../venues/gameRecords.ts'
import { createLaunchedProduct, type LaunchedProduct } from '../venues/launchedProduct.ts'
import { LOTTERY_LISTS_VENUE } from '../wire/lottery/paths.ts'
import { siteWalletTypes } from '../wire/site/siteInfo.ts'
import type { VenuePart, VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

// What the screens of all games that are played in rounds share; each part is made once.

/** The push of rounds and own bets. */
export function gamesPush(scope: Scope, { link, ports }: VenueCore): GamesPush {
  return createGamesPush(scope, { link, socket: ports.socket, random: () => ports.random.next() })
}

/** The commitments that this device received before their rounds opened. */
export function toldCommitments(_scope: Scope, { ports }: VenueCore): ToldCommitments {
  return createToldCommitments(ports.storage.local)
}

const launched =
  (code: string) =>
  (scope: Scope, { link, ports, currency$ }: VenueCore): LaunchedProduct =>
    createLaunchedProduct(scope, { link, ports }, code, {
      walletType: () => siteWalletTypes[currency$.value],
    })

export const casinoProduct = launched('ZR')
export const lotteryProduct = launched('CP')

/** The venue that lists the lotteries, and the bets on all products. */
export function listsProduct(scope: Scope, { link, ports }: VenueCore): LaunchedProduct {
  return createLaunchedProduct(scope, { link, ports }, LOTTERY_LISTS_VENUE)
}

/** The site's calls beside a live picture, whose codes cause no exit of the site (docs/games/anchor.md, 5.3). */
export function inGameLink(link: VenueCore['link']): Pick<Link, 'times' | 'call'> {
  return { times: link.times, call: (call) => link.call({ ...call, ownExits: true }) }
}

/** The record list of the anchor games for a call beside a live picture. */
export function inGameRecords(link: VenueCore['link']): ReadRecords {
  return anchorGameRecords(inGameLink(link))
}

/** The record list of a product. */
export function recordsOf(product: RoundProduct, { link }: VenueCore, part: VenueParts): ReadRecords {
  switch (product) {
    case 'anchorGame':
      return anchorGameRecords(link)
    case 'casino':
      return productRecords(part(casinoProduct).ask, product)
    case 'lottery':
      return productRecords(part(lotteryProduct).ask, product)
  }
}

const betsOf =
  (product: RoundProduct) =>
  (scope: Scope, core: VenueCore, part: VenueParts): GameBets => {
    const told$ = part(gamesPush).bets$
    const bets = createGameBets(scope, {
      lookUp: lookUpBets(
        product === 'anchorGame' ? inGameRecords(core.link) : recordsOf(product, core, part),
      ),
      store: createGameBetStore(core.ports.storage.local, core.member.id, product),
      told$,
    })
    // A bet that was taken, paid or given back has changed the balance, which the venue's push does not report.
    const paid$ = told$.pipe(filter((bet) => bet.product === product))
    scope.run(merge(bets.calls$.pipe(skip(1)), paid$).pipe(tap(core.wallet.refresh)))
    return bets
  }

/** The member's bets at each product; those without an outcome are looked up from when the part is made. */
export const anchorGameBets = betsOf('anchorGame')
export const casinoBets = betsOf('casino')
export const lotteryBets = betsOf('lottery')

/** The same by product. */
export const gameBets: Readonly<Record<RoundProduct, VenuePart<GameBets>>> = {
  anchorGame: anchorGameBets,
  casino: casinoBets,
  lottery: lotteryBets,
}
