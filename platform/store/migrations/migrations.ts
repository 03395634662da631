import { accountsMigration } from './0001accounts.ts'
import { sessionsMigration } from './0002sessions.ts'
import { ledgerMigration } from './0003ledger.ts'
import { ordersMigration } from './0004orders.ts'
import { notesMigration } from './0005notes.ts'
import { roomsMigration } from './0006rooms.ts'
import { leasesMigration } from './0007leases.ts'
import type { Migration } from './migration.ts'

/** The schema's history, oldest first. New ones go to the end. */
export const MIGRATIONS: readonly Migration[] = [
  accountsMigration,
  sessionsMigration,
  ledgerMigration,
  ordersMigration,
  notesMigration,
  roomsMigration,
  leasesMigration,
]
