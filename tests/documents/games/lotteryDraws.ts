/** Draws with the seed `000102…1f`, by lottery and draw: what is drawn, and the numbers. */
type Draw = readonly [
  ticketId: string,
  planId: string,
  draws: readonly number[],
  numbers: readonly number[],
  commitment: string,
]

const ROWS: readonly Draw[] = [
  [
    '101',
    '20261120-1251',
    [1, 5, 0],
    [1, 5, 0],
    'a6448d7ce8d01a6656a7b6d10f6a34c98ca8218b6b9167c818ca4e39166eb005',
  ],
  [
    '102',
    '20261120-0480',
    [7, 6, 0],
    [7, 6, 0],
    '1236ff4f4bf8e7a4022533d4297e5520070045ead8648796af7b27bea04e6668',
  ],
  [
    '201',
    '20261120-1251',
    [1, 4, 0, 9, 4],
    [1, 4, 0, 9, 4],
    'cae5d8b03be20b6e9d9662c601c686213936bddee720e74494f31561512d597e',
  ],
  [
    '201',
    '20261120-1250',
    [7, 1, 3, 6, 2],
    [7, 1, 3, 6, 2],
    'eed17265237eec691512035708e0159abefacc4cc2d7622fe850d5b7f1dcf160',
  ],
  [
    '203',
    '20261120',
    [2, 4, 1, 0, 9],
    [2, 4, 1, 0, 9],
    'd1a9b6e951675793e59e058ae1ad9adc692153ac2f251524fbb7618d3b9d7b2e',
  ],
  [
    '301',
    '20261120-0250',
    [9, 2, 4, 2, 1, 1, 2, 2, 0, 0],
    [10, 3, 6, 4, 2, 5, 8, 9, 1, 7],
    '2a9947e192ac84d1571ef467ac73c9ee39894ae6c5953aabe3c33f062533f757',
  ],
  [
    '401',
    '20261120-0062',
    [4, 2, 0, 0, 2],
    [5, 3, 1, 2, 7],
    '979910a2895f99ca7b926a7983438e2ddac5b7ca968be56fe5fe9f2856fb8efd',
  ],
  [
    '501',
    '20261120-0125',
    [5, 2, 4],
    [6, 3, 5],
    '88eee6c0b821e636e2af7377161adceab4f4819c3ec5fc4e198e7b058ab0b538',
  ],
  [
    '601',
    '2026-140',
    [48, 36, 34, 40, 30, 30, 39],
    [49, 37, 35, 43, 31, 32, 45],
    '5ceb378d7bd967268260d3c4f4eb4846fc660dfe2ae14d9d783c64ae67c83fa4',
  ],
  [
    '602',
    '20261120-0250',
    [39, 2, 33, 28, 30, 13, 31],
    [40, 3, 35, 30, 33, 15, 37],
    'd248a9a90960650e32c769f06d326ed1144d19eac858ea7651a6bf11a3a03f19',
  ],
]

export const DRAWS = ROWS.map(([ticketId, planId, draws, numbers, commitment]) => ({
  key: ['lottery', ticketId, planId] as const,
  draws,
  numbers,
  commitment,
  source: 'lottery 3; rounds 3.3',
  named: ['below(10)', 'take'],
}))
