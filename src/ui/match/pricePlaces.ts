interface Beside {
  /** The row of the price that was the starting point. */
  readonly row: number
  /** `null` when no column on that side has a price. */
  readonly price: HTMLElement | null
}

/** The price in the next column that has one, in the same row or the nearest to it. */
export function priceBeside(within: Element, from: HTMLElement, step: 1 | -1): Beside {
  const columns = columnsOf(within)
  const own = columns.findIndex((column) => column.contains(from))
  const row = [...(columns[own]?.children ?? [])].indexOf(from)
  for (let index = own + step; index >= 0 && index < columns.length; index += step) {
    const price = nearest(columns[index], row)
    if (price !== null) return { row, price }
  }
  return { row, price: null }
}

/** The first price of a page in this row, or the nearest to it. */
export function priceOfPage(page: Element | undefined, row: number): HTMLElement | null {
  for (const column of page === undefined ? [] : columnsOf(page)) {
    const price = nearest(column, row)
    if (price !== null) return price
  }
  return null
}

function columnsOf(within: Element): readonly Element[] {
  return [...within.querySelectorAll('[data-column]')]
}

function nearest(column: Element | undefined, row: number): HTMLElement | null {
  const cells = [...(column?.children ?? [])].map((cell, index) => ({ cell, away: Math.abs(index - row) }))
  const [first] = cells
    .filter(({ cell }) => cell.matches('[data-price]'))
    .toSorted((one, other) => one.away - other.away)
  return first?.cell instanceof HTMLElement ? first.cell : null
}
