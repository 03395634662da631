import type { Migration } from './migration.ts'

/** A member has one wallet for each purpose and currency. Existing wallets get the purpose `main`. */
export const accountPurposesMigration: Migration = {
  id: '0010-account-purposes',
  statements: [
    `ALTER TABLE ledger_accounts ADD COLUMN purpose text`,
    `UPDATE ledger_accounts SET purpose = 'main' WHERE member_id IS NOT NULL`,
    `ALTER TABLE ledger_accounts
      DROP CONSTRAINT ledger_accounts_member_id_currency_key,
      ADD CONSTRAINT one_wallet_for_each_purpose UNIQUE (member_id, purpose, currency),
      ADD CONSTRAINT wallet_has_purpose CHECK ((member_id IS NULL) = (purpose IS NULL)),
      ADD CONSTRAINT wallet_purpose_known CHECK (
        purpose IN ('main', 'casino', 'lottery', 'locked', 'bonus') OR purpose ~ '^venue:[A-Z0-9]{1,16}$'
      )`,
  ],
}
