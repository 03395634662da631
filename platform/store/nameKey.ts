/**
 * The unique key of a name: names with the same key are the same account and share one limit on wrong
 * passwords. Case is folded here and not in the database, where it depends on the locale.
 */
export function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase().trim()
}
