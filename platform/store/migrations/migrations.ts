import { accountsMigration } from './0001accounts.ts'
import { sessionsMigration } from './0002sessions.ts'
import { ledgerMigration } from './0003ledger.ts'
import { ordersMigration } from './0004orders.ts'
import { notesMigration } from './0005notes.ts'
import { roomsMigration } from './0006rooms.ts'
import { leasesMigration } from './0007leases.ts'
import { memberSecurityMigration } from './0008memberSecurity.ts'
import { sharedOrdersMigration } from './0009sharedOrders.ts'
import { accountPurposesMigration } from './0010accountPurposes.ts'
import { giftsMigration } from './0011gifts.ts'
import { orderReturnsMigration } from './0012orderReturns.ts'
import { positionsMigration } from './0013positions.ts'
import { seriesKeysMigration } from './0014seriesKeys.ts'
import { entrantNamesMigration } from './0015entrantNames.ts'
import { orderTotalsMigration } from './0016orderTotals.ts'
import { matchResultsMigration } from './0017matchResults.ts'
import { favouritesMigration } from './0018favourites.ts'
import { cashOutRequestsMigration } from './0019cashOutRequests.ts'
import { protectionMigration } from './0020protection.ts'
import { reservationsMigration } from './0021reservations.ts'
import { withdrawnResultsMigration } from './0024withdrawnResults.ts'
import { placingChannelsMigration } from './0025placingChannels.ts'
import { roundsMigration } from './0026rounds.ts'
import { transfersMigration } from './0027transfers.ts'
import { chasesMigration } from './0028chases.ts'
import { scorePredictionsMigration } from './0029scorePredictions.ts'
import { roomCompanyMigration } from './0030roomCompany.ts'
import { pollsAndBagsMigration } from './0031pollsAndBags.ts'
import { messageKeysMigration } from './0032messageKeys.ts'
import { personaMutesMigration } from './0033personaMutes.ts'
import type { Migration } from './migration.ts'

/** All migrations, oldest first. New ones are appended. */
export const MIGRATIONS: readonly Migration[] = [
  accountsMigration,
  sessionsMigration,
  ledgerMigration,
  ordersMigration,
  notesMigration,
  roomsMigration,
  leasesMigration,
  memberSecurityMigration,
  sharedOrdersMigration,
  accountPurposesMigration,
  giftsMigration,
  orderReturnsMigration,
  positionsMigration,
  seriesKeysMigration,
  entrantNamesMigration,
  orderTotalsMigration,
  matchResultsMigration,
  favouritesMigration,
  cashOutRequestsMigration,
  protectionMigration,
  reservationsMigration,
  withdrawnResultsMigration,
  placingChannelsMigration,
  roundsMigration,
  transfersMigration,
  chasesMigration,
  scorePredictionsMigration,
  roomCompanyMigration,
  pollsAndBagsMigration,
  messageKeysMigration,
  personaMutesMigration,
]
