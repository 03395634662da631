/** A cell: text, or a number that is written as it is, such as an amount in units. */
export type CsvCell = string | { readonly number: string }

/**
 * What a spreadsheet takes for a formula, also in full width and after white space
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read Chinese text. Text that begins like a
 * formula is written after an apostrophe, which spreadsheets show as text.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return NUMBER.test(cell.number) ? cell.number : quoted(cell.number)
  return quoted(cell)
}

function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
