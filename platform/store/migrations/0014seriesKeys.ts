import type { Migration } from './migration.ts'

/** The numbers of covers, by their legs. */
const COVERS = [3004, 40011, 50026, 60057, 700120, 800247, 900502, 10001013]

const coverNumbers = COVERS.map((number, index) => `(${number}, ${index + 3})`).join(', ')

/**
 * The key of a series (`3:2+3`) for its former number on so many legs: 1 for a single, a thousand times the
 * size and one for a fold. A number that is no series on these legs is kept as it is.
 */
const CREATE_SERIES_KEY = `
  CREATE FUNCTION former_series_key(number bigint, legs bigint) RETURNS text LANGUAGE sql AS $$
    SELECT CASE
      WHEN number = 1 THEN '1:1'
      WHEN number % 1000 = 1 AND number / 1000 BETWEEN 2 AND legs THEN legs || ':' || number / 1000
      ELSE coalesce(
        (SELECT legs || ':' || (SELECT string_agg(size::text, '+' ORDER BY size) FROM generate_series(2, legs) size)
        FROM (VALUES ${coverNumbers}) AS covers (cover, cover_legs)
        WHERE cover = number AND cover_legs = legs),
        number::text
      )
    END
  $$`

/** Series are stored by their combinations; until now orders and shared bets held numbers of one venue. */
export const seriesKeysMigration: Migration = {
  id: '0014-series-keys',
  statements: [
    CREATE_SERIES_KEY,
    `ALTER TABLE orders
      DROP CONSTRAINT orders_series_check,
      ALTER COLUMN series TYPE text USING series::text,
      ADD CONSTRAINT order_has_series CHECK (series <> '')`,
    `UPDATE orders SET series = former_series_key(
      series::bigint,
      (SELECT count(*) FROM order_legs WHERE order_legs.order_no = orders.order_no)
    )`,
    `UPDATE room_messages SET body = jsonb_set(
      body, '{series}', to_jsonb(former_series_key((body ->> 'series')::bigint, jsonb_array_length(body -> 'legs')))
    )
    WHERE type = 2 AND body ->> 'series' ~ '^[0-9]{1,9}$' AND jsonb_typeof(body -> 'legs') = 'array'`,
    `DROP FUNCTION former_series_key`,
  ],
}
