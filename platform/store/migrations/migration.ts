/**
 * One migration of the schema. Statements run one by one, because the embedded database accepts one at a
 * time. A released migration is never edited, since its checksum is stored; a change is a new migration.
 */
export interface Migration {
  readonly id: string
  readonly statements: readonly string[]
}
