import { casinoTables } from '../../streams/domain/casino/tables.ts'
import type { RoundProduct } from '../../streams/domain/rounds/round.ts'
import type { PlatformClock } from '../clock.ts'
import type { RoundGame } from '../rounds/roundGame.ts'
import { anchorRoundGames } from './anchorGames/anchorRoundGame.ts'
import { createGameSwitches, type GameSwitches } from './anchorGames/gameSwitches.ts'
import type { CasinoTables } from './casino/casinoDeps.ts'
import { tableRoundGames } from './casino/tableRoundGame.ts'
import { createTableSwitches } from './casino/tableSwitches.ts'
import { type ChasedDraws, createChasedDraws } from './lottery/chasedDraws.ts'
import { lotteryRoundGames } from './lottery/lotteryRoundGame.ts'
import { createSaleStatuses, type SaleStatuses } from './lottery/saleStatuses.ts'
import type { SharedSettingDeps } from './sharedSetting.ts'

/** The games that are played in rounds, and what they share with the calls of their products. */
export interface Games {
  readonly roundGames: readonly RoundGame[]
  readonly switches: GameSwitches
  readonly sales: SaleStatuses
  readonly chased: ChasedDraws
  readonly casino: CasinoTables
}

interface GamesDeps extends SharedSettingDeps {
  readonly clock: Pick<PlatformClock, 'rate'>
}

/**
 * All games; a new product adds its own here.
 *
 * @param tables how many tables the casino has.
 * @param played the products that announce new rounds. Rounds of the others are brought to their end.
 */
export async function loadGames(
  { store, clock: { rate }, real }: GamesDeps,
  { played, tables }: { readonly played: readonly RoundProduct[]; readonly tables?: number | undefined },
): Promise<Games> {
  const switches = await createGameSwitches({ store, real })
  const sales = await createSaleStatuses({ store, real })
  const chased = createChasedDraws()
  const casino = {
    tables: casinoTables(tables),
    switches: await createTableSwitches({ store, real }),
  }
  const games = [
    ...anchorRoundGames({ switches, rate }),
    ...tableRoundGames({ ...casino, rate }),
    ...lotteryRoundGames({ sales, chased, rate }),
  ]
  const roundGames = games.map((game): RoundGame => ({
    ...game,
    announces: () => played.includes(game.product) && game.announces(),
  }))
  return { roundGames, switches, sales, chased, casino }
}
