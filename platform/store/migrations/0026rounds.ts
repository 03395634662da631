import type { Migration } from './migration.ts'

/**
 * Rounds of anchor games, casino tables and lotteries (docs/games/rounds.md, 2). Each change of a round takes the next
 * number of one sequence, which orders the changes of all rounds for their readers. Rounds and positions also have the
 * number of the transaction that changed them last, as orders do, so that no change is missed which commits out of
 * order.
 */
export const roundsMigration: Migration = {
  id: '0026-rounds',
  statements: [
    `CREATE SEQUENCE round_versions`,
    `CREATE TABLE rounds (
      product text NOT NULL CHECK (product IN ('casino', 'lottery', 'anchorGame')),
      game text NOT NULL,
      round text NOT NULL,
      status text NOT NULL CHECK (
        status IN ('announced', 'open', 'sealed', 'interrupted', 'decided', 'closed', 'void')
      ),
      announced_at bigint NOT NULL,
      opens_at bigint NOT NULL,
      seals_at bigint NOT NULL,
      result_at bigint NOT NULL,
      pays_at bigint,
      ends_at bigint,
      retry_at bigint,
      decided_at bigint,
      commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
      seed text CHECK (seed ~ '^[0-9a-f]{64}$'),
      result jsonb,
      shoe jsonb,
      version bigint NOT NULL,
      changed_in bigint NOT NULL,
      PRIMARY KEY (product, game, round),
      CONSTRAINT round_times_in_order CHECK (
        opens_at < seals_at AND seals_at < result_at AND result_at <= coalesce(pays_at, result_at)
        AND coalesce(pays_at, result_at) <= coalesce(ends_at, pays_at, result_at)
      ),
      CONSTRAINT round_is_retried CHECK ((status = 'interrupted') = (retry_at IS NOT NULL)),
      CONSTRAINT round_seed_when_over CHECK ((status IN ('decided', 'closed', 'void')) = (seed IS NOT NULL)),
      CONSTRAINT round_result_when_decided CHECK (
        (status IN ('decided', 'closed')) = (result IS NOT NULL)
        AND (result IS NULL) = (decided_at IS NULL)
        AND (result IS NULL OR (pays_at IS NOT NULL AND ends_at IS NOT NULL))
      )
    )`,
    `CREATE INDEX rounds_of_game ON rounds (product, game, opens_at, round)`,
    `CREATE INDEX rounds_under_way ON rounds (product, game) WHERE status NOT IN ('closed', 'void')`,
    `CREATE INDEX rounds_of_shoe ON rounds (product, game, (shoe ->> 'number')) WHERE shoe IS NOT NULL`,
    `CREATE INDEX rounds_changed ON rounds (changed_in)`,
    `CREATE FUNCTION number_round_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.version := nextval('round_versions');
      NEW.changed_in := pg_current_xact_id()::text::bigint;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER rounds_version BEFORE INSERT OR UPDATE ON rounds
      FOR EACH ROW EXECUTE FUNCTION number_round_change()`,
    `CREATE FUNCTION refuse_other_commitment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the commitment of a round does not change' USING ERRCODE = 'check_violation';
    END $$`,
    `CREATE TRIGGER rounds_commitment BEFORE UPDATE ON rounds
      FOR EACH ROW WHEN (
        (OLD.product, OLD.game, OLD.round, OLD.commitment) <> (NEW.product, NEW.game, NEW.round, NEW.commitment)
        OR (OLD.seed, OLD.result) IS DISTINCT FROM (NEW.seed, NEW.result) AND OLD.seed IS NOT NULL
      )
      EXECUTE FUNCTION refuse_other_commitment()`,
    `INSERT INTO state_changes (subject, from_state, to_state) VALUES
      ('round', 'announced', 'open'),
      ('round', 'announced', 'interrupted'),
      ('round', 'announced', 'void'),
      ('round', 'open', 'sealed'),
      ('round', 'open', 'interrupted'),
      ('round', 'open', 'void'),
      ('round', 'sealed', 'decided'),
      ('round', 'sealed', 'interrupted'),
      ('round', 'sealed', 'void'),
      ('round', 'interrupted', 'decided'),
      ('round', 'interrupted', 'void'),
      ('round', 'decided', 'closed')`,
    `CREATE TRIGGER rounds_state_change BEFORE UPDATE OF status ON rounds
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_state_change('round')`,
    `ALTER TABLE positions ADD COLUMN changed_in bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint`,
    `CREATE FUNCTION number_position_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed_in := pg_current_xact_id()::text::bigint;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER positions_changed_in BEFORE UPDATE ON positions
      FOR EACH ROW EXECUTE FUNCTION number_position_change()`,
    `CREATE INDEX positions_changed ON positions (changed_in)`,
    `CREATE INDEX positions_of_round ON positions (product, game, round)`,
    `CREATE INDEX positions_of_member ON positions (member_id, placed_at, position_no)`,
  ],
}
