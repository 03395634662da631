import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvText } from '../../../streams/domain/csv.ts'

it('writes quoted text and bare numbers, with a mark for spreadsheets', () => {
  expect(
    csvText([
      ['name', 'sum'],
      ['a "b", c', { number: '-12.50' }],
    ]),
  ).toBe('\ufeff"name","sum"\r\n"a ""b"", c",-12.50\r\n')
})

it.each(['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', ' =1', '\r\n=1', '＝1', '＋1', '－1', '＠x'])(
  'writes %j after an apostrophe, so that it is no formula',
  (text) => {
    expect(csvText([[text]])).toBe(`\ufeff"'${text.replaceAll('"', '""')}"\r\n`)
  },
)

it('does not take a number for one that is none', () => {
  expect(csvText([[{ number: '=1' }]])).toBe('\ufeff"\'=1"\r\n')
})

/** Reads what `csvText` wrote, by RFC 4180. */
function read(text: string): string[][] {
  const rows: string[][] = []
  for (const match of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    const [, quoted, bare, end] = match
    const row = rows.at(-1) ?? []
    if (rows.length === 0) rows.push(row)
    row.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

it('any text is read again as it was, and none begins like a formula', () => {
  const texts = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(texts, (rows) => {
      const again = read(csvText(rows))
      expect(again.map((row) => row.map((cell, index) => [index, cell.replace(/^'/, '')]))).toEqual(
        rows.map((row) => row.map((cell, index) => [index, cell.replace(/^'/, '')])),
      )
      for (const cell of again.flat()) expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝＋－＠]/u)
    }),
  )
})
