/**
 * One step of the schema. Statements run one by one, because an embedded database takes one at a time.
 * A released migration is never edited: its checksum is stored with it, and a change is a new migration.
 */
export interface Migration {
  readonly id: string
  readonly statements: readonly string[]
}
