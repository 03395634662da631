import { sql, type SQL } from 'drizzle-orm'
import { messageTypes } from '../../../streams/wire/room/constants.ts'

const GIFT = sql.raw(String(messageTypes.gift))

/** Members' gift messages without a gift, gifts without their message, and payments for no gift. */
const MISSING = sql`
  SELECT 'gift' AS source, m.id AS id, 'missing' AS fault
  FROM room_messages m
  LEFT JOIN gifts g ON g.message_id = m.id AND g.member_id = m.member_id
  WHERE m.type = ${GIFT} AND m.member_id IS NOT NULL AND g.message_id IS NULL
  UNION
  SELECT 'gift', g.message_id, 'missing'
  FROM gifts g
  LEFT JOIN room_messages m ON m.id = g.message_id AND m.type = ${GIFT} AND m.member_id = g.member_id
  WHERE m.id IS NULL
  UNION
  SELECT 'gift', substr(t.reference, 6), 'missing'
  FROM ledger_transactions t
  WHERE t.reference LIKE 'gift:%' AND NOT EXISTS (SELECT 1 FROM gifts g WHERE 'gift:' || g.message_id = t.reference)`

const NOT_PAID = sql`
  SELECT 'gift' AS source, g.message_id AS id, 'stake' AS fault
  FROM gifts g
  LEFT JOIN ledger_transactions t ON t.reference = 'gift:' || g.message_id
  LEFT JOIN (
    SELECT e.transaction_id, a.member_id, a.purpose, e.currency, e.amount
    FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.member_id IS NOT NULL
  ) paid ON paid.transaction_id = t.id
  GROUP BY g.message_id
  HAVING count(*) <> 1
    OR NOT coalesce(
      bool_and(
        paid.member_id = g.member_id AND paid.purpose = g.purpose AND paid.currency = g.currency
        AND paid.amount = -g.cost
      ),
      false
    )`

/** Gifts in another room than their message, and sums of members that are not those of their gifts. */
const GIVEN = sql`
  SELECT 'gift' AS source, g.message_id AS id, 'stake' AS fault
  FROM gifts g JOIN room_messages m ON m.id = g.message_id
  WHERE m.room_id <> g.room_id
  UNION
  SELECT 'gift', coalesce(s.room_id, r.room_id) || ' ' || coalesce(s.member_id, r.member_id), 'stake'
  FROM (SELECT room_id, member_id, sum(worth) AS worth FROM gifts GROUP BY room_id, member_id) s
  FULL JOIN room_givers r ON r.room_id = s.room_id AND r.member_id = s.member_id
  WHERE s.worth IS DISTINCT FROM r.worth`

export const GIFT_FINDINGS: readonly SQL[] = [MISSING, NOT_PAID, GIVEN]
